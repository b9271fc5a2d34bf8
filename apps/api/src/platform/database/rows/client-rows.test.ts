import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTwoCompanies } from '../../../testing/offices/two-companies.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { createDb, createPool, type Db } from '../database.ts';
import { asClient } from './client-role.ts';

/** Tables of companies that clients have nothing to do with at all. */
const CLOSED = ['beneficial_owners', 'company_partners', 'deleted_records', 'uptimes'];

let portal: TestApp;
let own: { user: string; company: string };
let other: { user: string; company: string };

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'two-companies' });
  ({ own, other } = await fillTwoCompanies(portal));
});
afterAll(() => portal.close());

const inA = <T>(work: (db: Db) => Promise<T>) => asClient(portal.db, own.user, work);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

/** Tables with what the policies allow, as `table: command, …`. */
const policies = async (): Promise<Record<string, string>> => {
  const { rows } = await sql<{ tablename: string; commands: string }>`
    SELECT tablename, string_agg(cmd, ' ' ORDER BY cmd) AS commands FROM pg_policies WHERE schemaname = current_schema() GROUP BY 1
    ORDER BY 1`.execute(portal.db);
  return Object.fromEntries(rows.map(({ tablename, commands }) => [tablename, commands]));
};

test('every statement on the rows of another company finds nothing, or is refused', async () => {
  const outcomes: unknown[] = [];
  for (const table of Object.keys(await policies())) {
    const { rows: columns } = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
      WHERE attrelid = ${table}::regclass AND attnum > 0 AND attgenerated = '' AND NOT attisdropped`.execute(portal.db);
    const ofCompany = columns.find(({ name }) => name === 'company_id' || (table === 'companies' && name === 'id'));
    if (!ofCompany) continue;
    const whose = sql`${sql.ref(ofCompany.name)} = ${other.company}`;
    const named = sql.table(table);
    const touched = [
      sql`SELECT FROM ${named} WHERE ${whose}`,
      sql`UPDATE ${named} SET ${sql.ref(ofCompany.name)} = ${own.company} WHERE ${whose}`,
      sql`DELETE FROM ${named} WHERE ${whose}`,
    ];
    for (const statement of touched)
      outcomes.push(
        await inA((db) => statement.execute(db)).then(
          ({ rows, numAffectedRows = 0n }) => rows.length + Number(numAffectedRows),
          (error: { code?: string }) => error.code,
        ),
      );
    const list = sql.join(columns.map(({ name }) => sql.ref(name)));
    const copy = await sql<{
      row: string;
    }>`SELECT to_jsonb(t)::text AS row FROM ${named} t WHERE ${whose} LIMIT 1`.execute(portal.db);
    if (copy.rows[0])
      outcomes.push(
        await refusal(
          inA((db) =>
            sql`INSERT INTO ${named} (${list}) SELECT ${list} FROM jsonb_populate_record(NULL::${named}, ${copy.rows[0]?.row}::jsonb)`.execute(
              db,
            ),
          ),
        ),
      );
  }
  expect(outcomes.filter((outcome) => outcome !== 0 && outcome !== '42501')).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(25);
});

test('a row of one’s own cannot be handed to another company', async () => {
  for (const table of ['employees', 'staff_reports', 'tasks', 'liabilities'])
    expect(
      await refusal(
        inA((db) =>
          sql`UPDATE ${sql.table(table)} SET company_id = ${other.company} WHERE company_id = ${own.company}`.execute(
            db,
          ),
        ),
      ),
    ).toBe('42501');
});

test('a client counts the tasks of their company without being able to write the company', async () => {
  const kept = () => sql`SELECT open_tasks FROM companies WHERE id = ${own.company}`.execute(portal.db);
  const before = (await kept()).rows;
  await inA((db) => sql`UPDATE tasks SET status = 'closed' WHERE company_id = ${own.company}`.execute(db));
  expect((await kept()).rows).not.toEqual(before);
  expect(await refusal(inA((db) => sql`UPDATE companies SET open_tasks = 9`.execute(db)))).toBe('42501');
});

test('an employee of a company sees the company and none of its papers', async () => {
  const user = uuid();
  await sql`INSERT INTO users (id, first_name, last_name, email, role) VALUES (${user}, 'E', 'E', 'e@two.example', 'employee')`.execute(
    portal.db,
  );
  await sql`INSERT INTO company_users VALUES (${own.company}, ${user}, 'employee')`.execute(portal.db);
  const counts = await asClient(portal.db, user, async (db) => {
    const of = async (table: 'companies' | 'tasks' | 'liabilities' | 'employees') =>
      (await db.selectFrom(table).select('id').execute()).length;
    return [await of('companies'), await of('tasks'), await of('liabilities'), await of('employees')];
  });
  expect(counts).toEqual([1, 0, 0, 0]);
});

test('the role ends with the transaction, also with one that fails', async () => {
  const one = createDb(createPool(portal.connection, 'demo', 1));
  const roleNow = async () =>
    (await sql`SELECT current_user = session_user AS plain, current_setting('biuro.user', true) AS "user"`.execute(one))
      .rows;
  await asClient(one, own.user, (db) => sql`SELECT 1`.execute(db));
  expect(await roleNow()).toEqual([{ plain: true, user: '' }]);
  expect(await refusal(asClient(one, own.user, (db) => sql`SELECT 1/0`.execute(db)))).toBe('22012');
  expect(await roleNow()).toEqual([{ plain: true, user: '' }]);
  expect(await refusal(asClient(one, 'nobody', (db) => sql`SELECT 1`.execute(db)))).toBe('22P02');
  expect(await roleNow()).toEqual([{ plain: true, user: '' }]);
  await one.destroy();
});

test('a new table of companies is closed to clients until somebody decides what of it is theirs', async () => {
  const { rows } = await sql<{ table: string; guarded: boolean; open: boolean }>`
    SELECT pg_class.relname AS table, relrowsecurity AS guarded,
      has_table_privilege(left(current_user, 56) || '_client', pg_class.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE') AS open
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm')`.execute(
    portal.db,
  );
  expect(rows.filter(({ guarded, open }) => open && !guarded)).toEqual([]);
  const { rows: columns } = await sql<{ table: string }>`
    SELECT table_name AS table FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'company_id'`.execute(portal.db);
  const guarded = new Set(rows.filter((row) => row.guarded).map((row) => row.table));
  const undecided = columns.map(({ table }) => table).filter((table) => !guarded.has(table) && !CLOSED.includes(table));
  expect(undecided).toEqual([]);
});

test('what is true of every row stands in two tables only', async () => {
  const { rows } = await sql<{ rule: string }>`SELECT tablename || ' ' || cmd AS rule FROM pg_policies
    WHERE schemaname = current_schema() AND (qual = 'true' OR with_check = 'true') ORDER BY 1`.execute(portal.db);
  expect(rows.map(({ rule }) => rule)).toEqual(['outbox INSERT', 'rate_limits ALL']);
});
