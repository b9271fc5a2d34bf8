import { defineFeature } from '#platform/feature.ts';
import messages from './messages.json' with { type: 'json' };
import { uptimeExport, uptimeHandlers } from './uptimes.ts';

export default defineFeature({
  handlers: () => uptimeHandlers,
  messages,
  exports: [uptimeExport],
  tenantParts: { uptime: { components: { export: 1, strip: 2 } } },
});
