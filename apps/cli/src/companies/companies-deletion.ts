import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { timeText } from '../app/days.ts';
import { defineDeletion } from '../app/deletion.ts';
import { defineList } from '../app/list.ts';
import type { Tools } from '../app/tools.ts';
import { showCompany } from './companies-card.ts';
import { findCompany } from './companies-get.ts';

type DeletedCompany = components['schemas']['DeletedCompanyRow'];

const at = (id: string) => ({ params: { path: { id } } });

export function defineCompanyDeletion(companies: Command, tools: Tools): void {
  defineDeletion(companies, tools, {
    group: 'companies',
    which: 'companies.which',
    example: '0000123004',
    find: findCompany,
    nameOf: ({ name }) => name,
    remove: (api, id) => unwrap(api.DELETE('/companies/{id}', at(id))),
    restore: (api, id) => unwrap(api.POST('/companies/{id}/restore', at(id))),
    show: showCompany,
  });
}

export function defineDeletedCompanies(companies: Command, tools: Tools): void {
  defineList<DeletedCompany>(companies, tools, {
    name: 'companies.deleted',
    examples: ['biuro companies deleted', 'biuro companies deleted --all --json'],
    read: ({ api }, { page = 1, limit = 25, cursor }) =>
      unwrap(api.GET('/companies/deleted', { params: { query: { limit, ...(cursor ? { cursor } : { page }) } } })),
    headings: ['companies.name', 'companies.nip', 'deletion.at', 'deletion.by'],
    cells: ({ name, vat_number, deleted_at, deleted_by }) => [name, vat_number, timeText(deleted_at), deleted_by ?? ''],
    record: ({ id, name, vat_number, deleted_at, deleted_by }) => [id, name, vat_number, deleted_at, deleted_by ?? ''],
  });
}
