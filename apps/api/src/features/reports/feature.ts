import type { components } from '@biuro/contract';
import { defineFeature } from '#platform/feature.ts';
import type { SortedBy } from '#platform/tenants/tenant-parts.ts';
import messages from './messages.json' with { type: 'json' };
import { reportExport, reportHandlers } from './reports.ts';

export default defineFeature({
  handlers: () => reportHandlers,
  messages,
  exports: [reportExport],
  tenantParts: {
    reports: {
      components: { chart: 2 },
      columns: {
        reports: {
          title: 'title',
          report1: null,
          report2: null,
          report3: null,
        } satisfies SortedBy<components['schemas']['ReportColumn'], components['schemas']['ReportSort']>,
      },
    },
  },
});
