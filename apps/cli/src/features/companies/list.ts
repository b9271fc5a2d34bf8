import type { components } from '@biuro/contract';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { FilterFlag } from '#terminal/lists/filters.ts';
import { defineList } from '#terminal/lists/list.ts';
import type { Page } from '#terminal/lists/pages.ts';
import { companyStages, taskStatuses } from '#terminal/prompts/choices.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { monthOf } from '#terminal/time.ts';
import { settlementText } from './settlement-text.ts';

type CompanyRow = components['schemas']['CompanyRow'];

export function defineCompanyList(companies: Command, tools: Tools): void {
  defineList<CompanyRow>(companies, tools, {
    name: 'companies.list',
    examples: [
      'biuro companies list --search lodz --sort name',
      'biuro companies list --mine --late --export po-terminie.xlsx',
    ],
    request: { search: 'companies.list.search', sort: 'companies.list.sort' },
    filters: filtersOf(tools),
    read: ({ api }, query) => unwrap(api.GET('/companies', { params: { query } })),
    mine: { meaning: 'companies.list.my', read: readMine },
    download: ({ api }, query) => answerOf(api.GET('/companies/export', { params: { query }, parseAs: 'arrayBuffer' })),
    headings: [
      'companies.name',
      'companies.nip',
      'companies.type',
      'companies.owner',
      'companies.tasks',
      'late',
      'companies.accounting',
    ],
    cells: ({ name, vat_number, company_type, owner, open_tasks, late_tasks, ...row }, text) => [
      name,
      vat_number,
      text(`type.${company_type}`),
      owner?.name ?? '',
      numberUnlessNone(open_tasks),
      numberUnlessNone(late_tasks),
      settlementText(row, text),
    ],
    record: ({ id, vat_number, name, company_type, lifecycle, owner, city, ...row }) => [
      id,
      vat_number,
      name,
      company_type,
      lifecycle,
      owner?.name ?? '',
      city ?? '',
      row.accounting_status ?? '',
      String(row.open_tasks),
      String(row.late_tasks),
      row.documents?.state ?? '',
    ],
  });
}

const filtersOf = ({ text }: Tools): FilterFlag[] => [
  { option: new Option('--mine', text('companies.filter.mine')), key: 'mine' },
  { option: new Option('--owner <user>', text('companies.filter.owner')), key: 'owner_id', toValue: findUserId },
  { option: new Option('--without-owner', text('companies.filter.without-owner')), key: 'without_owner' },
  { option: new Option('--late', text('companies.filter.late')), key: 'late' },
  { option: new Option('--documents-missing', text('companies.filter.documents')), key: 'documents_missing' },
  {
    option: new Option('--month <month>', text('companies.filter.month')),
    key: 'month',
    toValue: (_portal, typed, words) => monthOf('--month', typed, words),
  },
  {
    option: new Option('--status <status>', text('companies.filter.status')).choices(taskStatuses),
    key: 'accounting_status',
  },
  {
    option: new Option('--lifecycle <stage>', text('companies.option.lifecycle')).choices(companyStages),
    key: 'lifecycle',
  },
];

const numberUnlessNone = (count: number) => (count === 0 ? '' : String(count));

/** A client has few companies: the server sends all of them and has no pages here. */
async function readMine({ api }: OpenPortal): Promise<Page<CompanyRow>> {
  const { data } = await unwrap(api.GET('/companies/my'));
  return { data, meta: { page: 1, limit: data.length, total: data.length } };
}
