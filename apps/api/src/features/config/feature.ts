import { defineFeature } from '#platform/feature.ts';
import { configHandlers } from './config.ts';

export default defineFeature({ handlers: () => configHandlers });
