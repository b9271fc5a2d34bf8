import { expect, test } from 'vitest';
import { get, send } from '../app/testing/answers.ts';
import { ADMIN, CLIENT, type SignedIn, sharedSignIn } from '../app/testing/sign-in.ts';
import { sharedTestApp } from '../app/testing/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);

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
    [{ id: body.data[0].id, name: 'Tomasz Bąk', email: 'klient@demo.example', role: 'viewer' }],
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
  expect((await add(client, own, { email: 'wlasciciel@demo.example', role: 'viewer' })).status).toBe(403);
});
