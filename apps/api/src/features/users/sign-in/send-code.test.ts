import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sha256 } from '#platform/access/secrets.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { codeOf, newestCode, tally, thirty } from '../../../testing/people/login-steps.ts';
import { ADMIN, CLIENT } from '../../../testing/people/sign-in.ts';

const { portal, steps, setChallenge } = sharedLoginOffice();

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
