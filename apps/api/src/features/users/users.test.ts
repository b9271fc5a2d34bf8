import { describe, expect, test } from 'vitest';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const NOBODY = '019a0000-0000-7000-8000-000000000000';
const idOf = async (email: string) =>
  (await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

describe('one user', () => {
  test('is shown whole to themselves, without anything secret', async () => {
    const id = await idOf(CLIENT);
    const delta = await people.company('Delta');
    expect(await get(client, `/api/users/${id}`)).toEqual({
      status: 200,
      body: {
        data: {
          id,
          first_name: 'Tomasz',
          last_name: 'Bąk',
          email: CLIENT,
          phone: (await people.row(id)).phone,
          position: (await people.row(id)).position,
          isAdmin: false,
          role: 'representative',
          rights: [],
          status: 'active',
          locale: 'pl',
          theme: 'light',
          second_factor: 'email',
          companies: [{ ...delta, role: 'representative' }],
          last_login_at: expect.any(String),
          invited_at: null,
          invite_expires_at: null,
          created_at: expect.any(String),
          updated_at: expect.any(String),
          version: 1,
        },
      },
    });
  });

  test('has the rights of their role', async () => {
    const roles = {
      owner: 10,
      administrator: 10,
      accountant: 5,
      auditor: 2,
      payroll: 4,
      assistant: 2,
      viewer: 0,
    } as const;
    for (const [role, count] of Object.entries(roles)) {
      const person = await people.add(role as keyof typeof roles);
      const { data } = (await get(admin, `/api/users/${person.id}`)).body;
      expect([role, data.rights.length]).toEqual([role, count]);
    }
  });

  test('is shown to the whole office, and not to other clients', async () => {
    const accountant = await people.come('accountant');
    const other = await idOf('wlasciciel@demo.example');
    for (const person of [admin, accountant])
      expect((await get(person, `/api/users/${other}`)).body.data.email).toBe('wlasciciel@demo.example');
    expect((await get(client, `/api/users/${other}`)).status).toBe(404);
    const colleague = await people.add('viewer');
    await people.belong(colleague.id, (await people.company('Delta')).id);
    expect((await get(client, `/api/users/${colleague.id}`)).status).toBe(404);
  });

  test('who does not exist is not found', async () => {
    expect((await get(admin, `/api/users/${NOBODY}`)).status).toBe(404);
  });
});

describe('the companies of a user', () => {
  test('are read by the office and by themselves, also by role', async () => {
    const person = await people.come('viewer');
    const [delta, gamma] = await Promise.all([people.company('Delta'), people.company('Gamma')]);
    await people.belong(person.id, gamma.id, 'viewer');
    await people.belong(person.id, delta.id, 'representative');
    const url = `/api/users/companies?id=${person.id}`;
    for (const reader of [person, admin])
      expect((await get(reader, url)).body).toEqual({
        data: [
          { ...delta, role: 'representative' },
          { ...gamma, role: 'viewer' },
        ],
      });
    expect((await get(person, `${url}&role=viewer`)).body.data).toEqual([{ ...gamma, role: 'viewer' }]);
    expect((await get(admin, `${url}&role=chief`)).status).toBe(422);
    expect((await get(client, url)).status).toBe(404);
    expect((await get(admin, `/api/users/companies?id=${NOBODY}`)).status).toBe(404);
  });
});

describe('the history of a user', () => {
  test('names who changed what, newest first, for the office only', async () => {
    const person = await people.add('accountant');
    for (const [version, first_name] of [
      [1, 'Ala'],
      [2, 'Ola'],
    ])
      await send(admin, 'PUT', '/api/users', { id: person.id, version, first_name });
    const url = `/api/users/${person.id}/history`;
    const entry = { id: expect.any(String), at: expect.any(String), actor: 'Anna Kowalska', action: 'user.updated' };
    expect((await get(admin, url)).body).toEqual({
      data: [
        { ...entry, changes: [{ field: 'first_name', before: 'Ala', after: 'Ola' }] },
        { ...entry, changes: [{ field: 'first_name', before: 'Test', after: 'Ala' }] },
      ],
      meta: { page: 1, limit: 25, total: 2 },
    });
    expect((await get(admin, `${url}?limit=1&page=2`)).body.data).toHaveLength(1);
    expect((await get(client, url)).status).toBe(404);
    const [auditor, accountant] = [await people.come('auditor'), await people.come('accountant')];
    expect([(await get(auditor, url)).status, (await get(accountant, url)).status]).toEqual([200, 403]);
    expect((await get(admin, `/api/users/${NOBODY}/history`)).status).toBe(404);
  });

  test('keeps no secret', async () => {
    const entries = await portal.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(entries)).not.toMatch(/password_hash|\$argon2|totp_secret|token/);
  });
});
