import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { type BulkAnswer, joined, showBulk } from '#terminal/lists/bulk-answer.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import { givenIds, inPacks } from '#terminal/records/given-ids.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { monthOf } from '#terminal/time.ts';

type Move = 'submit' | 'approve' | 'withdraw-approval' | 'reject';
/** Entries by id, or a month of a person. */
type Choice = { ids: string[] } | { month: string; user_id?: string };

interface ReviewFlags {
  month?: string;
  user?: string;
  reason?: string;
}

/** What entries are before the move, in the examples. */
const BEFORE = { submit: 'saved', approve: 'submitted', 'withdraw-approval': 'approved', reject: 'submitted' };

/** The most ids that one call takes. */
const pack = 500;

export const defineSubmit = (uptime: Command, tools: Tools): void => void defineMove(uptime, tools, 'submit');
export const defineUptimeApprove = (uptime: Command, tools: Tools): void => void defineMove(uptime, tools, 'approve');

export const defineWithdrawApproval = (uptime: Command, tools: Tools): void =>
  void defineMove(uptime, tools, 'withdraw-approval');

export function defineReject(uptime: Command, tools: Tools): void {
  defineMove(uptime, tools, 'reject').requiredOption('--reason <text>', tools.text('uptime.reject.reason'));
}

function defineMove(uptime: Command, tools: Tools, move: Move): Command {
  const { text } = tools;
  const command = uptime
    .command(move)
    .argument('[id...]', text('uptime.ids'))
    .description(text(`uptime.${move}.summary`))
    .option('--month <month>', text('uptime.flag.month'))
    .option('--user <user>', text('uptime.flag.user'))
    .action(actionOf(tools, (context, flags: ReviewFlags, ...ids) => moveEntries(context, move, flags, ids)));
  const reason = move === 'reject' ? " --reason 'Zła firma'" : '';
  return addExamples(command, tools, [
    `biuro uptime ${move} --month 2026-10${move === 'submit' ? '' : ' --user ksiegowa@demo.example'}${reason}`,
    `biuro uptime list --status ${BEFORE[move]} --all --ids | biuro uptime ${move} -${reason}`,
  ]);
}

async function moveEntries(context: Context, move: Move, flags: ReviewFlags, typed: string[]): Promise<void> {
  const { withPortal, text } = context;
  const { month, user, reason = '' } = flags;
  if ((month === undefined) === (typed.length === 0)) throw new UsageError(text('uptime.review.which'));
  const ids = month === undefined ? await givenIds(context, typed) : [];
  const answer = await withPortal(async (portal) => {
    const answers: BulkAnswer[] = [];
    for (const choice of month === undefined
      ? inPacks(ids, pack).map((some) => ({ ids: some }))
      : [await ofMonth(portal)])
      answers.push(await moveSome(portal, move, choice, reason));
    return joined(answers);
  });
  showBulk(context, answer);

  async function ofMonth(portal: OpenPortal): Promise<Choice> {
    const user_id = user && (await findUserId(portal, user, text));
    return { month: monthOf('--month', month ?? '', text), ...(user_id && { user_id }) };
  }
}

async function moveSome({ api }: OpenPortal, move: Move, choice: Choice, reason: string): Promise<BulkAnswer> {
  const params = { header: { 'Idempotency-Key': createIdempotencyKey() } };
  const call = { params, body: choice };
  if (move === 'submit') return (await unwrap(api.POST('/uptimes/submit', call))).data;
  if (move === 'approve') return (await unwrap(api.POST('/uptimes/approve', call))).data;
  if (move === 'withdraw-approval') return (await unwrap(api.POST('/uptimes/withdraw-approval', call))).data;
  return (await unwrap(api.POST('/uptimes/reject', { params, body: { ...choice, reason } }))).data;
}
