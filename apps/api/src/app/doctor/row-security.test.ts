import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { run } from '#platform/database/database.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { examineRowSecurity } from './row-security.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const look = () => examineRowSecurity(portal.db, 'demo');

test('the database keeps clients to their own rows, and the doctor has tried it', async () => {
  const [counted] = await run<{ tables: number }>(
    portal.db,
    'SELECT count(DISTINCT tablename)::int AS tables FROM pg_policies WHERE schemaname = current_schema()',
    [],
  );
  const tables = counted?.tables ?? 0;
  expect(tables).toBeGreaterThan(20);
  expect(await look()).toEqual([
    { level: 'good', text: `Row-level security limits clients of demo to their own rows (${tables} tables)` },
  ]);
});

test('a table without row-level security is named when clients may reach it', async () => {
  await sql`ALTER TABLE tasks DISABLE ROW LEVEL SECURITY`.execute(portal.db);
  await sql`CREATE TABLE forgotten (id int)`.execute(portal.db);
  await sql`CREATE TABLE closed (id int)`.execute(portal.db);
  const [role] = await run<{ client: string }>(portal.db, "SELECT current_user || '_client' AS client", []);
  await sql`GRANT SELECT ON forgotten TO ${sql.id(role?.client ?? '')}`.execute(portal.db);
  expect(await look()).toEqual([
    {
      level: 'wrong',
      text: 'Row-level security of demo is off for forgotten, tasks: clients could read rows of other companies.',
    },
  ]);
  await sql`DROP TABLE forgotten, closed`.execute(portal.db);
  await sql`ALTER TABLE tasks ENABLE ROW LEVEL SECURITY`.execute(portal.db);
  expect(await look()).toMatchObject([{ level: 'good' }]);
});

test('a policy that lets everybody in is found by trying', async () => {
  await sql`CREATE POLICY everybody ON companies FOR SELECT USING (true)`.execute(portal.db);
  expect(await look()).toEqual([
    { level: 'wrong', text: 'A client of demo who belongs to no company sees companies.' },
  ]);
  await sql`DROP POLICY everybody ON companies`.execute(portal.db);
});

test('a way into the role of clients that is broken is told', async () => {
  await sql`ALTER FUNCTION act_for RENAME TO act_for_nobody`.execute(portal.db);
  expect(await look()).toEqual([
    {
      level: 'wrong',
      text: 'No request of a client of demo can be answered (function act_for(unknown) does not exist).',
    },
  ]);
  await sql`ALTER FUNCTION act_for_nobody RENAME TO act_for`.execute(portal.db);
});
