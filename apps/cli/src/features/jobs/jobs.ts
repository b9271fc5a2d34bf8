import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { followJob, type Job, readJob } from '#terminal/records/job.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

interface GetFlags {
  wait?: true;
}

export function defineList(jobs: Command, tools: Tools): void {
  const list = jobs.command('list').description(tools.text('jobs.list.summary')).action(actionOf(tools, listJobs));
  addExamples(list, tools, ['biuro jobs list', 'biuro jobs list --json']);
}

export function defineGet(jobs: Command, tools: Tools): void {
  const { text } = tools;
  const get = jobs
    .command('get')
    .argument('<job>', text('jobs.which'))
    .description(text('jobs.get.summary'))
    .option('--wait', text('job.wait'))
    .action(actionOf(tools, getJob));
  addExamples(get, tools, [
    'biuro jobs get 0190a000-0000-7000-8000-00000000000f',
    'biuro jobs get 0190a000-0000-7000-8000-00000000000f --wait',
  ]);
}

async function listJobs({ withPortal, output, text }: Context): Promise<void> {
  const answer = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.GET('/jobs'));
  });
  output.show(answer, () =>
    output.forPeople
      ? output.sections(answer.data.map((job) => [timeText(job.created_at), factsOf(job, text)]))
      : output.tabSeparated(answer.data.map(recordOf)),
  );
  if (answer.data.length === 0) output.note(text('jobs.none'));
}

async function getJob(context: Context, { wait }: GetFlags, id = ''): Promise<void> {
  const { withPortal, output, text } = context;
  const job = await withPortal(async (portal) => {
    portal.person();
    const now = await readJob(portal, id);
    return wait ? followJob(context, portal, now) : now;
  });
  output.show(job, () => output.card(factsOf(job, text)));
}

function factsOf({ id, kind, status, done, total, error, created_by }: Job, text: Words): Fact[] {
  return [
    [text('jobs.what'), text(`job.${kind}`, { done, total })],
    [text('tasks.status'), text(`job-status.${status}`)],
    [text('jobs.error'), error],
    [text('jobs.by'), created_by ?? text('history.portal')],
    [text('tasks.id'), id],
  ];
}

const recordOf = ({ id, kind, status, done, total, created_at, finished_at }: Job) => [
  id,
  kind,
  status,
  String(done),
  String(total),
  created_at,
  finished_at ?? '',
];
