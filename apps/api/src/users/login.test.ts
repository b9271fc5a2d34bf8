import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../app/access/secrets.ts';
import { codeOf, createLoginSteps, tally, thirty } from '../app/testing/login-steps.ts';
import { newestCode } from '../app/testing/sign-in.ts';
import { createTestApp, type TestApp } from '../app/testing/test-app.ts';

const CLIENT = 'klient@demo.example';
const ADMIN = 'admin@demo.example';

let portal: TestApp;
let steps: ReturnType<typeof createLoginSteps>;

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'office' });
  steps = createLoginSteps(portal);
});
beforeEach(async () => {
  await portal.db.deleteFrom('login_challenges').execute();
  await portal.db.updateTable('users').set({ wrong_codes: 0, codes_locked_until: null, status: 'active' }).execute();
});
afterAll(() => portal.close());

const setChallenge = (set: Record<string, unknown>) => portal.db.updateTable('login_challenges').set(set).execute();
const challenges = (email: string) =>
  portal.db
    .selectFrom('login_challenges')
    .innerJoin('users', 'users.id', 'user_id')
    .selectAll('login_challenges')
    .where('email', '=', email)
    .execute();
const setUser = (email: string, set: Record<string, unknown>) =>
  portal.db.updateTable('users').set(set).where('email', '=', email).execute();

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
    expect(response.headers['set-cookie']).toBe(`lc=${data.challenge}; Max-Age=600; Path=/; HttpOnly; SameSite=Strict`);
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

/** Cliff's delta: 0 when neither group tends to be slower, 1 when one always is. */
function effectSize(one: number[], other: number[]): number {
  const signs = one.flatMap((a) => other.map((b) => Math.sign(a - b)));
  return signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
}

