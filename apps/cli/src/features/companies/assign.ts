import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import { joined, showBulk } from '#terminal/lists/bulk-answer.ts';
import { findCompanyId, findUserId } from '#terminal/records/find-record.ts';
import { givenIds, inPacks } from '#terminal/records/given-ids.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

interface AssignFlags {
  to: string;
  payroll?: true;
  review?: true;
}

/** The most ids that one call takes. */
const pack = 200;

export function defineAssign(companies: Command, tools: Tools): void {
  const { text } = tools;
  const assign = companies
    .command('assign')
    .argument('<company...>', text('companies.several'))
    .description(text('companies.assign.summary'))
    .requiredOption('--to <user>', text('companies.assign.to'))
    .addOption(new Option('--payroll', text('companies.assign.payroll')).conflicts('review'))
    .option('--review', text('companies.assign.review'))
    .action(actionOf(tools, assignCompanies));
  addExamples(assign, tools, [
    'biuro companies assign 9900000112 9900000017 --to ksiegowa@demo.example',
    'biuro companies list --without-owner --all --ids | biuro companies assign - --to ksiegowa@demo.example',
  ]);
}

async function assignCompanies(
  context: Context,
  { to, payroll, review }: AssignFlags,
  ...typed: string[]
): Promise<void> {
  const { withPortal, text } = context;
  const names = await givenIds(context, typed);
  const answers = await withPortal(async (portal) => {
    portal.person();
    const user_id = to === '' ? null : await findUserId(portal, to, text);
    const ids = [];
    for (const name of names) ids.push(await findCompanyId(portal, name, text));
    const action = payroll ? 'payroll_owner' : review ? 'reviewer' : 'owner';
    const done = [];
    for (const part of inPacks(ids, pack)) {
      const header = { 'Idempotency-Key': createIdempotencyKey() };
      const body = { ids: part, action, user_id } as const;
      done.push((await unwrap(portal.api.POST('/companies/bulk', { params: { header }, body }))).data);
    }
    return done;
  });
  showBulk(context, joined(answers));
}
