import { defineFeature } from '#platform/feature.ts';
import { createAuthHandlers } from './auth.ts';

export default defineFeature({ handlers: createAuthHandlers });
