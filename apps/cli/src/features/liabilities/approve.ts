import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Command } from 'commander';
import { type BulkAnswer, showBulk } from '#terminal/lists/bulk-answer.ts';
import type { Words } from '#terminal/output/words.ts';
import { givenIds } from '#terminal/records/given-ids.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { findLiability, type Liability, liabilityText } from './liability.ts';

type Row = BulkAnswer['rows'][number];

export function defineApprove(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const approve = liabilities
    .command('approve')
    .argument('<liability...>', text('liabilities.several'))
    .description(text('liabilities.approve.summary'))
    .action(actionOf(tools, approveAll));
  addExamples(approve, tools, [
    'biuro liabilities approve 9900000112/2026-10/vat 9900000112/2026-10/zus',
    'biuro liabilities list --period 2026-10 --status calculated --all --ids | biuro liabilities approve -',
  ]);
}

/** One call per liability, so that each is approved or refused separately. */
async function approveAll(context: Context, _flags: object, ...typed: string[]): Promise<void> {
  const { withPortal, text } = context;
  const names = await givenIds(context, typed);
  const rows = await withPortal(async (portal) => {
    const told: Row[] = [];
    for (const which of names) told.push(await approveOne(portal, await findLiability(portal, which, text), text));
    return told;
  });
  const done = rows.filter(({ result }) => result === 'done').length;
  showBulk(context, { done, refused: rows.length - done, rows });
}

async function approveOne({ api }: OpenPortal, liability: Liability, text: Words): Promise<Row> {
  const { id, version, company } = liability;
  const name = `${company.name}, ${liabilityText(liability, text)}`;
  const params = { path: { id }, header: { 'Idempotency-Key': createIdempotencyKey() } };
  try {
    await unwrap(api.POST('/liabilities/{id}/status', { params, body: { to: 'approved', version } }));
    return { id, name, result: 'done', error: null };
  } catch (error) {
    if (!(error instanceof ApiError) || !['rejected', 'conflict'].includes(error.failure.kind)) throw error;
    const { fields, message } = error.failure;
    return { id, name, result: 'refused', error: fields?.[0]?.message ?? message };
  }
}
