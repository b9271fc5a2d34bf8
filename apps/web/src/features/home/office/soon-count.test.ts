import { expect, test } from 'vitest';
import { soonCount } from './soon-count.ts';

const deadline = { companies_left: 1 };

test('only terms within seven days count, and only those that somebody is not done for', () => {
  const deadlines = [
    { ...deadline, date: '2026-11-20' },
    { ...deadline, date: '2026-11-25' },
    { ...deadline, date: '2026-11-26', companies_left: 0 },
    { ...deadline, date: '2026-11-28' },
  ];
  expect(soonCount({ today: '2026-11-20', deadlines })).toBe(2);
});
