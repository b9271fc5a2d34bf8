import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sha256 } from '#platform/access/secrets.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { codeOf, thirty } from '../../../testing/people/login-steps.ts';
import { CLIENT } from '../../../testing/people/sign-in.ts';

const { portal, steps, setUser, challenges } = sharedLoginOffice();

describe('the password', () => {
  test('opens a challenge and sends a code', async () => {
    const response = await steps.check(CLIENT);
    const { data } = response.json();
    expect(response.statusCode).toBe(200);
    expect(data).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      channel: 'email',
      destination: 'k••••@demo.example',
      expires_at: expect.any(String),
      resend_at: expect.any(String),
    });
    expect((Date.parse(data.expires_at) - Date.parse(data.resend_at)) / 1000).toBe(540);
    expect(response.headers['set-cookie']).toBe(
      `lc=${data.challenge}; Max-Age=1800; Path=/; HttpOnly; SameSite=Strict`,
    );
  });

  test('is taken however the e-mail is capitalised', async () => {
    expect((await steps.check('Klient@Demo.Example')).statusCode).toBe(200);
  });

  test('is stored nowhere readable, nor are challenge and code', async () => {
    const { challenge, code } = await steps.begin(CLIENT);
    const [row] = await challenges(CLIENT);
    const user = await portal.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', CLIENT)
      .executeTakeFirst();
    expect(row?.id).toEqual(sha256(challenge));
    expect(row?.code_mac).toHaveLength(32);
    expect(row?.code_mac).not.toEqual(sha256(code));
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('gets the same answer when it is wrong, unknown, or its account is not active', async () => {
    await setUser('ksiegowa@demo.example', { status: 'deactivated' });
    await setUser('wlasciciel@demo.example', { status: 'invited', password_hash: null });
    const answers = [
      await steps.check(CLIENT, 'wrong'),
      await steps.check('nobody@demo.example', 'wrong'),
      await steps.check('ksiegowa@demo.example'),
      await steps.check('wlasciciel@demo.example'),
    ];
    const shapes = answers.map((answer) => ({
      status: answer.statusCode,
      ...answer.json(),
      requestId: undefined,
      cookie: answer.headers['set-cookie'],
    }));
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect(shapes[0]).toMatchObject({
      status: 422,
      code: 'invalid_credentials',
      error: 'E-mail lub hasło się nie zgadza',
    });
  });

  test('says what is missing in Polish', async () => {
    const response = await steps.check('', '');
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([
      { pointer: '/email', code: 'required', message: 'Wpisz adres e-mail' },
      { pointer: '/password', code: 'required', message: 'Wpisz hasło' },
    ]);
  });

  test('keeps three sign-ins open and drops the oldest', async () => {
    const begun = [];
    for (let index = 0; index < 4; index += 1) begun.push(await steps.begin(CLIENT));
    const [first, second] = begun;
    expect(await challenges(CLIENT)).toHaveLength(3);
    expect(codeOf(await steps.verify(first?.challenge, CLIENT, first?.code ?? ''))).toBe('challenge_spent');
    expect((await steps.verify(second?.challenge, CLIENT, second?.code ?? '')).statusCode).toBe(200);
  });

  test('keeps three sign-ins open when thirty begin at once', async () => {
    await thirty(() => steps.check(CLIENT));
    expect(await challenges(CLIENT)).toHaveLength(3);
  });

  test('takes about as long to refuse for an unknown e-mail as for a known one', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await steps.check(email, 'wrong');
      return performance.now() - start;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 25; round += 1) {
      known.push(await time(CLIENT));
      unknown.push(await time('nobody@demo.example'));
    }
    expect(Math.abs(effectSize(known, unknown))).toBeLessThan(0.6);
  });
});

describe('a page that was reloaded between the steps', () => {
  const pending = (cookie?: string) =>
    portal.call({ url: '/api/users/check', headers: cookie === undefined ? {} : { cookie } });

  test('finds its challenge by the cookie, without the handle and the address', async () => {
    const { data } = (await steps.check(CLIENT)).json();
    const response = await pending(`lc=${data.challenge}`);
    const { challenge: _handle, ...known } = data;
    expect([response.statusCode, response.json()]).toEqual([200, { data: known }]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('finds nothing without the cookie, with the header alone, and of a challenge that is verified or gone', async () => {
    const { challenge } = await steps.begin(CLIENT);
    const byHeader = portal.call({ url: '/api/users/check', headers: { 'x-login-challenge': challenge } });
    const verified = await steps.verified(CLIENT);
    const old = await steps.begin(CLIENT);
    await portal.db
      .updateTable('login_challenges')
      .set({ expires_at: sql`now()` })
      .where('id', '=', sha256(old.challenge))
      .execute();
    const answers = [byHeader, ...[undefined, 'lc=unknown', `lc=${verified}`, `lc=${old.challenge}`].map(pending)];
    expect((await Promise.all(answers)).map((answer) => [answer.statusCode, codeOf(answer)])).toEqual(
      Array.from({ length: 5 }, () => [410, 'challenge_spent']),
    );
  });
});

/** Cliff's delta: 0 when neither group tends to be slower, 1 when one always is. */
function effectSize(one: number[], other: number[]): number {
  const signs = one.flatMap((a) => other.map((b) => Math.sign(a - b)));
  return signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
}
