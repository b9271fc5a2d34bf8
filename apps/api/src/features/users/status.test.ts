import { describe, expect, test } from 'vitest';
import { createLoginSteps } from '../../testing/people/login-steps.ts';
import { type Calling, createPeople } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn, signIn } from '../../testing/people/sign-in.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const act = (id: string, action: string, by: Calling = admin) => send(by, 'POST', `/api/users/${id}/${action}`, '');
const remove = async (id: string, by: Calling = admin) => {
  const response = await by.call({ method: 'DELETE', url: `/api/users/${id}` });
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
};
const idOf = async (person: Calling): Promise<string> => (await get(person, '/api/auth')).body.id;
const canSignIn = async (email: string) => (await createLoginSteps(portal).check(email)).statusCode === 200;

describe('deactivating', () => {
  test('ends sessions, sign-ins and links at once; activating brings the account back', async () => {
    const person = await people.come('accountant');
    await createLoginSteps(portal).begin(person.email);
    const { status, body } = await act(person.id, 'deactivate');
    expect([status, body.data.status, body.data.version]).toEqual([200, 'deactivated', 2]);
    expect((await person.call({ url: '/api/auth' })).statusCode).toBe(401);
    expect(await canSignIn(person.email)).toBe(false);
    expect((await act(person.id, 'activate')).body.data.status).toBe('active');
    expect(await canSignIn(person.email)).toBe(true);
    expect(await people.history(person.id)).toEqual([
      ['user.deactivated', { status: ['active', 'deactivated'] }],
      ['user.activated', { status: ['deactivated', 'active'] }],
    ]);
  });

  test('may be repeated, and leaves one trace', async () => {
    const person = await people.add('viewer');
    await act(person.id, 'deactivate');
    expect((await act(person.id, 'deactivate')).body.data).toMatchObject({ status: 'deactivated', version: 2 });
    expect(await people.history(person.id)).toHaveLength(1);
  });

  test('works for somebody who looks after companies', async () => {
    const person = await people.add('accountant');
    const { id } = await people.company('Gamma');
    await portal.db.updateTable('companies').set({ owner_id: person.id }).where('id', '=', id).execute();
    expect((await act(person.id, 'deactivate')).status).toBe(200);
  });

  test('is not for oneself, however one’s id is written', async () => {
    const id = await idOf(admin);
    for (const written of [id, id.toUpperCase()])
      expect(await act(written, 'deactivate')).toMatchObject({ status: 409, body: { code: 'not_yourself' } });
  });

  test('of an owner is for owners', async () => {
    const [owner, other] = [await people.add('owner'), await people.come('owner')];
    expect(await act(owner.id, 'deactivate')).toMatchObject({ status: 403, body: { code: 'owner_only' } });
    expect((await act(owner.id, 'deactivate', other)).status).toBe(200);
    expect(await act(owner.id, 'activate')).toMatchObject({ status: 403, body: { code: 'owner_only' } });
  });

  test('is for whoever may edit users', async () => {
    const person = await people.add('viewer');
    const accountant = await people.come('accountant');
    for (const action of ['deactivate', 'activate', 'restore']) {
      expect((await act(person.id, action, client)).status).toBe(404);
      expect((await act(person.id, action, accountant)).status).toBe(403);
    }
    expect((await remove(person.id, accountant)).status).toBe(403);
    expect((await act('00000000-0000-7000-8000-000000000000', 'deactivate')).status).toBe(404);
  });
});

describe('activating', () => {
  test('lets a blocked person in, with all tries back', async () => {
    const person = await people.add('viewer', { status: 'blocked', wrong_codes: 7, codes_locked_until: '2999-01-01' });
    expect((await act(person.id, 'activate')).body.data.status).toBe('active');
    expect(await people.row(person.id)).toMatchObject({ wrong_codes: 0, codes_locked_until: null });
  });

  test('does not accept an invitation in somebody’s place', async () => {
    const person = await people.add('viewer', { status: 'invited', password_hash: null });
    expect(await act(person.id, 'activate')).toMatchObject({ status: 409, body: { code: 'still_invited' } });
    await act(person.id, 'deactivate');
    expect((await act(person.id, 'activate')).body.data.status).toBe('invited');
  });
});

describe('deleting', () => {
  test('takes the person out of everything, gives the address free, and can be undone', async () => {
    const person = await people.come('accountant');
    expect(await remove(person.id)).toEqual({ status: 204, body: undefined });
    expect((await person.call({ url: '/api/auth' })).statusCode).toBe(401);
    expect(await canSignIn(person.email)).toBe(false);
    expect((await get(admin, `/api/users/${person.id}`)).status).toBe(404);
    expect((await get(admin, `/api/users/${person.id}/history`)).status).toBe(404);
    expect((await get(admin, `/api/users/companies?id=${person.id}`)).status).toBe(404);
    expect((await remove(person.id)).status).toBe(404);
    expect((await act(person.id, 'deactivate')).status).toBe(404);
    expect((await send(admin, 'PUT', '/api/users', { id: person.id, version: 2, first_name: 'A' })).status).toBe(404);
    const { status, body } = await act(person.id, 'restore');
    expect([status, body.data]).toMatchObject([200, { email: person.email, status: 'active', role: 'accountant' }]);
    expect((await signIn(portal, person.email)).accessToken).toEqual(expect.any(String));
    expect((await people.history(person.id)).map(([action]) => action)).toEqual(['user.deleted', 'user.restored']);
  });

  test('takes a client off the list of the company’s people, and back on it', async () => {
    const person = await people.add('viewer');
    const { id } = await people.company('Gamma');
    await people.belong(person.id, id);
    const listed = async () =>
      (await get(admin, `/api/companies/${id}/people`)).body.data.some((one: { id: string }) => one.id === person.id);
    await remove(person.id);
    expect(await listed()).toBe(false);
    await act(person.id, 'restore');
    expect(await listed()).toBe(true);
  });

  test('is refused while the person looks after companies', async () => {
    const person = await people.add('accountant');
    for (const part of ['Gamma', 'Delta']) {
      const { id } = await people.company(part);
      await portal.db.updateTable('companies').set({ owner_id: person.id }).where('id', '=', id).execute();
    }
    expect(await remove(person.id)).toMatchObject({
      status: 409,
      body: {
        code: 'looks_after_companies',
        error: 'Ta osoba opiekuje się firmami: 2. Wybierz najpierw dla nich innego opiekuna',
      },
    });
  });

  test('is not for oneself, and of an owner for owners', async () => {
    expect(await remove(await idOf(admin))).toMatchObject({ status: 409, body: { code: 'not_yourself' } });
    const owner = await people.add('owner');
    expect(await remove(owner.id)).toMatchObject({ status: 403, body: { code: 'owner_only' } });
  });

  test('cannot be undone once somebody else has the address', async () => {
    const person = await people.add('viewer', { email: 'zwolniony@biuro.example' });
    await remove(person.id);
    const other = await people.add('viewer', { email: 'ZWOLNIONY@biuro.example' });
    expect(await act(person.id, 'restore')).toMatchObject({
      status: 409,
      body: { code: 'email_taken', errors: [{ pointer: '/email', link: `/users/${other.id}` }] },
    });
  });

  test('restoring may be repeated', async () => {
    const person = await people.add('viewer');
    expect((await act(person.id, 'restore')).body.data.version).toBe(1);
  });
});
