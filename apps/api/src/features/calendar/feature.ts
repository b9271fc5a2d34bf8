import { defineFeature } from '#platform/feature.ts';
import { createCalendarHandlers } from './calendar.ts';

export default defineFeature({ handlers: createCalendarHandlers });
