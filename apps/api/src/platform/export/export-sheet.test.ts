import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/universal';
import { beforeAll, expect, test } from 'vitest';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, sharedSignIn } from '../../testing/people/sign-in.ts';
import { inParts } from '../../testing/records/in-parts.ts';
import { longestGap } from '../../testing/server/longest-gap.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const people = createPeople(portal);
const MANY = 19_000;

beforeAll(async () => {
  await inParts(
    portal.db,
    MANY,
    (numbers) => sql`
    INSERT INTO users (id, email, first_name, last_name, role, status)
    SELECT gen_random_uuid(), 'many-' || n || '@list.example', 'Liczna', 'Lista ' || n, 'viewer', 'active'
    FROM ${numbers} n`,
  );
});

const COLUMNS = 'name,role,companies,email,phone,position,status,last_login_at,created_at';
const PATH = `/api/users/export?format=xlsx&columns=${COLUMNS}&sort=email:asc&search=many`;
const save = () => admin.call({ url: PATH });

async function savedSoFar(): Promise<number> {
  const { id } = await portal.db.selectFrom('users').select('id').where('email', '=', ADMIN).executeTakeFirstOrThrow();
  return (await people.history(id)).filter(([action]) => action === 'user.exported').length;
}

test('a workbook of many rows holds them all, in their order', async () => {
  const [heading, ...rows] = await readSheet(new Blob([new Uint8Array((await save()).rawPayload)]));
  expect([heading?.length, rows.length, rows[1]?.[0]]).toEqual([9, MANY, 'Liczna Lista 10']);
});

test('while it is written, others are answered', async () => {
  const shares: number[] = [];
  // The least of some tries, for others work beside.
  for (let tried = 0; tried < 3; tried++) {
    const { whole, gap } = await longestGap(async () => expect((await save()).statusCode).toBe(200));
    shares.push(gap / whole);
  }
  expect(Math.min(...shares)).toBeLessThan(1 / 4);
});

test('for whoever hangs up it is not written, and no history says so', async () => {
  const server = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const before = await savedSoFar();
  const headers = { authorization: `Bearer ${admin.accessToken}`, 'x-api-key': 'biuro-web' };
  for (const patience of [20, 250]) {
    const asked = fetch(`${server}${PATH}`, { headers, signal: AbortSignal.timeout(patience) });
    await expect(asked).rejects.toThrow('timeout');
  }
  // Begun after them and as long as they are.
  await save();
  expect(await savedSoFar()).toBe(before + 1);
});
