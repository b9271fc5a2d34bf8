import { expect, test } from 'vitest';
import { thirty } from '../../../testing/people/login-steps.ts';
import { createPeople } from '../../../testing/people/people.ts';
import { ADMIN, CLIENT, type SignedIn, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const idOf = async (search: string): Promise<string> =>
  (await get(admin, `/api/companies?search=${search}`)).body.data[0].id;
const add = (person: SignedIn, id: string, payload: object) =>
  send(person, 'POST', `/api/companies/${id}/people`, payload);

test('a client who is added sees the company at the next request, and no longer when taken away', async () => {
  const id = await idOf('gamma');
  expect((await get(client, `/api/companies/${id}`)).status).toBe(404);
  const { status, body } = await add(admin, id, { email: 'KLIENT@demo.example', role: 'viewer' });
  expect([status, body.data]).toEqual([
    201,
    [
      {
        id: body.data[0].id,
        name: 'Tomasz Bąk',
        email: 'klient@demo.example',
        role: 'viewer',
        status: 'active',
        invite_expired: false,
      },
    ],
  ]);
  expect((await get(client, `/api/companies/${id}`)).status).toBe(200);
  expect((await add(admin, id, { email: 'klient@demo.example', role: 'authorised' })).body.data[0].role).toBe(
    'authorised',
  );
  const removed = await admin.call({ method: 'DELETE', url: `/api/companies/${id}/people/${body.data[0].id}` });
  expect(removed.statusCode).toBe(204);
  expect((await get(client, `/api/companies/${id}`)).status).toBe(404);
  const again = await admin.call({ method: 'DELETE', url: `/api/companies/${id}/people/${body.data[0].id}` });
  expect(again.statusCode).toBe(404);
});

test('the only company of somebody is not taken away', async () => {
  const [person, optyk] = [await people.add('viewer'), await people.company('Optyk')];
  await people.belong(person.id, optyk.id);
  const response = await admin.call({ method: 'DELETE', url: `/api/companies/${optyk.id}/people/${person.id}` });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: 'last_company',
    error: 'To jedyna firma tej osoby. Wyłącz jej konto albo dodaj ją najpierw do innej firmy',
  });
  expect(await people.history(person.id)).toEqual([]);
});

test('whoever edits a person is told that their companies changed meanwhile; the history of both shows it', async () => {
  const person = await people.add('viewer');
  const [optyk, gamma] = [await people.company('Optyk'), await people.company('Gamma')];
  await people.belong(person.id, optyk.id, 'viewer');
  const edit = (version: number) =>
    send(admin, 'PUT', '/api/users', { id: person.id, version, companies: [{ id: optyk.id, role: 'employee' }] });
  expect((await add(admin, gamma.id, { email: person.email, role: 'viewer' })).status).toBe(201);
  expect(await edit(1)).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  await admin.call({ method: 'DELETE', url: `/api/companies/${gamma.id}/people/${person.id}` });
  expect((await edit(2)).status).toBe(409);
  expect((await edit(3)).status).toBe(200);
  const [one, both] = [`${optyk.name} (viewer)`, `${gamma.name} (viewer); ${optyk.name} (viewer)`];
  expect(await people.history(person.id)).toEqual([
    ['user.updated', { companies: [one, both] }],
    ['user.updated', { companies: [both, one] }],
    ['user.updated', { companies: [one, `${optyk.name} (employee)`] }],
  ]);
});

test('adding somebody again as what they are leaves neither a version nor a trace', async () => {
  const [person, optyk] = [await people.add('viewer'), await people.company('Optyk')];
  await people.belong(person.id, optyk.id, 'viewer');
  expect((await add(admin, optyk.id, { email: person.email, role: 'viewer' })).status).toBe(201);
  expect([(await people.row(person.id)).version, await people.history(person.id)]).toEqual([1, []]);
});

test('of thirty who change the companies of one person on both sides, each is served or told of the other', async () => {
  const person = await people.add('viewer');
  const [optyk, gamma] = [await people.company('Optyk'), await people.company('Gamma')];
  await people.belong(person.id, optyk.id);
  const companies = [optyk, gamma].map(({ id }) => ({ id, role: 'viewer' }));
  const statuses = await thirty(async (index) =>
    index % 3 === 0
      ? (await send(admin, 'PUT', '/api/users', { id: person.id, version: 1 + index / 3, companies })).status
      : index % 3 === 1
        ? (await add(admin, gamma.id, { email: person.email, role: 'employee' })).status
        : (await admin.call({ method: 'DELETE', url: `/api/companies/${gamma.id}/people/${person.id}` })).statusCode,
  );
  // On a busy machine some wait in vain for their turn (503).
  expect(statuses.filter((status) => ![200, 201, 204, 404, 409, 503].includes(status))).toEqual([]);
  const changes = (await people.history(person.id)).map(([, fields]) => fields.companies ?? []);
  expect(changes.slice(1).map(([before]) => before)).toEqual(changes.slice(0, -1).map(([, after]) => after));
});

test('only clients with an account can be added', async () => {
  const id = await idOf('gamma');
  for (const email of ['nikt@demo.example', 'ksiegowa@demo.example']) {
    expect(await add(admin, id, { email, role: 'viewer' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/email', message: 'Nie ma klienta z takim adresem' }] },
    });
  }
});

test('a client reads the people of the own company only, and adds nobody', async () => {
  const [own, other] = [await idOf('delta'), await idOf('gamma')];
  expect(
    (await get(client, `/api/companies/${own}/people`)).body.data.map((person: { name: string }) => person.name),
  ).toEqual(['Tomasz Bąk']);
  expect((await get(client, `/api/companies/${other}/people`)).status).toBe(404);
  expect((await add(client, own, { email: 'wlasciciel@demo.example', role: 'viewer' })).status).toBe(404);
});
