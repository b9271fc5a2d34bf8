import type { components } from '@biuro/contract';
import { defineFeature } from '#platform/feature.ts';
import type { SortedBy } from '#platform/tenants/tenant-parts.ts';
import messages from './messages.json' with { type: 'json' };
import { openMonthHandlers } from './open-month/open-month.ts';
import { planMonths } from './open-month/schedule.ts';
import { openMonthStep } from './open-month/step.ts';
import { createTaskHandlers, taskExport } from './tasks.ts';

export default defineFeature({
  handlers: (services) => ({ ...createTaskHandlers(services), ...openMonthHandlers }),
  messages,
  exports: [taskExport],
  jobSteps: { open_month: openMonthStep },
  planJobs: planMonths,
  deletion: {
    company: [{ table: 'tasks', where: 'part.company_id = $id', lockBy: 'id', isWork: true }],
    task: [{ table: 'tasks', where: 'part.id = $id', lockBy: 'id', isWork: true }],
  },
  tenantParts: {
    tasks: {
      components: { filters: 1, export: 1, board: 1, calendar: 1 },
      columns: {
        tasks: {
          title: 'title',
          company: 'company',
          period: 'period',
          status: 'status',
          tracks: null,
          assignee: 'assignee',
          priority: 'priority',
          docs_due_at: null,
          due_at: 'due_at',
        } satisfies SortedBy<components['schemas']['TaskColumn'], components['schemas']['TaskSort']>,
      },
    },
  },
});
