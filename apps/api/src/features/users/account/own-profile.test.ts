import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#platform/access/passwords.ts';
import { DEMO_PASSWORD } from '../../../demo/demo-accounts.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { tally, thirty } from '../../../testing/people/login-steps.ts';
import { mailTo } from '../../../testing/people/mailbox.ts';
import { ADMIN, CLIENT, type SignedIn, signIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { portal, steps, setUser } = sharedLoginOffice();
const NEW = 'kaktus fotel mgła rower';

let here: SignedIn;
let elsewhere: SignedIn;
beforeEach(async () => {
  await setUser(CLIENT, { password_hash: await hashPassword(DEMO_PASSWORD) });
  here = await signIn(portal, CLIENT);
  elsewhere = await signIn(portal, CLIENT);
});

const change = (payload: object, by = here) => by.call({ method: 'PUT', url: '/api/users/me/password', payload });
/** What is written down of each time this was done, in its order. */
const changes = async (action: string) => {
  const entries = portal.db.selectFrom('audit').select('changes').where('action', '=', action).orderBy('id');
  return (await entries.execute()).map((entry) => entry.changes);
};
const statuses = async () => [
  (await steps.who(here.accessToken)).statusCode,
  (await steps.who(elsewhere.accessToken)).statusCode,
];

describe('one’s own password', () => {
  test('is changed, here one stays signed in, elsewhere not, and a message says so', async () => {
    const begun = await steps.begin(CLIENT);
    const response = await change({ current_password: DEMO_PASSWORD, password: NEW });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await statuses()).toEqual([200, 401]);
    expect((await steps.refresh(here.refreshToken)).statusCode).toBe(200);
    expect((await steps.refresh(elsewhere.refreshToken)).statusCode).toBe(401);
    expect((await steps.verify(begun.challenge, CLIENT, begun.code)).statusCode).toBe(410);
    expect((await steps.check(CLIENT, NEW)).statusCode).toBe(200);
    expect(await mailTo(portal, CLIENT)).toMatchObject([{ subject: 'Biuro Rachunkowe Demo: hasło zmienione' }]);
    const entry = portal.db
      .selectFrom('audit')
      .select(['actor_name', 'changes'])
      .where('action', '=', 'user.password_changed');
    expect(await entry.execute()).toEqual([{ actor_name: 'Tomasz Bąk', changes: [] }]);
  });

  test('does not change without the one before', async () => {
    const wrong = await change({ current_password: 'wrong', password: NEW });
    expect(wrong.json()).toMatchObject({
      status: 422,
      code: 'wrong_password',
      error: 'Obecne hasło się nie zgadza',
      errors: [{ pointer: '/current_password', code: 'wrong_password' }],
    });
    expect((await change({ password: NEW })).json().errors).toEqual([
      { pointer: '/current_password', code: 'required', message: 'Wpisz obecne hasło' },
    ]);
    expect(await statuses()).toEqual([200, 200]);
    expect((await steps.check(CLIENT)).statusCode).toBe(200);
  });

  test('does not become one that others would guess', async () => {
    const response = await change({ current_password: DEMO_PASSWORD, password: 'tomasz kocha kaktusy' });
    expect(response.json()).toMatchObject({ code: 'password_has_name', errors: [{ pointer: '/password' }] });
    expect(await statuses()).toEqual([200, 200]);
  });

  test('is changed by one of thirty who try at the same time', async () => {
    const answers = await thirty((index) =>
      change(
        { current_password: DEMO_PASSWORD, password: `kaktus fotel rower ${index}` },
        index % 2 ? here : elsewhere,
      ),
    );
    const winner = answers.findIndex((answer) => answer.statusCode === 204);
    expect(tally(answers.map((answer) => answer.statusCode))).toMatchObject({ 204: 1 });
    expect(answers.every((answer) => [204, 401, 422].includes(answer.statusCode))).toBe(true);
    expect((await steps.check(CLIENT, `kaktus fotel rower ${winner}`)).statusCode).toBe(200);
    expect((await statuses()).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});

describe('one’s other sessions', () => {
  test('end all at once, and nobody else’s', async () => {
    const other = await signIn(portal, ADMIN);
    const third = await signIn(portal, CLIENT);
    expect((await here.call({ method: 'DELETE', url: '/api/users/me/sessions' })).statusCode).toBe(204);
    expect(await statuses()).toEqual([200, 401]);
    expect((await steps.who(third.accessToken)).statusCode).toBe(401);
    expect((await steps.who(other.accessToken)).statusCode).toBe(200);
    expect((await get(here, '/api/users/me/sessions')).body.data).toMatchObject([{ current: true }]);
    expect((await here.call({ method: 'DELETE', url: '/api/users/me/sessions' })).statusCode).toBe(204);
    expect(await changes('user.sessions_ended')).toEqual([[{ field: 'sessions', before: '3', after: '1' }]]);
  });
});

describe('one’s preferences', () => {
  const prefer = (payload: object) => send(here, 'PUT', '/api/users/me/preferences', payload);

  test('are language and theme', async () => {
    const { version } = await portal.db
      .selectFrom('users')
      .select('version')
      .where('email', '=', CLIENT)
      .executeTakeFirstOrThrow();
    expect(await prefer({ theme: 'dark' })).toMatchObject({
      status: 200,
      body: { data: { theme: 'dark', locale: 'pl', version } },
    });
    expect(await prefer({ locale: 'en' })).toMatchObject({
      body: { data: { theme: 'dark', locale: 'en', version: version + 1 } },
    });
    const { version: same } = (await prefer({ locale: 'en', theme: 'light' })).body.data;
    expect(same).toBe(version + 1);
    expect(await changes('user.updated')).toEqual([
      [{ field: 'theme', before: 'light', after: 'dark' }],
      [{ field: 'locale', before: 'pl', after: 'en' }],
      [{ field: 'theme', before: 'dark', after: 'light' }],
    ]);
    expect(await statuses()).toEqual([200, 200]);
    await setUser(CLIENT, { locale: 'pl' });
  });

  test.each([[{}], [{ theme: 'pink' }], [{ locale: 'de' }], [{ role: 'owner' }]])('are not %j', async (payload) => {
    expect((await prefer(payload)).status).toBe(422);
  });
});
