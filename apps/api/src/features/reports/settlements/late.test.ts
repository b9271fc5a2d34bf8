import { expect, test } from 'vitest';
import { type Course, daysLate } from './late.ts';

const TODAY = '2026-11-30';
const course = (values: Partial<Course>): Course => ({
  status: 'closed',
  docs_due_at: '2026-11-07',
  documents_at: '2026-11-06',
  due_at: '2026-11-18',
  published_at: '2026-11-18',
  closed_at: '2026-11-27',
  ...values,
});

test.each<[string, Partial<Course>, { client: number; office: number }]>([
  ['told on its date', {}, { client: 0, office: 0 }],
  ['documents late, told in time', { documents_at: '2026-11-15' }, { client: 0, office: 0 }],
  ['told late though the documents were in time', { published_at: '2026-11-21' }, { client: 0, office: 3 }],
  ['both late', { documents_at: '2026-11-09', published_at: '2026-11-23' }, { client: 2, office: 3 }],
  [
    'documents later than all of it',
    { documents_at: '2026-11-20', published_at: '2026-11-22' },
    { client: 4, office: 0 },
  ],
  ['still booked', { status: 'booking', published_at: null, closed_at: null }, { client: 0, office: 12 }],
  [
    'still waiting for documents',
    { status: 'incomplete', documents_at: null, published_at: null, closed_at: null },
    { client: 12, office: 0 },
  ],
  ['nothing to tell, closed', { published_at: null, closed_at: '2026-11-20' }, { client: 0, office: 2 }],
  ['resting', { status: 'suspended', published_at: null, closed_at: null }, { client: 0, office: 0 }],
  [
    'without a date for documents',
    { docs_due_at: null, documents_at: '2026-11-25', published_at: '2026-11-20' },
    { client: 0, office: 2 },
  ],
])('%s', (_name, values, expected) => expect(daysLate(course(values), TODAY)).toEqual(expected));
