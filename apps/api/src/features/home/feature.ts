import { defineFeature } from '#platform/feature.ts';
import { getClientHome } from './client-home.ts';
import { getOfficeHome } from './office-home.ts';

export default defineFeature({
  handlers: () => ({ getOfficeHome, getClientHome }),
  tenantParts: {
    dashboard: { components: { greeting: 2, figures: 2, contact: 1, account: 1 } },
  },
});
