import type { components } from '@biuro/contract';
import { defineFeature } from '#platform/feature.ts';
import type { SortedBy } from '#platform/tenants/tenant-parts.ts';
import { userExport } from './list/user-list.ts';
import messages from './messages.json' with { type: 'json' };
import { createUserHandlers } from './users.ts';

export default defineFeature({
  handlers: createUserHandlers,
  messages,
  exports: [userExport],
  tenantParts: {
    users: {
      components: { filters: 1, export: 1, history: 1 },
      columns: {
        users: {
          name: 'first_name',
          role: 'role',
          companies: null,
          email: 'email',
          phone: null,
          position: null,
          status: 'status',
          last_login_at: 'last_login_at',
          created_at: 'created_at',
        } satisfies SortedBy<components['schemas']['UserColumn'], components['schemas']['UserSort']>,
      },
    },
  },
});
