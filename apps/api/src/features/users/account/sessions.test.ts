import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLoginSteps } from '../../../testing/people/login-steps.ts';
import { ADMIN, CLIENT, type SignedIn, sharedSignIn, signIn } from '../../../testing/people/sign-in.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const steps = createLoginSteps(portal);

const list = async (person: SignedIn) => (await person.call({ url: '/api/users/me/sessions' })).json().data;
const end = async (person: SignedIn, id: string) =>
  (await person.call({ method: 'DELETE', url: `/api/users/me/sessions/${id}` })).statusCode;

test('one’s sessions are listed with the current one first', async () => {
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

test('sessions that have run out are not listed', async () => {
  await steps.auth(await steps.verified(CLIENT), CLIENT);
  await steps.auth(await steps.verified(CLIENT), CLIENT);
  const [, idle, old] = await list(client);
  const session = (id: string) => portal.db.updateTable('sessions').where('id', '=', id);
  await session(idle.id).set({ last_active_at: sql`now() - interval '9 hours'` }).execute();
  await session(old.id).set({ expires_at: sql`now()` }).execute();
  expect((await list(client)).map((one: { current: boolean }) => one.current)).toEqual([true]);
});

test('sessions can be ended, each by its owner only', async () => {
  const mine = await signIn(portal, CLIENT);
  const [, other] = await list(mine);
  expect(await end(admin, other.id)).toBe(404);
  expect(await end(mine, other.id)).toBe(204);
  expect(await end(mine, other.id)).toBe(404);
  expect((await client.call({ url: '/api/auth' })).statusCode).toBe(401);
  const entries = portal.db.selectFrom('audit').select(['actor_name', 'changes']);
  expect(await entries.where('action', '=', 'user.sessions_ended').execute()).toEqual([
    { actor_name: 'Tomasz Bąk', changes: [{ field: 'device', before: 'lightMyRequest', after: null }] },
  ]);
});
