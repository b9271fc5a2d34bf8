import { defineFeature } from '#platform/feature.ts';
import { homeHandlers } from './home.ts';

export default defineFeature({
  handlers: () => homeHandlers,
  tenantParts: {
    dashboard: { components: { greeting: 2, figures: 2, contact: 1, account: 1 } },
  },
});
