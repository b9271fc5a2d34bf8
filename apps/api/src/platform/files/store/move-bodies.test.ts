import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import { remove, send } from '../../../testing/server/answers.ts';
import { collectFiles } from './collect-files.ts';
import { moveBodies } from './move-bodies.ts';

const { portal, admin, newTask, addLiability, addPublished, addDeclaration } = sharedSettlementOffice();

beforeEach(async () => {
  for (const table of ['liability_proofs', 'liability_calculations', 'declaration_confirmations', 'deleted_records'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(portal.db);
});

/** As releases have written it that kept files in the database. */
async function keepInDatabase(table: string, key: string, id: string, body: string): Promise<void> {
  const values = sql`${id}, 'plik.pdf', 'application/pdf', ${Buffer.from(body)}`;
  await sql`INSERT INTO ${sql.table(table)} (${sql.ref(key)}, name, type, body) VALUES (${values})`.execute(portal.db);
}

async function downloaded(url: string): Promise<[status: number, body: string]> {
  const { statusCode, body } = await admin.call({ method: 'GET', url });
  return [statusCode, body];
}

const countOf = async (condition: string) =>
  (await sql<{ count: number }>`SELECT count(*)::int FROM ${sql.raw(condition)}`.execute(portal.db)).rows[0]?.count;

test('files that stood in the database are downloaded from the file store', async () => {
  const task = await newTask();
  const [liability, declaration] = [await addPublished(task), await addDeclaration(task)];
  await keepInDatabase('liability_proofs', 'liability_id', liability, '%PDF-1.7 proof');
  await keepInDatabase('liability_calculations', 'liability_id', liability, '%PDF-1.7 calculation');
  await keepInDatabase('declaration_confirmations', 'declaration_id', declaration, '%PDF-1.7 confirmation');

  await moveBodies(portal.tenant);

  expect(await downloaded(`/api/liabilities/${liability}/proof`)).toEqual([200, '%PDF-1.7 proof']);
  expect(await downloaded(`/api/liabilities/${liability}/calculation`)).toEqual([200, '%PDF-1.7 calculation']);
  expect(await downloaded(`/api/declarations/${declaration}/confirmation`)).toEqual([200, '%PDF-1.7 confirmation']);
  for (const table of ['liability_proofs', 'liability_calculations', 'declaration_confirmations'])
    expect([table, await countOf(`${table} WHERE body IS NOT NULL`)]).toEqual([table, 0]);
});

test('two processes that start at once move each file once, and neither is ready before the other', async () => {
  const before = await countOf('files');
  const liabilities = await Promise.all(Array.from({ length: 12 }, async () => addPublished(await newTask())));
  for (const id of liabilities) await keepInDatabase('liability_proofs', 'liability_id', id, `%PDF-1.7 ${id}`);
  const left = async () => {
    await moveBodies(portal.tenant);
    return countOf('liability_proofs WHERE body IS NOT NULL');
  };

  expect(await Promise.all([left(), left()])).toEqual([0, 0]);

  expect(await countOf('files')).toBe((before ?? 0) + liabilities.length);
  for (const id of liabilities)
    expect(await downloaded(`/api/liabilities/${id}/proof`)).toEqual([200, `%PDF-1.7 ${id}`]);
});

test('a process waits for a file that another one is moving', async () => {
  const id = await addPublished(await newTask());
  await keepInDatabase('liability_proofs', 'liability_id', id, '%PDF-1.7 slow');
  let isDone = false;
  const { second } = await portal.db.transaction().execute(async (db) => {
    await sql`SELECT FROM liability_proofs WHERE liability_id = ${id} FOR UPDATE`.execute(db);
    const moving = moveBodies(portal.tenant).then(() => (isDone = true));
    await wait(200);
    expect(isDone).toBe(false);
    return { second: moving };
  });
  await second;
  expect(await downloaded(`/api/liabilities/${id}/proof`)).toEqual([200, '%PDF-1.7 slow']);
});

test('the file of a record that an older release has deleted comes back with it', async () => {
  const draft = async (text: string) => {
    const id = await addLiability(await newTask(), { amount: '100.00', result: 'payable', status: 'calculated' });
    await keepInDatabase('liability_calculations', 'liability_id', id, text);
    expect((await remove(admin, `/api/liabilities/${id}`)).status).toBe(204);
    return id;
  };
  const [first, second] = [await draft('%PDF-1.7 first'), await draft('%PDF-1.7 second')];
  // Whoever has uploaded the first is no longer there.
  const stranger = sql`'"01930000-0000-7000-8000-000000000000"'::jsonb`;
  await sql`UPDATE deleted_records SET parts = jsonb_set(parts, '{1,rows,0,added_by}', ${stranger}) WHERE id = ${first}`.execute(
    portal.db,
  );
  const before = await countOf('files');

  await Promise.all([moveBodies(portal.tenant), moveBodies(portal.tenant)]);

  expect(await countOf('files')).toBe((before ?? 0) + 2);
  expect(await countOf(`deleted_records WHERE parts::text LIKE '%x255044462d%'`)).toBe(0);
  // They stay in use for as long as the records can be restored.
  await sql`UPDATE files SET unused_since = now() - interval '2 days'`.execute(portal.db);
  await collectFiles(portal.db, portal.tenant.files.store);
  await sql`UPDATE deleted_records SET parts = jsonb_set(parts, '{1,rows,0,added_by}', 'null') WHERE id = ${first}`.execute(
    portal.db,
  );
  for (const [id, text] of [
    [first, '%PDF-1.7 first'],
    [second, '%PDF-1.7 second'],
  ] as const) {
    expect((await send(admin, 'POST', `/api/liabilities/${id}/restore`, '')).status).toBe(200);
    expect(await downloaded(`/api/liabilities/${id}/calculation`)).toEqual([200, text]);
  }
});
