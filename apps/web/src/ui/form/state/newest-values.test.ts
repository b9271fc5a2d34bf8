import { expect, test } from 'vitest';
import { conflictsOf } from './newest-values.ts';

const before = { title: 'Stary', priority: 'low', due_at: '2026-11-18', version: 3 };
const stored = { title: 'Nowy', priority: 'high', due_at: '2026-11-18', version: 4 };

test('only what both have changed is chosen from', () => {
  const typed = { ...before, priority: 'urgent', due_at: '2026-11-27' };
  expect(conflictsOf(typed, stored, before, ['priority', 'due_at'])).toEqual({ priority: 'high' });
});

test('who typed the same has nothing to choose', () => {
  expect(conflictsOf({ ...before, priority: 'high' }, stored, before, ['priority'])).toEqual({});
});

test('a draft of an older version is chosen from wherever it differs', () => {
  const typed = { ...stored, due_at: '2026-11-27', version: 2 };
  expect(conflictsOf(typed, stored, stored, ['due_at', 'version'])).toEqual({ due_at: '2026-11-18' });
});
