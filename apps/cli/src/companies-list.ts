import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineList, type Page } from './app/list.ts';
import type { OpenPortal } from './app/portal.ts';
import type { Tools } from './app/tools.ts';

type Company = components['schemas']['Company'];

export function defineCompanyList(companies: Command, tools: Tools): void {
  defineList<Company>(companies, tools, {
    room: 'companies',
    examples: [
      'biuro companies list --search lodz --sort name',
      'biuro companies list --filter lifecycle=active --all --json',
    ],
    read: ({ api }, query) => unwrap(api.GET('/companies', { params: { query } })),
    readMine,
    download: ({ api }, query) => unwrap(api.GET('/companies/export', { params: { query }, parseAs: 'arrayBuffer' })),
    headings: [
      'companies.name',
      'companies.nip',
      'companies.type',
      'companies.lifecycle',
      'companies.owner',
      'companies.city',
    ],
    cells: ({ name, vat_number, company_type, lifecycle, owner, city }, text) => [
      name,
      vat_number,
      text(`type.${company_type}`),
      text(`lifecycle.${lifecycle}`),
      owner?.name ?? '',
      city ?? '',
    ],
    record: ({ id, vat_number, name, company_type, lifecycle, owner, city }) => [
      id,
      vat_number,
      name,
      company_type,
      lifecycle,
      owner?.name ?? '',
      city ?? '',
    ],
  });
}

/** A client's companies are few: the server answers all of them, whatever page was asked for. */
async function readMine({ api }: OpenPortal): Promise<Page<Company>> {
  const { data } = await unwrap(api.GET('/companies/my'));
  return { data, meta: { page: 1, limit: data.length, total: data.length } };
}
