import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sha256 } from '#platform/access/secrets.ts';
import { sharedLoginOffice } from '../../testing/people/login-office.ts';
import { codeOf, tally, thirty } from '../../testing/people/login-steps.ts';
import { ADMIN, CLIENT, signIn } from '../../testing/people/sign-in.ts';

const { portal, steps } = sharedLoginOffice();

const sessions = () => portal.db.selectFrom('sessions').select(['id', 'generation']).execute();
const setSession = (set: Record<string, unknown>) => portal.db.updateTable('sessions').set(set).execute();
const start = async (email: string): Promise<string> =>
  (await steps.auth(await steps.verified(email), email)).json().refresh_token;

describe('a refresh token', () => {
  test('is exchanged for an access token of ten minutes and a successor', async () => {
    const token = await start(CLIENT);
    const response = await steps.refresh(token);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_in: 600,
      },
    ]);
    expect(response.json().refresh_token).not.toBe(token);
    const user = await portal.db.selectFrom('users').select('id').where('email', '=', CLIENT).executeTakeFirstOrThrow();
    expect((await steps.who(response.json().access_token)).json()).toEqual({ loggedIn: true, id: user.id });
  });

  test('is kept as a hash only, and so is the access token', async () => {
    const token = await start(CLIENT);
    const { access_token } = (await steps.refresh(token)).json();
    const refresh = await portal.db.selectFrom('refresh_tokens').select('hash').orderBy('generation').execute();
    const access = await portal.db.selectFrom('access_tokens').select('hash').execute();
    expect(refresh[0]?.hash).toEqual(sha256(token));
    expect(access).toEqual([{ hash: sha256(access_token) }]);
  });

  test('answers thirty parallel uses with the same successor', async () => {
    const token = await start(CLIENT);
    const answers = await thirty(() => steps.refresh(token));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 200: 30 });
    expect(new Set(answers.map((answer) => answer.json().refresh_token)).size).toBe(1);
    expect(await sessions()).toEqual([{ id: expect.any(String), generation: 2 }]);
    const tokens = answers.map((answer) => answer.json().access_token);
    expect(tally((await Promise.all(tokens.map(steps.who))).map((answer) => answer.statusCode))).toEqual({ 200: 30 });
  });

  test('sent again within half a minute answers the same successor, which works', async () => {
    const token = await start(CLIENT);
    const lost = (await steps.refresh(token)).json();
    await setSession({ rotated_at: sql`now() - interval '29 seconds'` });
    const again = (await steps.refresh(token)).json();
    expect(again.refresh_token).toBe(lost.refresh_token);
    expect((await steps.refresh(again.refresh_token)).statusCode).toBe(200);
  });

  test.each([
    ['after half a minute', async () => void (await setSession({ rotated_at: sql`now() - interval '31 seconds'` }))],
    ['after its successor was used', async (successor: string) => void (await steps.refresh(successor))],
  ])('sent again %s ends the session and tells its owner', async (_when, between) => {
    const token = await start(CLIENT);
    const next = (await steps.refresh(token)).json();
    await between(next.refresh_token);
    const reused = await steps.refresh(token);
    expect([reused.statusCode, codeOf(reused)]).toEqual([401, 'unauthorized']);
    expect(await sessions()).toEqual([]);
    expect((await steps.refresh(next.refresh_token)).statusCode).toBe(401);
    expect((await steps.who(next.access_token)).statusCode).toBe(401);
    const notice = await portal.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'text'])
      .where('dedupe_key', 'like', 'stolen %')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(notice).toEqual({
      recipient: CLIENT,
      subject: 'Biuro Rachunkowe Demo: zakończona sesja',
      text: expect.stringMatching(/^Sesja z \d+ \p{L}+ \d{4}, godz\. \d\d:\d\d, została zakończona/u),
    });
  });

  test('of a session that is too old, or was idle for too long, is refused', async () => {
    const tooOld = await start(CLIENT);
    await setSession({ expires_at: sql`now()` });
    expect((await steps.refresh(tooOld)).statusCode).toBe(401);
    const idle = async (email: string, hours: string) => {
      const token = await start(email);
      await setSession({ last_active_at: sql`now() - ${hours}::interval` });
      return (await steps.refresh(token)).statusCode;
    };
    expect([await idle(ADMIN, '59 minutes'), await idle(ADMIN, '1 hour')]).toEqual([200, 401]);
    expect([await idle(CLIENT, '7 hours 59 minutes'), await idle(CLIENT, '8 hours')]).toEqual([200, 401]);
  });

  test('gives no access beyond the end of the session', async () => {
    const token = await start(CLIENT);
    await setSession({ expires_at: sql`now() + interval '65 seconds'` });
    const { expires_in } = (await steps.refresh(token)).json();
    expect(expires_in).toBeGreaterThan(50);
    expect(expires_in).toBeLessThanOrEqual(65);
  });

  test.each(['', 'Bearer', 'Bearer unknown', 'Basic eDp5'])('is not the header "%s"', async (authorization) => {
    const response = await portal.call({ method: 'POST', url: '/api/auth/access', headers: { authorization } });
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'unauthorized']);
  });

  test('is no access token, nor the other way round', async () => {
    const { accessToken, refreshToken } = await signIn(portal, CLIENT);
    expect((await steps.who(refreshToken)).statusCode).toBe(401);
    expect((await steps.refresh(accessToken)).statusCode).toBe(401);
  });
});
