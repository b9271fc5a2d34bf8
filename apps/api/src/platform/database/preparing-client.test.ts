import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/server/test-app.ts';
import { createDb, createPool } from './database.ts';

test('only a statement that asks for it is prepared, once for each connection', async () => {
  const portal = await createTestApp();
  const db = createDb(createPool(portal.connection, 'demo', 1));
  const run = (text: string, ...values: unknown[]) => db.executeQuery(CompiledQuery.raw(text, values));
  await run('/* prepare find_twice */ SELECT $1::int AS n', 1);
  expect((await run('/* prepare find_twice */ SELECT $1::int AS n', 2)).rows).toEqual([{ n: 2 }]);
  await run('SELECT $1::int AS n', 3);
  expect((await run('SELECT name FROM pg_prepared_statements')).rows).toEqual([{ name: 'find_twice' }]);
  await db.destroy();
  await portal.close();
});
