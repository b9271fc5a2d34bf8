import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { moneyText } from '#terminal/output/numbers.ts';
import type { Section } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { confirm } from '#terminal/prompts/prompts.ts';
import { givenIds } from '#terminal/records/given-ids.ts';
import { followJob } from '#terminal/records/job.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { findLiabilityId, liabilityText } from './liability.ts';

type Publication = components['schemas']['PublishAnswer']['data'];
type Company = Publication['companies'][number];
type Body = components['schemas']['Publish'];

interface PublishFlags {
  dryRun?: boolean;
  wait?: true;
  sms?: true;
  yes?: true;
}

export function definePublish(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const publish = liabilities
    .command('publish')
    .argument('<liability...>', text('liabilities.several'))
    .description(text('publish.summary'))
    .addOption(new Option('--dry-run', text('publish.dry-run')).conflicts(['wait', 'yes']))
    .option('--sms', text('publish.sms'))
    .option('--wait', text('job.wait'))
    .option('--yes', text('flag.yes'))
    .action(actionOf(tools, publishAll));
  addExamples(publish, tools, [
    'biuro liabilities publish 9900000112/2026-10/vat --dry-run',
    'biuro liabilities list --period 2026-10 --state to_publish --all --ids | biuro liabilities publish - --yes --wait',
  ]);
}

/** Publishing notifies clients and cannot be undone, so it shows a dry run and asks first. */
async function publishAll(context: Context, flags: PublishFlags, ...typed: string[]): Promise<void> {
  const { withPortal, interactive, output, text } = context;
  const { dryRun = false, wait, sms, yes } = flags;
  if (!dryRun && !yes && !interactive) throw new UsageError(text('usage.needs-yes'));
  const names = await givenIds(context, typed);

  const publication = await withPortal(async (portal) => {
    portal.person();
    const ids = [];
    for (const which of names) ids.push(await findLiabilityId(portal, which, text));
    const asked = { ids, channels: sms ? ['email' as const, 'sms' as const] : ['email' as const] };
    if (dryRun) return send(portal, { ...asked, dry_run: true });
    if (!yes) await confirm(context, questionOf(await send(portal, { ...asked, dry_run: true }), text));
    const answer = await send(portal, { ...asked, dry_run: false });
    return wait && answer.job ? { ...answer, job: await followJob(context, portal, answer.job) } : answer;
  });
  output.show(publication, () =>
    output.forPeople
      ? output.sections(publication.companies.map((company) => sectionOf(company, text)))
      : output.tabSeparated(publication.companies.flatMap(recordsOf)),
  );
  if (publication.publishable > 0) output.note(sentenceOf(publication, text));
  if (dryRun) return;
  if (!wait && publication.job) output.note(text('job.goes-on', { id: publication.job.id }));
  const n = publication.refused;
  if (n > 0) throw new ApiError({ kind: 'rejected', code: 'rows_refused', message: text('bulk.refused', { n }) });
}

async function send({ api }: OpenPortal, body: Body): Promise<Publication> {
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  return (await unwrap(api.POST('/liabilities/publish', { params: { header }, body }))).data;
}

const countsOf = ({ publishable, refused, total, companies }: Publication) => ({
  n: publishable,
  companies: companies.length,
  refused,
  total: moneyText(total),
});

const questionOf = (publication: Publication, text: Words) => text('publish.ask', countsOf(publication));

function sentenceOf(publication: Publication, text: Words): string {
  const over = publication.job?.status === 'done' ? 'publish.done' : 'publish.under-way';
  return text(publication.dry_run ? 'publish.would' : over, countsOf(publication));
}

function sectionOf({ company, recipients, total, liabilities }: Company, text: Words): Section {
  return [
    `${company.name}: ${moneyText(total)}, ${text('publish.recipients', { n: recipients })}`,
    liabilities.map(({ amount, due_date, refused, ...liability }) => [
      liabilityText(liability, text),
      refused ?? `${amount === null ? '' : moneyText(amount)}, ${text('liabilities.until', { date: due_date })}`,
    ]),
  ];
}

const recordsOf = ({ company, liabilities }: Company) =>
  liabilities.map(({ id, kind, period, amount, due_date, refused }) => [
    id,
    company.name,
    kind,
    period,
    amount ?? '',
    due_date,
    refused ?? '',
  ]);
