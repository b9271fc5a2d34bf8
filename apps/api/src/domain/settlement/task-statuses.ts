import type { components } from '@biuro/contract';

/** In the order of a month. */
export const taskStatuses = [
  'awaiting_documents',
  'incomplete',
  'complete',
  'booking',
  'clarification',
  'booked',
  'calculated',
  'review',
  'published',
  'correcting',
  'closed',
  'suspended',
  'cancelled',
] as const satisfies components['schemas']['TaskStatus'][];
