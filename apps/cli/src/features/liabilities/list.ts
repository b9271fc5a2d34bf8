import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { FilterFlag } from '#terminal/lists/filters.ts';
import { defineList, type List } from '#terminal/lists/list.ts';
import { moneyText } from '#terminal/output/numbers.ts';
import { liabilityKinds, liabilityStates, liabilityStatuses } from '#terminal/prompts/choices.ts';
import { findCompanyId, findUserId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { dayOf, periodOf } from '#terminal/time.ts';
import { type Liability, owedText } from './liability.ts';

type Columns = Pick<List<Liability>, 'headings' | 'cells' | 'record'>;

const columns: Columns = {
  headings: [
    'tasks.company',
    'liabilities.kind',
    'tasks.period',
    'liabilities.amount',
    'liabilities.due',
    'tasks.status',
  ],
  cells: ({ company, kind, partner, period, amount, due_date, status }, text) => [
    company.name,
    owedText({ kind, partner }, text),
    period,
    amount === null ? '' : moneyText(amount),
    due_date,
    text(`amount.${status}`),
  ],
  record: ({ id, company, kind, period, amount, result, status, due_date, overdue, account, task }) => [
    id,
    company.name,
    kind,
    period,
    amount ?? '',
    result ?? '',
    status,
    due_date,
    String(overdue),
    account ?? '',
    task.id,
  ],
};

export function defineLiabilityList(liabilities: Command, tools: Tools): void {
  defineList<Liability>(liabilities, tools, {
    name: 'liabilities.list',
    examples: [
      'biuro liabilities list --period 2026-10 --state to_publish',
      'biuro liabilities list --overdue --export zaleglosci.xlsx',
    ],
    request: { search: 'liabilities.list.search', sort: 'liabilities.list.sort' },
    filters: filtersOf(tools),
    read: ({ api }, query) => unwrap(api.GET('/liabilities', { params: { query } })),
    download: ({ api }, query) =>
      answerOf(api.GET('/liabilities/export', { params: { query }, parseAs: 'arrayBuffer' })),
    ...columns,
  });
}

const filtersOf = ({ text }: Tools): FilterFlag[] => [
  {
    option: new Option('--state <state>', text('liabilities.filter.state')).choices(liabilityStates),
    key: 'state',
  },
  { option: new Option('--status <status>', text('tasks.filter.status')).choices(liabilityStatuses), key: 'status' },
  { option: new Option('--kind <kind>', text('liabilities.filter.kind')).choices(liabilityKinds), key: 'kind' },
  {
    option: new Option('--period <period>', text('filter.period')),
    key: 'period',
    toValue: (_portal, typed, words) => periodOf(typed, words),
  },
  {
    option: new Option('--due <date>', text('liabilities.filter.due')),
    key: 'due_date',
    toValue: (_portal, typed, words) => dayOf('--due', typed, words),
  },
  { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
  { option: new Option('--assignee <user>', text('filter.assignee')), key: 'assignee_id', toValue: findUserId },
  { option: new Option('--mine', text('filter.mine')), key: 'mine' },
  { option: new Option('--to-tell', text('liabilities.filter.to-tell')), key: 'to_tell' },
  { option: new Option('--waiting', text('liabilities.filter.waiting')), key: 'correction_waiting' },
  { option: new Option('--overdue', text('liabilities.filter.overdue')), key: 'overdue' },
];

/** Adds the list of a client's own liabilities. */
export function defineMyLiabilities(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  defineList<Liability>(liabilities, tools, {
    name: 'liabilities.my',
    examples: ['biuro liabilities my', 'biuro liabilities my --company 9900000112 --state all --json'],
    filters: [
      { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
      {
        option: new Option('--state <state>', text('liabilities.my.state')).choices(['open', 'paid', 'all']),
        key: 'state',
      },
    ],
    read: ({ api }, { page, limit, filters }) => {
      const query = { ...(page && { page }), ...(limit && { limit }), ...filters };
      return unwrap(api.GET('/liabilities/my', { params: { query } }));
    },
    ...columns,
  });
}
