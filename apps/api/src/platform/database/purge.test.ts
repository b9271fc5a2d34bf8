import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { createLoginSteps } from '../../testing/people/login-steps.ts';
import { createPeople } from '../../testing/people/people.ts';
import { signIn } from '../../testing/people/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/server/test-app.ts';
import { purge } from './purge.ts';

const CLIENT = 'klient@demo.example';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ fixture: 'office', variables: { BIURO_RATE_LIMITS: '' } });
});
afterAll(() => portal.close());

const TABLES = [
  'login_challenges',
  'sessions',
  'refresh_tokens',
  'access_tokens',
  'rate_limits',
  'idempotency_keys',
  'user_links',
  'email_changes',
  'outbox',
] as const;

async function count(): Promise<Record<string, number>> {
  const counts = TABLES.map(async (table) => {
    const { n } = await portal.db
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow();
    return [table, n] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

test('what has run out is cleared away, what lives stays', async () => {
  await signIn(portal, CLIENT);
  await createLoginSteps(portal).begin(CLIENT);
  await portal.db
    .insertInto('idempotency_keys')
    .values({
      id: '019a0000-0000-7000-8000-000000000001',
      caller_id: '019a0000-0000-7000-8000-000000000000',
      operation: 'x',
      key: 'x',
      fingerprint: Buffer.of(),
      status: null,
      answer: null,
    })
    .execute();
  await portal.call({ method: 'POST', url: '/api/users/forgot-password', payload: { email: CLIENT } });
  const { id } = await portal.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  await portal.db
    .insertInto('email_changes')
    .values({
      token_hash: Buffer.of(1),
      user_id: id,
      old_email: CLIENT,
      old_phone: null,
      old_second_factor: 'email',
      old_totp_secret: null,
      expires_at: sql`now() + interval '7 days'`,
    })
    .execute();
  const living = await count();
  expect(Object.values(living).every((n) => n > 0)).toBe(true);
  await purge(portal.db);
  expect(await count()).toEqual(living);

  await portal.db.updateTable('access_tokens').set({ expires_at: sql`now()` }).execute();
  await purge(portal.db);
  expect(await count()).toEqual({ ...living, access_tokens: 0 });

  await portal.db.updateTable('login_challenges').set({ expires_at: sql`now()` }).execute();
  await portal.db.updateTable('sessions').set({ last_active_at: sql`now() - interval '9 hours'` }).execute();
  await portal.db.updateTable('rate_limits').set({ resets_at: sql`now()` }).execute();
  await portal.db.updateTable('idempotency_keys').set({ created_at: sql`now() - interval '1 day'` }).execute();
  await portal.db.updateTable('user_links').set({ expires_at: sql`now() - interval '30 days'` }).execute();
  await portal.db.updateTable('email_changes').set({ expires_at: sql`now()` }).execute();
  await portal.db.updateTable('outbox').set({ created_at: sql`now() - interval '91 days'` }).execute();
  await enqueue(portal.db, { channel: 'email', recipient: CLIENT, subject: '', text: '', html: '', dedupeKey: 'new' });
  await purge(portal.db);
  expect(await count()).toEqual({
    login_challenges: 0,
    sessions: 0,
    refresh_tokens: 0,
    access_tokens: 0,
    rate_limits: 0,
    idempotency_keys: 0,
    user_links: 0,
    email_changes: 0,
    outbox: 1,
  });
});

test('whoever was deleted 30 days ago is gone for good, unless something still names them', async () => {
  const people = createPeople(portal);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [long, recent, named] = await Promise.all([
    people.add('viewer', { deleted_at: daysAgo(31) }),
    people.add('viewer', { deleted_at: daysAgo(29) }),
    people.add('accountant', { deleted_at: daysAgo(31) }),
  ]);
  const { id } = await people.company('Delta');
  await people.belong(long.id, id);
  await portal.db.updateTable('companies').set({ owner_id: named.id }).where('id', '=', id).execute();
  await purge(portal.db);
  const ids = [long.id, recent.id, named.id];
  const left = await portal.db.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').execute();
  expect(left.map((row) => row.id)).toEqual([recent.id, named.id].toSorted());
});
