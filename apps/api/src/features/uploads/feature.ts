import { defineFeature } from '#platform/feature.ts';
import messages from './messages.json' with { type: 'json' };
import { createUploadHandlers } from './uploads.ts';

export default defineFeature({ handlers: ({ uploadRules }) => createUploadHandlers(uploadRules), messages });
