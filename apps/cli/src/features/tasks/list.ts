import type { components } from '@biuro/contract';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { FilterFlag } from '#terminal/lists/filters.ts';
import { defineList } from '#terminal/lists/list.ts';
import { taskKinds, taskStages, taskStatuses } from '#terminal/prompts/choices.ts';
import { findCompanyId, findUserId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { periodOf } from '#terminal/time.ts';

type TaskRow = components['schemas']['TaskRow'];

export function defineTaskList(tasks: Command, tools: Tools): void {
  defineList<TaskRow>(tasks, tools, {
    name: 'tasks.list',
    examples: [
      'biuro tasks list --late --assignee ksiegowa@demo.example',
      'biuro tasks list --period 2026-10 --status booking --all --json',
    ],
    request: { search: 'tasks.list.search', sort: 'tasks.list.sort' },
    filters: filtersOf(tools),
    read: ({ api }, query) => unwrap(api.GET('/tasks', { params: { query } })),
    download: ({ api }, query) => answerOf(api.GET('/tasks/export', { params: { query }, parseAs: 'arrayBuffer' })),
    headings: ['tasks.company', 'tasks.period', 'tasks.kind', 'tasks.status', 'tasks.assignee', 'tasks.due', 'late'],
    cells: ({ company, period, kind, status, assignee, due_at, late }, text) => [
      company.name,
      period,
      text(`task-kind.${kind}`),
      text(`task.${status}`),
      assignee?.name ?? '',
      due_at,
      late ? text('yes') : '',
    ],
    record: ({ id, company, period, kind, status, assignee, due_at, late, ...row }) => [
      id,
      company.name,
      period,
      kind,
      status,
      assignee?.name ?? '',
      row.docs_due_at ?? '',
      due_at,
      String(late),
      String(row.late_docs),
      row.priority,
      `${row.checklist_done}/${row.checklist_total}`,
      row.title,
    ],
  });
}

const filtersOf = ({ text }: Tools): FilterFlag[] => [
  { option: new Option('--status <status>', text('tasks.filter.status')).choices(taskStatuses), key: 'status' },
  { option: new Option('--kind <kind>', text('tasks.filter.kind')).choices(taskKinds), key: 'kind' },
  {
    option: new Option('--period <period>', text('filter.period')),
    key: 'period',
    toValue: (_portal, typed, words) => periodOf(typed, words),
  },
  { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
  { option: new Option('--assignee <user>', text('filter.assignee')), key: 'assignee_id', toValue: findUserId },
  { option: new Option('--mine', text('filter.mine')), key: 'mine' },
  { option: new Option('--stage <stage>', text('tasks.filter.stage')).choices(taskStages), key: 'stage' },
  { option: new Option('--closable', text('tasks.filter.closable')), key: 'closable' },
  { option: new Option('--open', text('tasks.filter.open')), key: 'open' },
  { option: new Option('--late', text('tasks.filter.late')), key: 'late' },
  { option: new Option('--late-documents', text('tasks.filter.late-documents')), key: 'late_docs' },
];
