import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { pairAfterPair, pairOf } from '#terminal/lists/query.ts';
import { moneyOf, numberOf } from '#terminal/output/numbers.ts';
import type { Words } from '#terminal/output/words.ts';
import { liabilityResults } from '#terminal/prompts/choices.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { dayOf } from '#terminal/time.ts';
import { showLiability } from './card.ts';
import { findLiability, type Liability } from './liability.ts';

interface SetFlags {
  result?: NonNullable<Liability['result']>;
  dueDate?: string;
  dueReason?: string;
  account?: string;
  symbol?: string;
  transferPeriod?: string;
  title?: string;
  recipient?: string;
  basis?: string[];
  reason?: string;
  expectVersion?: string;
}

export function defineSet(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const set = liabilities
    .command('set')
    .argument('<liability>', text('liabilities.which'))
    .argument('[amount]', text('liabilities.set.amount'))
    .description(text('liabilities.set.summary'))
    .addOption(new Option('--result <result>', text('liabilities.set.result')).choices(liabilityResults))
    .option('--due-date <date>', text('liabilities.set.due'))
    .option('--due-reason <text>', text('liabilities.set.due-reason'))
    .option('--account <account>', text('liabilities.set.account'))
    .option('--symbol <text>', text('liabilities.set.symbol'))
    .option('--transfer-period <text>', text('liabilities.set.transfer-period'))
    .option('--title <text>', text('liabilities.set.title'))
    .option('--recipient <name>', text('liabilities.set.recipient'))
    .addOption(new Option('--basis <pair>', text('liabilities.set.basis')).argParser(pairAfterPair))
    .option('--reason <text>', text('liabilities.set.reason'))
    .option('--expect-version <number>', text('liabilities.set.version'))
    .action(actionOf(tools, setLiability));
  addExamples(set, tools, [
    'biuro liabilities set 9900000112/2026-10/vat 1234',
    "biuro liabilities set 9900000112/2026-10/vat 1300 --reason 'Faktura dosłana po terminie'",
  ]);
}

/** Changes only the given fields. The server refuses when somebody else has changed the liability. */
async function setLiability(
  { withPortal, output, text }: Context,
  flags: SetFlags,
  which = '',
  typed?: string,
): Promise<void> {
  const { expectVersion, ...others } = flags;
  if (typed === undefined && Object.keys(others).length === 0) throw new UsageError(text('liabilities.set.nothing'));
  const expected = expectVersion && numberOf('--expect-version', expectVersion, text);
  const changes = { ...amountOf(typed, text), ...changesOf(flags, text) };

  const { data } = await withPortal(async (portal) => {
    const { id, version, ...known } = await findLiability(portal, which, text);
    const { amount, result, due_date, due_reason, account, transfer_symbol, title, basis } = known;
    const before = { amount, result, due_date, due_reason, account, transfer_symbol, title, basis };
    const body = { ...before, ...changes, version: expected || version };
    return unwrap(portal.api.PUT('/liabilities/{id}', { params: { path: { id } }, body }));
  });
  showLiability(data, output, text);
  const { waiting } = data;
  output.note(
    waiting ? text('correction.asked', { name: waiting.reviewer?.name ?? '' }) : text('liabilities.set.done'),
  );
}

/** A new amount resets the result: the server derives it from the amount unless it was given. An empty amount removes both. */
function amountOf(typed: string | undefined, text: Words) {
  if (typed === undefined) return {};
  return { amount: typed === '' ? null : moneyOf(text('word.amount'), typed, text), result: null };
}

function changesOf(flags: SetFlags, text: Words) {
  const { result, dueDate, dueReason, account, symbol, transferPeriod, title, recipient, basis, reason } = flags;
  return {
    ...(result && { result }),
    ...(dueDate !== undefined && { due_date: dayOf('--due-date', dueDate, text) }),
    ...(dueReason !== undefined && { due_reason: dueReason || null }),
    ...(account !== undefined && { account: account || null }),
    ...(symbol !== undefined && { transfer_symbol: symbol || null }),
    ...(transferPeriod !== undefined && { transfer_period: transferPeriod || null }),
    ...(title !== undefined && { title: title || null }),
    ...(recipient !== undefined && { recipient: recipient || null }),
    ...(basis && { basis: basis.map((pair) => lineOf(pair, text)) }),
    ...(reason && { correction_reason: reason }),
  };
}

function lineOf(pair: string, text: Words) {
  const [label, value] = pairOf('--basis', pair, text);
  return { label, value };
}
