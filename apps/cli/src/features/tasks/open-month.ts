import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { followJob } from '#terminal/records/job.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { periodOf } from '#terminal/time.ts';

type Answer = components['schemas']['OpenMonthAnswer']['data'];

interface OpenFlags {
  dryRun?: boolean;
  wait?: true;
}

export function defineOpenMonth(tasks: Command, tools: Tools): void {
  const { text } = tools;
  const open = tasks
    .command('open-month')
    .argument('<period>', text('open-month.period'))
    .description(text('open-month.summary'))
    .addOption(new Option('--dry-run', text('open-month.dry-run')).conflicts('wait'))
    .option('--wait', text('job.wait'))
    .action(actionOf(tools, openMonth));
  addExamples(open, tools, ['biuro tasks open-month 2026-10 --dry-run', 'biuro tasks open-month 2026-10 --wait']);
}

async function openMonth(context: Context, { dryRun = false, wait }: OpenFlags, typed = ''): Promise<void> {
  const { withPortal, output, text } = context;
  const body = { period: periodOf(typed, text), dry_run: dryRun };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const answer = await withPortal(async (portal) => {
    portal.person();
    const { data } = await unwrap(portal.api.POST('/tasks/open-month', { params: { header }, body }));
    return wait && data.job ? { ...data, job: await followJob(context, portal, data.job) } : data;
  });
  output.show(answer, () => output.card(factsOf(answer, text)));
  if (dryRun) output.note(text('open-month.trial'));
  else if (answer.job && !wait) output.note(text('job.goes-on', { id: answer.job.id }));
}

const factsOf = ({ skipped, exists, ...answer }: Answer, text: Words): Fact[] => [
  [text('tasks.period'), answer.period],
  ...(['settlements', 'payrolls', 'liabilities', 'declarations'] as const).map(
    (what): Fact => [text(`open-month.${what}`), String(answer[what])],
  ),
  [text('open-month.exists'), String(exists)],
  ...skipped
    .filter(({ reason }) => reason !== 'exists')
    .map(({ company, reason }): Fact => [text('open-month.skipped'), `${company.name}: ${text(`skipped.${reason}`)}`]),
];
