import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { clockText } from '@biuro/core/uptime/duration.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { showBulk } from '#terminal/lists/bulk-answer.ts';
import { pairAfterPair } from '#terminal/lists/query.ts';
import type { Words } from '#terminal/output/words.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { monthOf } from '#terminal/time.ts';

type MonthRow = components['schemas']['UptimeMonth'];
type People = components['schemas']['UptimePeople'];

interface MonthFlags {
  user?: string[];
  all?: true;
  reason?: string;
}

export function defineMonths(uptime: Command, tools: Tools): void {
  const { text } = tools;
  const months = uptime
    .command('months')
    .description(text('uptime.months.summary'))
    .option('--from <month>', text('uptime.months.from'))
    .option('--to <month>', text('uptime.months.to'))
    .option('--user <user>', text('uptime.flag.user'))
    .action(actionOf(tools, showMonths));
  addExamples(months, tools, [
    'biuro uptime months',
    'biuro uptime months --from 2026-01 --to 2026-06 --user ksiegowa@demo.example',
  ]);
}

export function defineCloseMonth(uptime: Command, tools: Tools): void {
  const close = withPeople(uptime.command('close-month'), tools)
    .description(tools.text('uptime.close-month.summary'))
    .action(actionOf(tools, closeMonth));
  addExamples(close, tools, [
    'biuro uptime close-month 2026-10 --all',
    'biuro uptime close-month 2026-10 --user ksiegowa@demo.example',
  ]);
}

export function defineReopenMonth(uptime: Command, tools: Tools): void {
  const { text } = tools;
  const reopen = withPeople(uptime.command('reopen-month'), tools)
    .description(text('uptime.reopen-month.summary'))
    .requiredOption('--reason <text>', text('uptime.reopen-month.reason'))
    .action(actionOf(tools, reopenMonth));
  addExamples(reopen, tools, [
    "biuro uptime reopen-month 2026-10 --user ksiegowa@demo.example --reason 'Brak wpisu z 12.10'",
    "biuro uptime reopen-month 2026-10 --all --reason 'Zmiana kategorii'",
  ]);
}

const withPeople = (command: Command, { text }: Tools): Command =>
  command
    .argument('<month>', text('uptime.flag.month'))
    .addOption(new Option('--user <user>', text('uptime.month.user')).argParser(pairAfterPair))
    .addOption(new Option('--all', text('uptime.month.all')).conflicts('user'));

interface Asked {
  from?: string;
  to?: string;
  user?: string;
}

async function showMonths({ withPortal, output, text }: Context, { from, to, user }: Asked): Promise<void> {
  const { data } = await withPortal(async (portal) => {
    const user_id = user && (await findUserId(portal, user, text));
    const query = {
      ...(from !== undefined && { from: monthOf('--from', from, text) }),
      ...(to !== undefined && { to: monthOf('--to', to, text) }),
      ...(user_id && { user_id }),
    };
    return unwrap(portal.api.GET('/uptimes/months', { params: { query } }));
  });
  output.show(data, () =>
    output.forPeople
      ? output.table(
          [
            text('uptime.month'),
            text('uptime.person'),
            text('uptime.elapsed'),
            text('uptime.entries'),
            text('uptime.approved'),
            text('uptime.status'),
          ],
          data.map((row) => cellsOf(row, text)),
        )
      : output.tabSeparated(data.map(recordOf)),
  );
}

const cellsOf = ({ month, user, seconds, entries, approved, closed }: MonthRow, text: Words) => [
  month,
  user.name,
  clockText(seconds),
  String(entries),
  String(approved),
  text(closed ? 'uptime.month.closed' : 'uptime.month.open'),
];

const recordOf = ({ month, user, seconds, entries, approved, closed }: MonthRow) => [
  month,
  user.id,
  user.name,
  String(seconds),
  String(entries),
  String(approved),
  String(closed),
];

async function closeMonth(context: Context, flags: MonthFlags, typed = ''): Promise<void> {
  const month = monthOf('<month>', typed, context.text);
  const params = { header: { 'Idempotency-Key': createIdempotencyKey() } };
  const { data } = await context.withPortal(async (portal) => {
    const users = await peopleOf(portal, flags, context.text);
    return unwrap(portal.api.POST('/uptimes/close-month', { params, body: { month, users } }));
  });
  showBulk(context, data);
}

async function reopenMonth(context: Context, flags: MonthFlags, typed = ''): Promise<void> {
  const month = monthOf('<month>', typed, context.text);
  const params = { header: { 'Idempotency-Key': createIdempotencyKey() } };
  const { data } = await context.withPortal(async (portal) => {
    const users = await peopleOf(portal, flags, context.text);
    const body = { month, users, reason: flags.reason ?? '' };
    return unwrap(portal.api.POST('/uptimes/reopen-month', { params, body }));
  });
  showBulk(context, data);
}

/** Requires `--user` or `--all`, so that a forgotten flag does not change the month of all. */
async function peopleOf(portal: OpenPortal, { all, user = [] }: MonthFlags, text: Words): Promise<People> {
  if (all) return 'all';
  if (user.length === 0) throw new UsageError(text('uptime.month.whose'));
  return Promise.all(user.map((which) => findUserId(portal, which, text)));
}
