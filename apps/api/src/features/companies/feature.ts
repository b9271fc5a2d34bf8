import type { components } from '@biuro/contract';
import { defineFeature } from '#platform/feature.ts';
import type { SortedBy } from '#platform/tenants/tenant-parts.ts';
import { companyExport, createCompanyHandlers } from './companies.ts';
import { importHandlers } from './import/imports.ts';
import { checklistHandlers } from './lifecycle/checklist.ts';
import { createLookupHandlers } from './lookup/lookup.ts';
import messages from './messages.json' with { type: 'json' };
import { peopleHandlers } from './people/people.ts';
import { createPeselHandlers } from './profile/pesel-reading.ts';
import { savedViewHandlers } from './saved-views/saved-views.ts';
import { companyValidators } from './validators.ts';

const OF_COMPANY = 'part.company_id = $id';

export default defineFeature({
  handlers: (services) => ({
    ...createCompanyHandlers(services),
    ...createPeselHandlers(services),
    ...createLookupHandlers(services),
    ...peopleHandlers,
    ...savedViewHandlers,
    ...checklistHandlers,
    ...importHandlers,
  }),
  messages,
  validators: companyValidators,
  uploads: { company_import: { megabytes: 10, right: 'companies:edit' } },
  exports: [companyExport],
  deletion: {
    company: [
      { table: 'companies', where: 'part.id = $id', lockBy: 'id' },
      { table: 'company_partners', where: OF_COMPANY },
      { table: 'beneficial_owners', where: OF_COMPANY },
      { table: 'company_users', where: OF_COMPANY, lockBy: 'user_id' },
      { table: 'change_requests', where: OF_COMPANY, lockBy: 'id' },
    ],
  },
  tenantParts: {
    company: {
      components: { filters: 1, export: 1, history: 1, summary: 2 },
      columns: {
        companies: {
          title: 'name',
          company_type: 'company_type',
          tasks: 'tasks',
          owner: 'owner',
          vat_number: 'vat_number',
          accounting_status: 'accounting_status',
          documents: null,
          lifecycle: 'lifecycle',
          city: 'city',
          email: null,
          phone: null,
        } satisfies SortedBy<components['schemas']['CompanyColumn'], components['schemas']['CompanySort']>,
      },
    },
  },
});
