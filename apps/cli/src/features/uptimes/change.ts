import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { type BulkAnswer, joined, showBulk } from '#terminal/lists/bulk-answer.ts';
import type { Words } from '#terminal/output/words.ts';
import { uptimeCategories } from '#terminal/prompts/choices.ts';
import { findCompanyId, findTaskId } from '#terminal/records/find-record.ts';
import { givenIds, inPacks } from '#terminal/records/given-ids.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

type Change = Omit<components['schemas']['UptimeBulkChange'], 'ids'>;

interface ChangeFlags {
  category?: NonNullable<Change['category']>;
  settlement?: string;
  company?: string;
  billable?: 'yes' | 'no';
}

/** The most ids that one call takes. */
const pack = 200;

export function defineChange(uptime: Command, tools: Tools): void {
  const { text } = tools;
  const change = uptime
    .command('change')
    .argument('<id...>', text('uptime.ids'))
    .description(text('uptime.change.summary'))
    .addOption(new Option('--category <category>', text('uptime.flag.category')).choices(uptimeCategories))
    .option('--settlement <task>', text('uptime.change.settlement'))
    .option('--company <company>', text('uptime.change.company'))
    .addOption(new Option('--billable <answer>', text('uptime.change.billable')).choices(['yes', 'no']))
    .action(actionOf(tools, changeEntries));
  addExamples(change, tools, [
    'biuro uptime change 019ab3c4-0000-7000-8000-000000000001 --category vat --billable yes',
    'biuro uptime list --from 2026-11-01 --company 9900000112 --ids | biuro uptime change - --settlement 9900000112/2026-10',
  ]);
}

async function changeEntries(context: Context, flags: ChangeFlags, ...typed: string[]): Promise<void> {
  const { withPortal, text } = context;
  if (Object.keys(flags).length === 0) throw new UsageError(text('uptime.change.nothing'));
  const ids = await givenIds(context, typed);
  const answer = await withPortal(async (portal) =>
    changeAll(portal, ids, { action: 'change', ...(await valuesTyped(portal, flags, text)) }),
  );
  showBulk(context, answer);
}

async function valuesTyped(portal: OpenPortal, flags: ChangeFlags, text: Words): Promise<Omit<Change, 'action'>> {
  const { category, settlement, company, billable } = flags;
  return {
    ...(category && { category }),
    ...(billable && { billable: billable === 'yes' }),
    ...(settlement !== undefined && { settlement_id: settlement ? await findTaskId(portal, settlement, text) : null }),
    ...(company !== undefined && { company_id: company ? await findCompanyId(portal, company, text) : null }),
  };
}

/** Applies a bulk action to all of these entries, in batches. */
export async function changeAll({ api }: OpenPortal, ids: string[], change: Change): Promise<BulkAnswer> {
  const answers: BulkAnswer[] = [];
  for (const part of inPacks(ids, pack)) {
    const header = { 'Idempotency-Key': createIdempotencyKey() };
    const body = { ...change, ids: part };
    answers.push((await unwrap(api.POST('/uptimes/bulk', { params: { header }, body }))).data);
  }
  return joined(answers);
}
