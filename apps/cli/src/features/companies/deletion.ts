import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineList } from '#terminal/lists/list.ts';
import { defineDeletion } from '#terminal/records/deletion.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';
import { showCompany } from './card.ts';
import { findCompany } from './get.ts';

type DeletedCompany = components['schemas']['DeletedCompanyRow'];

const at = (id: string) => ({ params: { path: { id } } });

export function defineCompanyDeletion(companies: Command, tools: Tools): void {
  defineDeletion(companies, tools, {
    group: 'companies',
    which: 'companies.which',
    example: '9900000112',
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
