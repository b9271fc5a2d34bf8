import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordsChanged } from './records-changed.ts';

test('a change makes stale what is registered for it, under each key that begins so, and nothing else', async () => {
  const queries = new QueryClient();
  queries.setQueryDefaults(['tasks'], { meta: { staleAfter: ['tasks', 'liabilities'] } });
  queries.setQueryDefaults(['companies'], { meta: { staleAfter: ['companies'] } });
  const keys = [['tasks', 'list'], ['tasks', 'one', '7'], ['companies', 'list'], ['profile']];
  for (const key of keys) queries.setQueryData(key, 'answer');

  await recordsChanged(queries, 'liabilities');

  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, false, false]);
});
