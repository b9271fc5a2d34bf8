import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { StartError } from '#platform/process/start-error.ts';
import { seed } from '../../../demo/seed.ts';
import { createDb, createPool, type Db } from '../database.ts';
import { migrate } from '../migrate.ts';
import { asClient } from './client-role.ts';

const OWN = `biuro_own_${Date.now()}`;
const server = { ...inject('postgres'), database: 'postgres' };
/** An external database whose user owns nothing but it. */
const plain = { ...server, user: OWN, database: OWN };
let admin: ReturnType<typeof createPool>;

beforeAll(async () => {
  admin = createPool(server, 'postgres', 1);
  await admin.query(`CREATE ROLE ${OWN} LOGIN`);
  await admin.query(`CREATE DATABASE ${OWN} OWNER ${OWN}`);
});
afterAll(async () => {
  await admin.query(`DROP DATABASE ${OWN} WITH (FORCE)`);
  for (const role of [`${OWN}_client`, OWN]) await admin.query(`DROP ROLE IF EXISTS ${role}`);
  await admin.end();
});

const countOf = async (db: Db) => (await db.selectFrom('companies').select('id').execute()).length;

test('a user who may not make the role learns what to ask for, and is content with it', async () => {
  const refused = await migrate(plain, 'demo').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  const [sentence, commands = ''] = String(refused).split('Let its administrator do it once: ');
  expect(sentence).toBe(
    `StartError: The database does not let ${OWN} make the role under which requests of clients run. `,
  );
  expect(commands).toBe(`CREATE ROLE ${OWN}_client NOLOGIN; GRANT ${OWN}_client TO ${OWN};`);
  await admin.query(commands);
  await migrate(plain, 'demo');
  const db = createDb(createPool(plain, 'demo', 1));
  await seed(db, 'two-companies');
  const { rows } = await sql<{ id: string }>`SELECT id FROM users WHERE email = 'a@two.example'`.execute(db);
  expect([await countOf(db), await asClient(db, rows[0]?.id ?? '', countOf)]).toEqual([2, 1]);
  await db.destroy();
});

test('a user who may make roles makes it', async () => {
  await admin.query(`ALTER ROLE ${OWN} CREATEROLE`);
  await admin.query(`DROP OWNED BY ${OWN}_client`);
  const database = createPool(plain, 'demo', 1);
  await database.query(`DROP OWNED BY ${OWN}_client`);
  await database.end();
  await admin.query(`DROP ROLE ${OWN}_client`);
  await migrate(plain, 'demo');
  const db = createDb(createPool(plain, 'demo', 1));
  const { rows } = await sql<{ id: string }>`SELECT id FROM users WHERE email = 'a@two.example'`.execute(db);
  expect([await countOf(db), await asClient(db, rows[0]?.id ?? '', countOf)]).toEqual([2, 1]);
  await db.destroy();
});
