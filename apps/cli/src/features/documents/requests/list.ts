import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { FilterFlag } from '#terminal/lists/filters.ts';
import { defineList } from '#terminal/lists/list.ts';
import { requestStatuses } from '#terminal/prompts/choices.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { monthOf } from '#terminal/time.ts';
import { type DocumentRequest, progressOf } from './request.ts';

export function defineRequestList(requests: Command, tools: Tools): void {
  defineList<DocumentRequest>(requests, tools, {
    name: 'requests.list',
    examples: ['biuro requests list --open --company 9900000112', 'biuro requests list --overdue --mine --json'],
    request: { search: 'requests.list.search', sort: 'requests.list.sort' },
    filters: filtersOf(tools),
    read: ({ api, person }, query) => {
      if (person().isAdmin) return unwrap(api.GET('/document-requests', { params: { query } }));
      // The server refuses what only the office can ask for
      const { filters, ...others } = query;
      return unwrap(api.GET('/document-requests/my', { params: { query: { ...others, ...filters } } }));
    },
    headings: [
      'documents.title',
      'tasks.company',
      'documents.month',
      'requests.due',
      'tasks.status',
      'requests.progress',
      'tasks.id',
    ],
    cells: (request, text) => [
      request.title,
      request.company.name,
      request.month,
      request.overdue ? `${request.due_date} (${text('requests.overdue')})` : request.due_date,
      text(`request-status.${request.status}`),
      progressOf(request),
      request.id,
    ],
    record: (request) => [
      request.id,
      request.company.name,
      request.month,
      request.due_date,
      request.status,
      request.title,
      progressOf(request),
      String(request.overdue),
      request.reminded_at ?? '',
      request.created_at,
    ],
  });
}

const filtersOf = ({ text }: Tools): FilterFlag[] => [
  { option: new Option('--open', text('requests.filter.open')), key: 'open' },
  { option: new Option('--status <status>', text('requests.filter.status')).choices(requestStatuses), key: 'status' },
  { option: new Option('--overdue', text('requests.filter.overdue')), key: 'overdue' },
  {
    option: new Option('--month <month>', text('documents.filter.month')),
    key: 'month',
    toValue: (_portal, typed, words) => monthOf('--month', typed, words),
  },
  { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
  { option: new Option('--mine', text('documents.filter.mine')), key: 'mine' },
];
