import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '#platform/http/contract/contract.ts';
import { createPeople, type Person } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

type Modules = typeof portal.tenant.config.modules;
const operations = readOperations().filter(({ module }) => module !== undefined);
const NOBODY = '00000000-0000-7000-8000-000000000000';

let other: Person;
let before: Modules;
beforeAll(async () => {
  other = await people.add('accountant');
  const { modules } = portal.tenant.config;
  before = structuredClone(modules);
  for (const module of Object.values(modules)) module.enabled = false;
});
afterAll(() => void Object.assign(portal.tenant.config.modules, before));

test.each(operations)('$method $url is not there while its module is off', async ({ method, url }) => {
  const request = { method: method as 'GET', url: `/api${url.replaceAll(/:\w+/g, NOBODY)}` };
  expect((await admin.call(request)).statusCode).toBe(404);
});

test('there are such operations', () => expect(operations.length).toBeGreaterThan(20));

test('without the module of users everybody knows of themselves only', async () => {
  const seen = async (by: typeof admin, id: string) => [
    (await get(by, `/api/users/${id}`)).status,
    (await get(by, `/api/users/companies?id=${id}`)).status,
    (await send(by, 'PUT', '/api/users', { id, version: (await people.row(id)).version, position: 'Doradca' })).status,
  ];
  expect(await seen(admin, other.id)).toEqual([404, 404, 404]);
  for (const by of [admin, client]) {
    const { id } = (await get(by, '/api/auth')).body;
    expect(await seen(by, id)).toEqual([200, 200, 200]);
  }
});

test('without the module of users the office still has people to give work to, and shows clients none of them', async () => {
  const names = { first_name: 'Łucja', last_name: 'Żak' };
  const there = await people.add('assistant', names);
  await people.add('assistant', { ...names, status: 'deactivated' });
  await people.add('assistant', { ...names, status: 'invited' });
  await people.add('assistant', { ...names, deleted_at: new Date() });
  const { status, body } = await get(admin, '/api/office/people');
  expect(status).toBe(200);
  const shown: { id: string; name: string }[] = body.data;
  expect(shown.filter(({ name }) => name === 'Łucja Żak')).toEqual([{ id: there.id, name: 'Łucja Żak' }]);
  const active = portal.db.selectFrom('users').select('id').where('is_admin', '=', true).where('status', '=', 'active');
  const ids = (await active.where('deleted_at', 'is', null).execute()).map(({ id }) => id);
  expect(shown.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const sorted = shown.toSorted((one, two) => new Intl.Collator('pl').compare(one.name, two.name));
  expect(shown).toEqual(sorted);
  expect((await get(client, '/api/office/people')).status).toBe(404);
});
