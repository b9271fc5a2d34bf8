import { describe, expect, test } from 'vitest';
import { hashPassword } from '#platform/access/passwords.ts';
import { sha256 } from '#platform/access/secrets.ts';
import { DEMO_PASSWORD } from '../../../demo/demo-accounts.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { tally, thirty } from '../../../testing/people/login-steps.ts';
import { mailTo, tokenTo } from '../../../testing/people/mailbox.ts';
import { ADMIN, CLIENT, signIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { portal, steps, setUser } = sharedLoginOffice();
const NEW = 'kaktus fotel mgła rower';

const forgot = (email: string) =>
  portal.call({ method: 'POST', url: '/api/users/forgot-password', payload: { email } });
const reset = (token: string, password = NEW) =>
  portal.call({ method: 'POST', url: `/api/users/reset-password/${token}`, payload: { password } });
const look = (token: string) => get(portal, `/api/users/reset-password/${token}`);

async function forgotten(email = CLIENT): Promise<string> {
  await portal.db.deleteFrom('user_links').execute();
  expect((await forgot(email)).statusCode).toBe(202);
  return tokenTo(portal, email);
}
const restore = async () => setUser(CLIENT, { password_hash: await hashPassword(DEMO_PASSWORD) });

describe('whoever forgot the password', () => {
  test('gets a link that works for half an hour', async () => {
    const token = await forgotten();
    const [mail] = await mailTo(portal, CLIENT);
    expect(mail).toMatchObject({
      subject: 'Biuro Rachunkowe Demo: nowe hasło',
      link: `http://localhost:8080/reset-password/${token}`,
      text: `Otwórz odnośnik i ustaw nowe hasło:

http://localhost:8080/reset-password/${token}

Odnośnik działa 30 minut i tylko raz. Nie przekazuj go nikomu.

To nie Twoja prośba? Nic nie rób, hasło zostaje bez zmian.

Biuro Rachunkowe Demo
+48 22 000 00 00
biuro@demo.example`,
    });
    const { status, body } = await look(token);
    expect([status, body.data.email]).toEqual([200, 'k••••@demo.example']);
    expect(Math.round((Date.parse(body.data.expires_at) - Date.now()) / 60_000)).toBe(30);
    const links = await portal.db.selectFrom('user_links').select(['token_hash', 'created_by']).execute();
    expect(links).toEqual([{ token_hash: sha256(token), created_by: null }]);
  });

  test('who asks twice in a row keeps the link that is on its way', async () => {
    const token = await forgotten();
    await forgot(CLIENT);
    expect(await mailTo(portal, CLIENT)).toHaveLength(1);
    expect((await look(token)).status).toBe(200);
  });

  test('gets the same answer whether or not there is an account that can sign in', async () => {
    await portal.db.deleteFrom('user_links').execute();
    await setUser('ksiegowa@demo.example', { status: 'deactivated' });
    await setUser('wlasciciel@demo.example', { status: 'invited' });
    const emails = [
      CLIENT,
      CLIENT.toUpperCase(),
      'ksiegowa@demo.example',
      'wlasciciel@demo.example',
      'nobody@demo.example',
    ];
    const answers = await Promise.all(emails.map(forgot));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(emails.map(() => [202, '']));
    const sent = await portal.db.selectFrom('outbox').select('recipient').execute();
    expect(sent).toEqual([{ recipient: CLIENT }]);
  });

  test('gets it after the same time', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await forgot(email);
      return performance.now() - start;
    };
    const emails = [CLIENT, ADMIN, 'ksiegowa@demo.example', 'wlasciciel@demo.example'];
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 12; round += 1) {
      await portal.db.deleteFrom('user_links').execute();
      const pairs = emails.flatMap((email) => [
        async () => known.push(await time(email)),
        async () => unknown.push(await time(`x${email}`)),
      ]);
      await Promise.all((round % 2 ? pairs : pairs.toReversed()).map((ask) => ask()));
    }
    expect(await portal.db.selectFrom('user_links').select('user_id').execute()).toHaveLength(emails.length);
    expect(Math.abs(effectSize(known, unknown))).toBeLessThan(0.5);
  });
});

/** Cliff's delta: 0 when neither group tends to be slower, 1 when one always is. */
function effectSize(one: number[], other: number[]): number {
  const signs = one.flatMap((a) => other.map((b) => Math.sign(a - b)));
  return signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
}

