import type { components } from '@biuro/contract';
import { defineFeature } from '#platform/feature.ts';
import type { SortedBy } from '#platform/tenants/tenant-parts.ts';
import { createLiabilityHandlers } from './liabilities.ts';
import messages from './messages.json' with { type: 'json' };
import { publishStep } from './publish/step.ts';
import { liabilityExport } from './read.ts';

/** Liabilities for which the condition holds, and their calculations. */
const liabilitiesWhere = (column: string) =>
  [
    { table: 'liabilities', where: `part.${column} = $id`, lockBy: 'id', isWork: true },
    {
      table: 'liability_calculations',
      where: `part.liability_id IN (SELECT id FROM liabilities WHERE ${column} = $id)`,
    },
  ] as const;

export default defineFeature({
  handlers: createLiabilityHandlers,
  messages,
  exports: [liabilityExport],
  jobSteps: { publish: publishStep },
  uploads: {
    calculation: { megabytes: 50, kinds: ['pdf', 'xlsx', 'jpeg', 'png', 'heic', 'webp'], right: 'tasks:edit' },
    payment_proof: { megabytes: 50, kinds: ['pdf', 'jpeg', 'png', 'heic', 'webp'] },
    bank_statement: { megabytes: 10, right: 'tasks:edit' },
  },
  deletion: {
    company: liabilitiesWhere('company_id'),
    task: liabilitiesWhere('task_id'),
    liability: liabilitiesWhere('id'),
  },
  tenantParts: {
    tasks: {
      columns: {
        liabilities: {
          company: 'company',
          kind: 'kind',
          period: 'period',
          amount: 'amount',
          due_date: 'due_date',
          status: 'status',
          account: null,
        } satisfies SortedBy<components['schemas']['LiabilityColumn'], components['schemas']['LiabilitySort']>,
      },
    },
  },
});
