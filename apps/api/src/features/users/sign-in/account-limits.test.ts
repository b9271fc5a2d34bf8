import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/demo-accounts.ts';
import { tally } from '../../../testing/people/login-steps.ts';
import { ADMIN, CLIENT, signIn } from '../../../testing/people/sign-in.ts';
import { send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office', variables: { BIURO_RATE_LIMITS: '' } });
beforeEach(async () => {
  await portal.db.deleteFrom('rate_limits').execute();
});

const PASSWORD = 'kaktus fotel mgła rower';
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statusesOf = (answers: { statusCode: number }[]) => tally(answers.map(({ statusCode }) => statusCode));

describe('who tries too often waits:', () => {
  test('tokens are tried ten times a minute by one network, by whatever call', async () => {
    const from = { remoteAddress: '192.0.2.1' };
    const token = 'x'.repeat(43);
    const answers = await times(
      12,
      (index) =>
        [
          () => portal.call({ ...from, url: `/api/users/invitations/${token}` }),
          () => portal.call({ ...from, url: `/api/users/reset-password/${token}` }),
          () =>
            portal.call({
              ...from,
              method: 'POST',
              url: `/api/users/reset-password/${token}`,
              payload: { password: PASSWORD },
            }),
        ][index % 3]?.() as ReturnType<typeof portal.call>, // every rest of a division by three is in the list
    );
    expect(statusesOf(answers)).toEqual({ 410: 10, 429: 2 });
    const late = await portal.call({ ...from, url: `/api/users/invitations/${token}` });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(50);
    expect((await portal.call({ remoteAddress: '192.0.3.1', url: `/api/users/invitations/${token}` })).statusCode).toBe(
      410,
    );
  });

  test.each(['nobody@demo.example', CLIENT])(
    'a forgotten password of %s is asked for ten times a minute',
    async (email) => {
      const answers = await times(12, (index) =>
        portal.call({
          method: 'POST',
          url: '/api/users/forgot-password',
          payload: { email },
          remoteAddress: `192.0.${index}.1`,
        }),
      );
      expect(statusesOf(answers)).toEqual({ 202: 10, 429: 2 });
    },
  );

  test('one network asks for ten forgotten passwords a minute', async () => {
    const answers = await times(12, (index) =>
      portal.call({ method: 'POST', url: '/api/users/forgot-password', payload: { email: `${index}@demo.example` } }),
    );
    expect(statusesOf(answers)).toEqual({ 202: 10, 429: 2 });
  });

  test('an administrator invites thirty people an hour', async () => {
    const admin = await signIn(portal, ADMIN);
    const answers = await times(32, (index) =>
      admin.call({
        method: 'POST',
        url: '/api/users/invite',
        payload: { email: `nowy${index}@demo.example`, role: 'assistant' },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 201: 30, 429: 2 });
    const invited = await portal.db
      .selectFrom('users')
      .select('id')
      .where('status', '=', 'invited')
      .where('email', 'like', 'nowy%')
      .execute();
    expect(invited).toHaveLength(30);
    const late = await send(admin, 'POST', '/api/users/invite', { email: 'x@demo.example', role: 'assistant' });
    expect(late.body.error).toMatch(/^Za dużo żądań\. Spróbuj ponownie za \d+ minut/);
  });

  test('an administrator makes thirty links an hour', async () => {
    const admin = await signIn(portal, ADMIN);
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', CLIENT)
      .executeTakeFirstOrThrow();
    const answers = await times(32, () => admin.call({ url: `/api/users/reset-password?id=${id}` }));
    expect(statusesOf(answers)).toEqual({ 200: 30, 429: 2 });
  });

  test('one’s own password may be wrong five times in a row, also when twelve guess at once, and each is counted', async () => {
    const client = await signIn(portal, CLIENT);
    const guess = (current_password: string) =>
      client.call({ method: 'PUT', url: '/api/users/me/password', payload: { current_password, password: PASSWORD } });
    expect(statusesOf(await times(12, () => guess('wrong')))).toEqual({ 422: 5, 429: 7 });
    const right = await guess(DEMO_PASSWORD);
    expect([right.statusCode, right.json().code]).toEqual([429, 'too_many_attempts']);
  });

  test('a code of an app that is being set up may be wrong ten times a minute', async () => {
    const client = await signIn(portal, CLIENT);
    const proof = { current_password: DEMO_PASSWORD };
    expect((await client.call({ method: 'POST', url: '/api/users/me/totp', payload: proof })).statusCode).toBe(200);
    const answers = await times(12, () =>
      client.call({ method: 'PUT', url: '/api/users/me/totp', payload: { code: '000000' } }),
    );
    expect(statusesOf(answers)).toEqual({ 422: 10, 429: 2 });
  });
});
