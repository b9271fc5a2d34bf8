import { expect, test } from 'vitest';
import { forgetAll, recall, remember } from './browser-memory.ts';

test('what begins so is forgotten in both storages, and the rest stays', () => {
  for (const kind of ['local', 'session'] as const) {
    remember(kind, 'biuro.list.companies', 'search=kowalska');
    remember(kind, 'biuro.theme', 'dark');
  }
  forgetAll('biuro.list.');
  expect(recall('local', 'biuro.list.companies')).toBeNull();
  expect(recall('session', 'biuro.list.companies')).toBeNull();
  expect([recall('local', 'biuro.theme'), recall('session', 'biuro.theme')]).toEqual(['dark', 'dark']);
});
