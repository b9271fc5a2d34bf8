import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { FilterFlag } from '#terminal/lists/filters.ts';
import { defineList } from '#terminal/lists/list.ts';
import { documentDirections, documentKinds, documentStates, documentStatuses } from '#terminal/prompts/choices.ts';
import { findCompanyId, findUserId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { monthOf } from '#terminal/time.ts';
import { amountText } from './card.ts';
import type { Document } from './document.ts';

export function defineDocumentList(documents: Command, tools: Tools): void {
  defineList<Document>(documents, tools, {
    name: 'documents.list',
    examples: [
      'biuro documents list --state to_check --company 9900000112',
      'biuro documents list --month 2026-10 --kind cost --export dokumenty.xlsx',
    ],
    request: { search: 'documents.list.search', sort: 'documents.list.sort' },
    filters: filtersOf(tools),
    read: ({ api, person }, query) => {
      if (person().isAdmin) return unwrap(api.GET('/documents', { params: { query } }));
      // The server refuses what only the office can ask for
      const { filters, ...others } = query;
      return unwrap(api.GET('/documents/my', { params: { query: { ...others, ...filters } } }));
    },
    download: ({ api }, query) => answerOf(api.GET('/documents/export', { params: { query }, parseAs: 'arrayBuffer' })),
    headings: [
      'documents.title',
      'tasks.company',
      'documents.kind',
      'documents.month',
      'tasks.status',
      'documents.gross',
      'tasks.id',
    ],
    cells: ({ id, title, company, kind, month, status, late, gross, currency }, text) => [
      title,
      company.name,
      text(`document-kind.${kind}`),
      month,
      late
        ? `${text(`document-status.${status}`)} (${text('documents.came-late')})`
        : text(`document-status.${status}`),
      amountText(gross, currency) ?? '',
      id,
    ],
    record: ({ id, company, kind, month, status, direction, title, number, contractor_nip, ...document }) => [
      id,
      company.name,
      kind,
      month,
      status,
      direction,
      title,
      number ?? '',
      contractor_nip ?? '',
      document.issue_date ?? '',
      document.gross ?? '',
      document.currency,
      String(document.late),
      String(document.files.length),
      document.created_at,
    ],
  });
}

const filtersOf = ({ text }: Tools): FilterFlag[] => [
  { option: new Option('--state <state>', text('documents.filter.state')).choices(documentStates), key: 'state' },
  { option: new Option('--status <status>', text('tasks.filter.status')).choices(documentStatuses), key: 'status' },
  { option: new Option('--kind <kind>', text('documents.filter.kind')).choices(documentKinds), key: 'kind' },
  {
    option: new Option('--direction <direction>', text('documents.filter.direction')).choices(documentDirections),
    key: 'direction',
  },
  {
    option: new Option('--month <month>', text('documents.filter.month')),
    key: 'month',
    toValue: (_portal, typed, words) => monthOf('--month', typed, words),
  },
  { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
  { option: new Option('--created-by <user>', text('documents.filter.by')), key: 'created_by', toValue: findUserId },
  { option: new Option('--late', text('documents.filter.late')), key: 'late' },
  { option: new Option('--mine', text('documents.filter.mine')), key: 'mine' },
];
