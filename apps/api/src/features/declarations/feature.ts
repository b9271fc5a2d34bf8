import type { components } from '@biuro/contract';
import { defineFeature } from '#platform/feature.ts';
import type { SortedBy } from '#platform/tenants/tenant-parts.ts';
import { declarationExport, declarationHandlers } from './declarations.ts';
import messages from './messages.json' with { type: 'json' };

export default defineFeature({
  handlers: () => declarationHandlers,
  messages,
  exports: [declarationExport],
  uploads: { declaration_confirmation: { megabytes: 50, kinds: ['pdf', 'xml'], right: 'tasks:edit' } },
  deletion: {
    company: [{ table: 'declarations', where: 'part.company_id = $id', lockBy: 'id', isWork: true }],
    task: [{ table: 'declarations', where: 'part.task_id = $id', lockBy: 'id', isWork: true }],
  },
  tenantParts: {
    tasks: {
      columns: {
        declarations: {
          company: 'company',
          form: 'form',
          period: 'period',
          due_date: 'due_date',
          status: 'status',
          assignee: null,
          sent_at: null,
          upo_number: null,
        } satisfies SortedBy<components['schemas']['DeclarationColumn'], components['schemas']['DeclarationSort']>,
      },
    },
  },
});
