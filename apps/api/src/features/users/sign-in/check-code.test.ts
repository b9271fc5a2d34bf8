import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { codeOf, newestCode, tally, thirty } from '../../../testing/people/login-steps.ts';
import { ADMIN, CLIENT } from '../../../testing/people/sign-in.ts';

const { portal, steps, setUser, setChallenge, challenges } = sharedLoginOffice();

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
    expect(tally(answers.map(codeOf))).toEqual({ wrong_code: 4, code_tries_over: 1, challenge_spent: 25 });
    expect(codeOf(await steps.verify(challenge, CLIENT, code))).toBe('challenge_spent');
  });

  test('that is wrong says how many tries are left, and the last one why it is over', async () => {
    const { challenge, wrong } = await steps.begin(CLIENT);
    const said = [];
    for (let index = 0; index < 5; index += 1) {
      const answer = await steps.verify(challenge, CLIENT, wrong);
      said.push(`${answer.statusCode} ${answer.json().error}`);
    }
    const refused = '422 Ten kod się nie zgadza. Sprawdź ostatnią wiadomość. ';
    expect(said).toEqual([
      `${refused}Pozostały 4 próby`,
      `${refused}Pozostały 3 próby`,
      `${refused}Pozostały 2 próby`,
      `${refused}Pozostała 1 próba`,
      '410 Kod nie zgadzał się 5 razy, więc już nie działa. Zacznij od hasła',
    ]);
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
    const traces = portal.db.selectFrom('audit').select(['actor_id', 'changes']).where('action', '=', 'user.blocked');
    expect(await traces.execute()).toEqual([
      { actor_id: null, changes: [{ field: 'status', before: 'active', after: 'blocked' }] },
    ]);
    expect(notice).toEqual([{ recipient: CLIENT, subject: 'Biuro Rachunkowe Demo: konto zablokowane', code: null }]);
  });
});
