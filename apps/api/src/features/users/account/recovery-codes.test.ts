import { beforeEach, describe, expect, test } from 'vitest';
import { createSecrets } from '#platform/access/secrets.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { codeOf, tally } from '../../../testing/people/login-steps.ts';
import { mailTo } from '../../../testing/people/mailbox.ts';
import { CLIENT } from '../../../testing/people/sign-in.ts';
import { sealTotp } from '../sign-in/codes.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

const { portal, steps, setUser } = sharedLoginOffice();

let codes: string[];
beforeEach(async () => {
  const secrets = createSecrets(portal.environment.secretKey);
  const { id } = await portal.db.selectFrom('users').select('id').where('email', '=', CLIENT).executeTakeFirstOrThrow();
  await setUser(CLIENT, { second_factor: 'totp', totp_secret: sealTotp(secrets, Buffer.alloc(20, 7), id) });
  codes = await renewRecoveryCodes(secrets, portal.db, id);
});

const begin = async (): Promise<string> => (await steps.check(CLIENT)).json().data.challenge;
const first = () => codes[0] ?? '';
const left = async () => (await portal.db.selectFrom('recovery_codes').select('user_id').execute()).length;

describe('a recovery code', () => {
  test('stands in for the app, once, and its owner hears of it', async () => {
    const challenge = await begin();
    expect((await steps.verify(challenge, CLIENT, first())).statusCode).toBe(200);
    expect((await steps.auth(challenge, CLIENT)).statusCode).toBe(200);
    expect(await left()).toBe(9);
    expect(await mailTo(portal, CLIENT)).toMatchObject([
      {
        subject: 'Biuro Rachunkowe Demo: użyty kod odzyskiwania',
        text: expect.stringMatching(/^Przy logowaniu podano kod odzyskiwania\. Zostało jeszcze 9 kodów\.\n\n/),
      },
    ]);
    const again = await steps.verify(await begin(), CLIENT, first());
    expect([again.statusCode, codeOf(again)]).toEqual([422, 'wrong_app_code']);
  });

  test('is taken however it is written', async () => {
    const written = [first().toUpperCase(), codes[1]?.replace('-', '') ?? '', ` ${codes[2]} `];
    const answers = [];
    for (const code of written) answers.push((await steps.verify(await begin(), CLIENT, code)).statusCode);
    expect(answers).toEqual([200, 200, 200]);
  });

  test('is taken once when many sign-ins use it at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const code = codes[round] ?? '';
      const challenges = [await begin(), await begin(), await begin()];
      const tries = Array.from({ length: 30 }, (_, index) => steps.verify(challenges[index % 3], CLIENT, code));
      const answers = tally((await Promise.all(tries)).map((answer) => answer.statusCode));
      expect(answers[200]).toBe(1);
      expect(await left()).toBe(9 - round);
      await portal.db.deleteFrom('login_challenges').execute();
      await setUser(CLIENT, { wrong_codes: 0, codes_locked_until: null });
    }
  });

  test('that is wrong counts like any other code', async () => {
    const challenge = await begin();
    const answers: string[] = [];
    for (let index = 0; index < 5; index += 1)
      answers.push(codeOf(await steps.verify(challenge, CLIENT, 'aaaaa-aaaaa')));
    expect(answers).toEqual([...Array(4).fill('wrong_app_code'), 'code_tries_over']);
    expect(codeOf(await steps.verify(challenge, CLIENT, first()))).toBe('challenge_spent');
    expect(await left()).toBe(10);
    const account = portal.db.selectFrom('users').select('wrong_codes').where('email', '=', CLIENT);
    expect(await account.executeTakeFirst()).toEqual({ wrong_codes: 5 });
  });

  test('is not used up by a sign-in that has run out', async () => {
    const challenge = await begin();
    await portal.db
      .updateTable('login_challenges')
      .set({ code_expires_at: new Date(0) })
      .execute();
    expect(codeOf(await steps.verify(challenge, CLIENT, first()))).toBe('code_expired');
    expect(await left()).toBe(10);
  });

  test('is worth nothing where codes are sent', async () => {
    await setUser(CLIENT, { second_factor: 'email' });
    expect(codeOf(await steps.verify(await begin(), CLIENT, first()))).toBe('wrong_code');
    expect(await left()).toBe(10);
  });
});
