import type { components } from '@biuro/contract';
import type { Caller } from '../app/contract/handlers.ts';
import { createList, type Scope } from '../app/database/list.ts';
import { code, instant, moment, polish, polishOrLast } from '../app/database/list-columns.ts';

export const companyList = createList<'listCompanies', components['schemas']['CompanySort']>({
  name: 'companies',
  rooms: ['companies', 'users'],
  from: 'companies LEFT JOIN users owner ON owner.id = companies.owner_id',
  id: 'companies.id',
  search: 'companies.search_text',
  columns: {
    id: 'companies.id',
    name: 'companies.name',
    company_type: 'companies.company_type',
    vat_number: 'companies.vat_number',
    lifecycle: 'companies.lifecycle',
    owner: `CASE WHEN owner.id IS NOT NULL
      THEN json_build_object('id', owner.id, 'name', owner.first_name || ' ' || owner.last_name) END`,
    city: 'companies.city',
    email: 'companies.email',
    phone: 'companies.phone',
    created_at: instant('companies.created_at'),
    updated_at: instant('companies.updated_at'),
    version: 'companies.version',
  },
  sort: {
    name: polish('companies.name'),
    company_type: code('companies.company_type'),
    vat_number: code('companies.vat_number'),
    lifecycle: code('companies.lifecycle'),
    owner: polishOrLast('owner.last_name'),
    city: polishOrLast('companies.city'),
    created_at: moment('companies.created_at'),
  },
  defaultSort: 'name:asc',
  filters: {
    company_type: (value) => `companies.company_type = ${value}`,
    lifecycle: (value) => `companies.lifecycle = ${value}`,
    owner_id: (value) => `companies.owner_id = ${value}`,
  },
  exports: {
    title: { sql: 'companies.name', type: 'text' },
    company_type: { sql: 'companies.company_type', type: 'words' },
    vat_number: { sql: 'companies.vat_number', type: 'text' },
    lifecycle: { sql: 'companies.lifecycle', type: 'words' },
    owner: { sql: `owner.first_name || ' ' || owner.last_name`, type: 'text' },
    city: { sql: 'companies.city', type: 'text' },
    email: { sql: 'companies.email', type: 'text' },
    phone: { sql: 'companies.phone', type: 'text' },
    created_at: { sql: 'companies.created_at', type: 'instant' },
  },
});

const everybodys: Scope = { name: 'all' };
export const ownCompanies: Scope = {
  name: 'own',
  where: (caller) => `companies.id IN (SELECT company_id FROM company_users WHERE user_id = ${caller})`,
};

/** The companies that the caller may see; nobody else's exist for them. */
export const visibleTo = ({ isAdmin }: Caller): Scope => (isAdmin ? everybodys : ownCompanies);