describe('the code', () => {
  test('is taken once, with or without spaces', async () => {
    const { challenge, code } = await steps.begin(CLIENT);
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)}`;
    const response = await steps.verify(challenge, CLIENT, spaced);
    expect([response.statusCode, response.json()]).toEqual([200, { data: { verified: true } }]);
    expect(codeOf(await steps.verify(challenge, CLIENT, code))).toBe('challenge_spent');
  });

  test('is taken once when thirty present it at the same time', async () => {
    const { challenge, code } = await steps.begin(CLIENT);
    const answers = await thirty(() => steps.verify(challenge, CLIENT, code));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 200: 1, 410: 29 });
  });

  test('may be wrong five times, also when thirty guess at the same time', async () => {
    const { challenge, code, wrong } = await steps.begin(CLIENT);
    const answers = await thirty(() => steps.verify(challenge, CLIENT, wrong));
    expect(tally(answers.map(codeOf))).toEqual({ wrong_code: 5, challenge_spent: 25 });
    expect(codeOf(await steps.verify(challenge, CLIENT, code))).toBe('challenge_spent');
  });

  test('works through the cookie for a client that keeps cookies', async () => {
    const { challenge, code } = await steps.begin(CLIENT);
    expect(
      (await steps.verify(undefined, CLIENT, code, { headers: { cookie: `a=b; lc=${challenge}` } })).statusCode,
    ).toBe(200);
  });

  test('does not work without a challenge, with an unknown one or with another account’s', async () => {
    const mine = await steps.begin(CLIENT);
    const theirs = await steps.begin(ADMIN);
    const answers = [
      await steps.verify(undefined, CLIENT, mine.code),
      await steps.verify('unknown', CLIENT, mine.code),
      await steps.verify(theirs.challenge, CLIENT, mine.code),
      await steps.verify(mine.challenge, ADMIN, mine.code),
    ];
    expect(tally(answers.map((answer) => `${answer.statusCode} ${codeOf(answer)}`))).toEqual({
      '410 challenge_spent': 4,
    });
    expect((await steps.verify(mine.challenge, CLIENT, mine.code)).statusCode).toBe(200);
  });

  test('of one sign-in does not work for another of the same account', async () => {
    const first = await steps.begin(CLIENT);
    const second = await steps.begin(CLIENT);
    expect(codeOf(await steps.verify(first.challenge, CLIENT, second.code))).toBe('wrong_code');
  });

  test('expires, and its challenge stays open for a new one', async () => {
    const { challenge, code } = await steps.begin(CLIENT);
    await setChallenge({
      code_expires_at: sql`now() - interval '1 second'`,
      sent_at: sql`now() - interval '11 minutes'`,
    });
    const expired = await steps.verify(challenge, CLIENT, code);
    expect([expired.statusCode, codeOf(expired)]).toEqual([422, 'code_expired']);
    expect((await steps.resend(challenge, CLIENT)).statusCode).toBe(200);
    expect((await steps.verify(challenge, CLIENT, await newestCode(portal, CLIENT))).statusCode).toBe(200);
  });

  test('of an expired challenge is spent', async () => {
    const { challenge, code } = await steps.begin(CLIENT);
    await setChallenge({ expires_at: sql`now()` });
    expect(codeOf(await steps.verify(challenge, CLIENT, code))).toBe('challenge_spent');
  });

  test('that is not six digits is a mistake in the form', async () => {
    const { challenge } = await steps.begin(CLIENT);
    const response = await steps.verify(challenge, CLIENT, '12345');
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([{ pointer: '/code', code: 'pattern', message: 'Wpisz sześć cyfr kodu' }]);
    expect((await challenges(CLIENT))[0]?.attempts).toBe(0);
  });
});

describe('another code', () => {
  const aMinuteLater = () => setChallenge({ sent_at: sql`now() - interval '61 seconds'` });

  test('can be asked for after a minute', async () => {
    const { challenge } = await steps.begin(CLIENT);
    const response = await steps.resend(challenge, CLIENT);
    expect([response.statusCode, codeOf(response)]).toEqual([429, 'resend_too_soon']);
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(55);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(response.json().error).toMatch(/^Nowy kod wyślesz za \d+ sekund/);
  });

  test('voids the one before, also where that is still waiting to be sent', async () => {
    const first = await steps.begin(CLIENT);
    await aMinuteLater();
    const response = await steps.resend(first.challenge, CLIENT);
    const code = await newestCode(portal, CLIENT);
    expect(response.json().data).toMatchObject({
      challenge: first.challenge,
      channel: 'email',
      destination: 'k••••@demo.example',
    });
    expect(code).not.toBe(first.code);
    const waiting = await portal.db
      .selectFrom('outbox')
      .select(['last_error', 'code'])
      .where('dedupe_key', 'like', `code ${sha256(first.challenge).toString('hex')} %`)
      .orderBy('id')
      .execute();
    expect(waiting).toEqual([
      { last_error: 'replaced', code: null },
      { last_error: null, code },
    ]);
    expect(codeOf(await steps.verify(first.challenge, CLIENT, first.code))).toBe('wrong_code');
    expect((await steps.verify(first.challenge, CLIENT, code)).statusCode).toBe(200);
  });

  test('is sent once when thirty ask at the same time', async () => {
    const { challenge } = await steps.begin(CLIENT);
    await aMinuteLater();
    const answers = await thirty(() => steps.resend(challenge, CLIENT));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 200: 1, 429: 29 });
  });

  test('is sent twice at most, then the sign-in starts again', async () => {
    const { challenge } = await steps.begin(CLIENT);
    const statuses = [];
    for (let index = 0; index < 3; index += 1) {
      await aMinuteLater();
      statuses.push((await steps.resend(challenge, CLIENT)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 410]);
  });

  test('gives no tries back', async () => {
    const { challenge, wrong } = await steps.begin(CLIENT);
    for (let index = 0; index < 5; index += 1) await steps.verify(challenge, CLIENT, wrong);
    await aMinuteLater();
    expect((await steps.resend(challenge, CLIENT)).statusCode).toBe(410);
  });

  test('is not sent for another account’s challenge', async () => {
    const { challenge } = await steps.begin(CLIENT);
    await aMinuteLater();
    expect((await steps.resend(challenge, ADMIN)).statusCode).toBe(410);
  });
});

describe('wrong codes in a row', () => {
  const wrongCodes = async () =>
    await portal.db
      .selectFrom('users')
      .select(['wrong_codes', 'status'])
      .where('email', '=', CLIENT)
      .executeTakeFirstOrThrow();

  /** Five wrong codes for each new challenge. */
  async function failTenTimes(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      const { challenge, wrong } = await steps.begin(CLIENT);
      for (let index = 0; index < 5; index += 1) await steps.verify(challenge, CLIENT, wrong);
    }
  }

  test('make the account wait, whatever challenge is used', async () => {
    await failTenTimes();
    const { challenge, code } = await steps.begin(CLIENT);
    const response = await steps.verify(challenge, CLIENT, code);
    expect([response.statusCode, codeOf(response)]).toEqual([429, 'too_many_attempts']);
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await challenges(CLIENT)).map((row) => row.attempts)).toEqual([5, 5, 0]);
  });

  test('make each further wait longer', async () => {
    const waits = [];
    for (const before of [9, 10, 11, 12, 50]) {
      await setUser(CLIENT, { wrong_codes: before, codes_locked_until: null });
      const { challenge, wrong } = await steps.begin(CLIENT);
      await steps.verify(challenge, CLIENT, wrong);
      const next = await steps.verify(challenge, CLIENT, wrong);
      waits.push(Math.ceil(Number(next.headers['retry-after']) / 60));
    }
    expect(waits).toEqual([1, 5, 30, 60, 60]);
  });

  test('are forgotten after a whole sign-in only', async () => {
    const first = await steps.begin(CLIENT);
    await steps.verify(first.challenge, CLIENT, first.wrong);
    const challenge = await steps.verified(CLIENT);
    expect(await wrongCodes()).toEqual({ wrong_codes: 1, status: 'active' });
    expect((await steps.auth(challenge, CLIENT)).statusCode).toBe(200);
    expect(await wrongCodes()).toEqual({ wrong_codes: 0, status: 'active' });
  });

  test('block the account at the hundredth, end its sessions and tell its owner', async () => {
    const refreshed = await steps.auth(await steps.verified(CLIENT), CLIENT);
    await setUser(CLIENT, { wrong_codes: 99 });
    const { challenge, wrong } = await steps.begin(CLIENT);
    expect(codeOf(await steps.verify(challenge, CLIENT, wrong))).toBe('challenge_spent');
    expect(await wrongCodes()).toEqual({ wrong_codes: 0, status: 'blocked' });
    expect((await steps.refresh(refreshed.json().refresh_token)).statusCode).toBe(401);
    expect(codeOf(await steps.check(CLIENT))).toBe('invalid_credentials');
    const notice = await portal.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'code'])
      .where('dedupe_key', 'like', 'blocked %')
      .execute();
    expect(notice).toEqual([{ recipient: CLIENT, subject: 'Biuro Rachunkowe Demo: konto zablokowane', code: null }]);
  });
});
