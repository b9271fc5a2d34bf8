import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import { defineList } from '#terminal/lists/list.ts';
import { moneyText } from '#terminal/output/numbers.ts';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { findCompanyId, findTaskId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

type ClientTask = components['schemas']['ClientTask'];

/** Adds the list of a client's own settlements. */
export function defineMyTasks(tasks: Command, tools: Tools): void {
  const { text } = tools;
  defineList<ClientTask>(tasks, tools, {
    name: 'tasks.my',
    examples: ['biuro tasks my', 'biuro tasks my --company 9900000112 --all --json'],
    filters: [
      { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
    ],
    read: ({ api }, { page, limit, filters }) => {
      const query = { ...(page && { page }), ...(limit && { limit }), ...filters };
      return unwrap(api.GET('/tasks/my', { params: { query } }));
    },
    headings: ['tasks.company', 'tasks.period', 'tasks.step', 'tasks.docs-due', 'tasks.to-pay'],
    cells: ({ company, period, step, docs_due_at, to_pay }, words) => [
      company.name,
      period,
      words(`step.${step}`),
      docs_due_at ?? '',
      to_pay === null ? '' : moneyText(to_pay),
    ],
    record: ({ id, company, period, kind, step, status, docs_due_at, to_pay, title }) => [
      id,
      company.name,
      period,
      kind,
      step,
      status,
      docs_due_at ?? '',
      to_pay ?? '',
      title,
    ],
  });
}

export function defineConfirmDocuments(tasks: Command, tools: Tools): void {
  const { text } = tools;
  const confirming = tasks
    .command('confirm-documents')
    .argument('<task>', text('tasks.which'))
    .description(text('tasks.confirm.summary'))
    .action(actionOf(tools, confirmDocuments));
  addExamples(confirming, tools, [
    'biuro tasks confirm-documents 9900000112/2026-10',
    'biuro tasks confirm-documents 0190a000-0000-7000-8000-00000000000f --json',
  ]);
}

async function confirmDocuments({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(async (portal) => {
    const id = await findTaskId(portal, which, text);
    return unwrap(portal.api.POST('/tasks/{id}/confirm-documents', { params: { path: { id }, header } }));
  });
  output.show(data, () => output.card(factsOf(data, text)));
  output.note(text('tasks.confirm.done', { title: data.title }));
}

const factsOf = (task: ClientTask, text: Words): Fact[] => [
  [text('tasks.title'), task.title],
  [text('tasks.company'), task.company.name],
  [text('tasks.step'), text(`step.${task.step}`)],
  [text('tasks.status'), text(`task.${task.status}`)],
  [text('tasks.docs-due'), task.docs_due_at],
  ...task.missing.map((item): Fact => [text('tasks.missing'), item]),
  [text('tasks.to-pay'), task.to_pay && moneyText(task.to_pay)],
  [text('tasks.id'), task.id],
];
