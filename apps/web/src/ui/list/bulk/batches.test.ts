import { ApiError } from '@biuro/core/lib/failure.ts';
import { expect, test } from 'vitest';
import type { BulkReport } from './action.ts';
import { inBatches } from './batches.ts';

type Row = BulkReport['rows'][number];

const ids = Array.from({ length: 250 }, (_, index) => String(index));
const row = (id: string, result: Row['result'] = 'done'): Row => ({
  id,
  name: `Firma ${id}`,
  result,
  error: result === 'done' ? null : 'Nie można',
  changed: result === 'done',
  before: null,
});
const offline = () => new ApiError({ kind: 'offline', message: 'Brak połączenia z biurem' });

test('hundreds of records go in calls of a hundred, and what became of each is one report', async () => {
  const calls: number[] = [];
  const progress: number[] = [];
  const report = await inBatches(
    ids,
    async (part) => {
      calls.push(part.length);
      return { rows: part.map((id) => row(id, id === '120' ? 'refused' : 'done')) };
    },
    (done) => progress.push(done),
  );
  expect({ calls, progress }).toEqual({ calls: [100, 100, 50], progress: [100, 200, 250] });
  expect(report).toMatchObject({ done: 249, refused: 1 });
  expect(report.rows.map(({ id }) => id)).toEqual(ids);
});

test('a call that did not reach the server is made once more, as the same call', async () => {
  const keys: string[] = [];
  const report = await inBatches(ids.slice(0, 2), async (part, key) => {
    keys.push(key);
    if (keys.length === 1) throw offline();
    return { rows: part.map((id) => row(id)) };
  });
  expect(report.done).toBe(2);
  expect(new Set(keys).size).toBe(1);
});

test('a failure on the way ends the work, and what is left of it is told', async () => {
  const report = await inBatches(ids, async (part) => {
    if (part.includes('150')) throw offline();
    return { rows: part.map((id) => row(id)) };
  });
  expect(report).toMatchObject({ done: 100, refused: 0, left: { ids: ids.slice(100), thrown: offline() } });
});

test('what the first call is refused is refused as a whole', async () => {
  const refused = new ApiError({ kind: 'rejected', message: 'Wybierz status', status: 422 });
  await expect(inBatches(ids, () => Promise.reject(refused))).rejects.toBe(refused);
});
