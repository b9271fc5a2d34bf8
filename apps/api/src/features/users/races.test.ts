import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tally, thirty } from '../../testing/people/login-steps.ts';
import { type Calling, createPeople, type Person } from '../../testing/people/people.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { lockAdministration } from './queries.ts';

const portal = sharedTestApp({ fixture: 'office' });
const people = createPeople(portal);

const WAYS: ((by: Calling, whom: Person) => Promise<number>)[] = [
  async (by, { id }) => (await send(by, 'POST', `/api/users/${id}/deactivate`, '')).status,
  async (by, { id }) =>
    (await by.call({ url: `/api/users/deactivate/${id}`, headers: { 'x-confirm': 'deactivate' } })).statusCode,
  async (by, { id }) => (await by.call({ method: 'DELETE', url: `/api/users/${id}` })).statusCode,
  async (by, { id }) => (await send(by, 'PUT', '/api/users', { id, version: 1, role: 'accountant' })).status,
  async (by, { id }) => {
    const { body } = await send(by, 'POST', '/api/users/bulk', { action: 'deactivate', ids: [id] });
    return body.data?.done === 1 ? 200 : 409;
  },
];

const stewards = () =>
  portal.db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['owner', 'administrator'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null);

async function retireEverybody() {
  await portal.db.updateTable('users').set({ status: 'deactivated' }).where('id', 'in', stewards()).execute();
}

test('of two last owners who send each other away at once, in any two ways, one stays', async () => {
  for (const [index, first] of WAYS.entries())
    for (const second of WAYS.slice(index)) {
      await retireEverybody();
      const [a, b] = [await people.come('owner'), await people.come('owner')];
      const statuses = await Promise.all([first(a, b), second(b, a)]);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(await stewards().execute()).toHaveLength(1);
    }
});

test('the last administrator stays, although the one who asks was another when asking', async () => {
  await retireEverybody();
  const [asking, last] = [await people.come('administrator'), await people.come('administrator')];
  const answer = await portal.db.transaction().execute(async (db) => {
    await lockAdministration(db);
    const asked = send(asking, 'POST', `/api/users/${last.id}/deactivate`, '');
    await expect.poll(waiting).toBe(1);
    await db.updateTable('users').set({ status: 'deactivated' }).where('id', '=', asking.id).execute();
    return { asked };
  });
  expect(await answer.asked).toMatchObject({
    status: 409,
    body: {
      code: 'last_administrator',
      error: 'To ostatnie konto, które może zarządzać biurem. Daj najpierw tę rolę komuś innemu',
    },
  });
});

/** How many wait for their turn to change people. */
async function waiting(): Promise<number> {
  const { rows } = await sql`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`.execute(portal.db);
  return rows.length;
}

test('of six who all send all others away, nobody acts after having been sent away, and one stays', async () => {
  await retireEverybody();
  const six = await Promise.all(Array.from({ length: 6 }, () => people.come('administrator')));
  const attempts = six.flatMap((by) => six.filter((whom) => whom !== by).map((whom) => [by, whom] as const));
  const answers = await Promise.all(
    attempts.map(([by, { id }]) => send(by, 'POST', `/api/users/${id}/deactivate`, '')),
  );
  expect(attempts).toHaveLength(30);
  expect(await stewards().execute()).toHaveLength(1);
  const entries = await portal.db
    .selectFrom('audit')
    .select(['actor_id', 'entity_id'])
    .where('action', '=', 'user.deactivated')
    .where(
      'entity_id',
      'in',
      six.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  expect(entries).toHaveLength(5);
  entries.forEach(({ actor_id: actor }, index) =>
    expect(entries.slice(0, index).map((entry) => entry.entity_id)).not.toContain(actor),
  );
  expect(answers.filter(({ status }) => ![200, 401, 409].includes(status))).toEqual([]);
});

test('thirty who delete and restore one person leave them whole', async () => {
  await retireEverybody();
  const admin = await people.come('administrator');
  const person = await people.add('viewer');
  const statuses = await thirty(async (index) =>
    index % 2
      ? (await send(admin, 'POST', `/api/users/${person.id}/restore`, '')).status
      : (await admin.call({ method: 'DELETE', url: `/api/users/${person.id}` })).statusCode,
  );
  // On a busy machine some wait in vain for their turn (503).
  expect(statuses.filter((status) => ![200, 204, 404, 503].includes(status))).toEqual([]);
  const actions = (await people.history(person.id)).map(([action]) => action);
  expect(actions).toEqual(actions.map((_, index) => (index % 2 ? 'user.restored' : 'user.deleted')));
});

test('of thirty who restore people with one address, one brings theirs back', async () => {
  await retireEverybody();
  const admin = await people.come('administrator');
  const deleted = await thirty(() => people.add('viewer', { email: 'jeden@biuro.example', deleted_at: new Date() }));
  const answers = await Promise.all(deleted.map(({ id }) => send(admin, 'POST', `/api/users/${id}/restore`, '')));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 29 });
});

test('a company is never given to somebody who is being deleted', async () => {
  await retireEverybody();
  const admin = await people.come('administrator');
  const { id } = await people.company('Delta');
  const outcomes = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const person = await people.add('accountant');
    const { name, company_type, vat_number, version } = (await get(admin, `/api/companies/${id}`)).body.data;
    const company = { name, company_type, vat_number, version, owner_id: person.id };
    const [given, deleted] = await Promise.all([
      send(admin, 'PUT', `/api/companies/${id}`, company),
      admin.call({ method: 'DELETE', url: `/api/users/${person.id}` }),
    ]);
    outcomes.add(`${given.status} ${deleted.statusCode}`);
  }
  expect([...outcomes].filter((outcome) => !['200 409', '422 204'].includes(outcome))).toEqual([]);
});