describe('a new password by a link', () => {
  test('ends every session, opens the account and is announced', async () => {
    const before = await signIn(portal, CLIENT);
    const begun = await steps.begin(CLIENT);
    const token = await forgotten();
    const response = await reset(token);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await steps.who(before.accessToken)).statusCode).toBe(401);
    expect((await steps.verify(begun.challenge, CLIENT, begun.code)).statusCode).toBe(410);
    expect((await steps.check(CLIENT)).statusCode).toBe(422);
    expect((await steps.check(CLIENT, NEW)).statusCode).toBe(200);
    const notice = (await mailTo(portal, CLIENT)).at(-1);
    expect(notice?.subject).toBe('Biuro Rachunkowe Demo: hasło zmienione');
    expect(notice?.text).toMatch(
      /^To konto ma nowe hasło od \d+ \S+ \d{4}, godz\. \d{2}:\d{2}\. Inne urządzenia są wylogowane\.\n\n/,
    );
    await restore();
  });

  test('leaves the second factor and the wrong codes as they were', async () => {
    await setUser(CLIENT, { wrong_codes: 7, second_factor: 'sms', phone: '+48600100200' });
    await reset(await forgotten());
    const columns = ['wrong_codes', 'second_factor', 'status', 'version'] as const;
    const user = portal.db.selectFrom('users').select(columns).where('email', '=', CLIENT);
    expect(await user.executeTakeFirst()).toMatchObject({ wrong_codes: 7, second_factor: 'sms', status: 'active' });
    await setUser(CLIENT, { second_factor: 'email', phone: null });
    await restore();
  });

  test('follows the rules, and a refused one does not use the link up', async () => {
    const token = await forgotten();
    const refused = await reset(token, 'Haslo-haslo-2026');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'password_common']);
    expect((await reset(token, 'klient lubi kaktusy')).json().code).toBe('password_has_name');
    expect((await reset(token)).statusCode).toBe(204);
    await restore();
  });

  test('is set once when thirty use the link at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const token = await forgotten();
      const answers = await thirty((index) => reset(token, `kaktus fotel rower ${index}`));
      expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 204: 1, 410: 29 });
      const winner = answers.findIndex((answer) => answer.statusCode === 204);
      expect((await steps.check(CLIENT, `kaktus fotel rower ${winner}`)).statusCode).toBe(200);
    }
    await restore();
  });

  test.each([
    ['is deactivated', { status: 'deactivated' }],
    ['is blocked', { status: 'blocked' }],
    ['is deleted', { deleted_at: new Date() }],
    ['gets another address', { email: 'klient2@demo.example' }],
    ['gets another password', { password_hash: 'other' }],
  ])('is not possible once the account %s', async (_what, change) => {
    const token = await forgotten();
    await setUser(CLIENT, change);
    expect([(await look(token)).status, (await reset(token)).statusCode]).toEqual([410, 410]);
    await setUser('email' in change ? change.email : CLIENT, { status: 'active', deleted_at: null, email: CLIENT });
    expect((await look(token)).status).toBe(410);
    await restore();
  });

  test('stands in the history as the person’s own doing, without the password', async () => {
    await reset(await forgotten());
    const entry = portal.db
      .selectFrom('audit')
      .select(['actor_name', 'changes'])
      .where('action', '=', 'user.password_reset');
    expect(await entry.orderBy('id', 'desc').executeTakeFirst()).toEqual({ actor_name: 'Tomasz Bąk', changes: [] });
    await restore();
  });

  test('lets nobody in who is deleted', async () => {
    await setUser(CLIENT, { deleted_at: new Date() });
    const answers = [await steps.check(CLIENT), await forgot(CLIENT)];
    expect(answers.map((answer) => answer.statusCode)).toEqual([422, 202]);
    expect(await portal.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    await setUser(CLIENT, { deleted_at: null });
  });
});

test('a link has the form that the web’s routes take', async () => {
  for (const token of ['', 'a-b', '%00', 'a'.repeat(101)])
    expect([400, 404, 414, 422]).toContain(
      (await send(portal, 'POST', `/api/users/reset-password/${token}`, { password: NEW })).status,
    );
});
