import type { components } from '@biuro/contract';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { FilterFlag } from '#terminal/lists/filters.ts';
import { defineList } from '#terminal/lists/list.ts';
import { declarationForms, declarationStatuses } from '#terminal/prompts/choices.ts';
import { findCompanyId, findUserId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { dayOf, periodOf } from '#terminal/time.ts';

type Declaration = components['schemas']['Declaration'];

export function defineDeclarationList(declarations: Command, tools: Tools): void {
  defineList<Declaration>(declarations, tools, {
    name: 'declarations.list',
    examples: [
      'biuro declarations list --open --due 2026-11-25 --mine',
      'biuro declarations list --late --export niewyslane.xlsx',
    ],
    request: { search: 'declarations.list.search', sort: 'declarations.list.sort' },
    filters: filtersOf(tools),
    read: ({ api }, query) => unwrap(api.GET('/declarations', { params: { query } })),
    download: ({ api }, query) =>
      answerOf(api.GET('/declarations/export', { params: { query }, parseAs: 'arrayBuffer' })),
    headings: [
      'tasks.company',
      'declarations.form',
      'tasks.period',
      'declarations.due',
      'tasks.status',
      'tasks.assignee',
    ],
    cells: ({ company, form, period, due_date, status, assignee }, text) => [
      company.name,
      text(`form.${form}`),
      period,
      due_date,
      text(`filing.${status}`),
      assignee?.name ?? '',
    ],
    record: ({ id, company, form, period, due_date, status, assignee, sent_at, upo_number, task }) => [
      id,
      company.name,
      form,
      period,
      due_date,
      status,
      assignee?.name ?? '',
      sent_at ?? '',
      upo_number ?? '',
      task.id,
    ],
  });
}

const filtersOf = ({ text }: Tools): FilterFlag[] => [
  { option: new Option('--status <status>', text('tasks.filter.status')).choices(declarationStatuses), key: 'status' },
  { option: new Option('--form <form>', text('declarations.filter.form')).choices(declarationForms), key: 'form' },
  {
    option: new Option('--period <period>', text('filter.period')),
    key: 'period',
    toValue: (_portal, typed, words) => periodOf(typed, words),
  },
  {
    option: new Option('--due <date>', text('declarations.filter.due')),
    key: 'due_date',
    toValue: (_portal, typed, words) => dayOf('--due', typed, words),
  },
  { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
  { option: new Option('--assignee <user>', text('filter.assignee')), key: 'assignee_id', toValue: findUserId },
  { option: new Option('--mine', text('filter.mine')), key: 'mine' },
  { option: new Option('--open', text('declarations.filter.open')), key: 'open' },
  { option: new Option('--late', text('declarations.filter.late')), key: 'late' },
];
