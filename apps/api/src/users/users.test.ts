import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLoginSteps } from '../app/testing/login-steps.ts';
import { type SignedIn, signIn } from '../app/testing/sign-in.ts';
import { createTestApp, type TestApp } from '../app/testing/test-app.ts';

const CLIENT = 'klient@demo.example';
const ADMIN = 'admin@demo.example';

let portal: TestApp;
let steps: ReturnType<typeof createLoginSteps>;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'office' });
  steps = createLoginSteps(portal);
  admin = await signIn(portal, ADMIN);
  client = await signIn(portal, CLIENT);
});
afterAll(() => portal.close());

const idOf = async (email: string) =>
  (await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

describe('one user', () => {
  test('is shown whole to themselves, without anything secret', async () => {
    const id = await idOf(CLIENT);
    const response = await client.call({ url: `/api/users/${id}` });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        data: {
          id,
          first_name: expect.any(String),
          last_name: expect.any(String),
          email: CLIENT,
          phone: null,
          isAdmin: false,
          role: 'representative',
          status: 'active',
          locale: 'pl',
          version: 1,
        },
      },
    ]);
  });

  test('is shown to administrators, and not to other clients', async () => {
    const other = await idOf('wlasciciel@demo.example');
    expect((await admin.call({ url: `/api/users/${other}` })).json().data.email).toBe('wlasciciel@demo.example');
    expect((await client.call({ url: `/api/users/${other}` })).statusCode).toBe(404);
  });

  test('who does not exist is not found', async () => {
    expect((await admin.call({ url: '/api/users/019a0000-0000-7000-8000-000000000000' })).statusCode).toBe(404);
  });
});

describe('one’s sessions', () => {
  const list = async (person: SignedIn) => (await person.call({ url: '/api/users/me/sessions' })).json().data;

  test('are listed with the current one first', async () => {
    const elsewhere = await steps.auth(await steps.verified(ADMIN), ADMIN, undefined, {
      headers: { 'user-agent': 'biuro-cli/0.1.0 (linux)', 'x-api-key': 'biuro-cli' },
      remoteAddress: '192.0.2.7',
    });
    expect(elsewhere.statusCode).toBe(200);
    const common = {
      id: expect.any(String),
      created_at: expect.any(String),
      last_active_at: expect.any(String),
      expires_at: expect.any(String),
    };
    expect(await list(admin)).toEqual([
      { ...common, current: true, client: 'biuro-web', device: 'lightMyRequest', ip: '127.0.0.1' },
      { ...common, current: false, client: 'biuro-cli', device: 'biuro CLI, Linux', ip: '192.0.2.7' },
    ]);
  });

  test('that have run out are not listed', async () => {
    await steps.auth(await steps.verified(CLIENT), CLIENT);
    await steps.auth(await steps.verified(CLIENT), CLIENT);
    const [, idle, old] = await list(client);
    await portal.db
      .updateTable('sessions')
      .set({ last_active_at: sql`now() - interval '9 hours'` })
      .where('id', '=', idle.id)
      .execute();
    await portal.db.updateTable('sessions').set({ expires_at: sql`now()` }).where('id', '=', old.id).execute();
    expect((await list(client)).map((session: { current: boolean }) => session.current)).toEqual([true]);
  });

  test('can be ended, each by its owner only', async () => {
    const mine = await signIn(portal, CLIENT);
    const [, other] = await list(mine);
    expect((await admin.call({ method: 'DELETE', url: `/api/users/me/sessions/${other.id}` })).statusCode).toBe(404);
    expect((await mine.call({ method: 'DELETE', url: `/api/users/me/sessions/${other.id}` })).statusCode).toBe(204);
    expect((await mine.call({ method: 'DELETE', url: `/api/users/me/sessions/${other.id}` })).statusCode).toBe(404);
    expect((await client.call({ url: '/api/auth' })).statusCode).toBe(401);
  });
});
