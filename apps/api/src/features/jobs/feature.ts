import { defineFeature } from '#platform/feature.ts';
import { jobHandlers } from './jobs.ts';

export default defineFeature({ handlers: () => jobHandlers });
