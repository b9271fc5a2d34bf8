import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSecrets } from '#platform/access/secrets.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { codeOf, tally, thirty } from '../../../testing/people/login-steps.ts';
import { CLIENT } from '../../../testing/people/sign-in.ts';
import { sealTotp, totpStepOf } from './codes.ts';

const SECRET = Buffer.from('12345678901234567890');
const app = new TOTP({ secret: Secret.fromHex(SECRET.toString('hex')) });
const codeAt = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });

const { portal, steps, setUser } = sharedLoginOffice();
const sent = () => portal.db.selectFrom('outbox').select(['channel', 'recipient', 'subject', 'text', 'code']).execute();

describe('an authenticator app', () => {
  beforeAll(async () => {
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', CLIENT)
      .executeTakeFirstOrThrow();
    await setUser(CLIENT, {
      second_factor: 'totp',
      totp_secret: sealTotp(createSecrets(portal.environment.secretKey), SECRET, id),
    });
  });

  const begin = async () => (await steps.check(CLIENT)).json().data;

  test('makes the code, so nothing is sent', async () => {
    const data = await begin();
    expect(data).toMatchObject({ channel: 'totp', destination: '' });
    expect((await steps.verify(data.challenge, CLIENT, codeAt(0))).statusCode).toBe(200);
    expect((await steps.auth(data.challenge, CLIENT)).statusCode).toBe(200);
    expect(await sent()).toEqual([]);
  });

  test('has nothing to send again', async () => {
    const { challenge, resend_at, expires_at } = await begin();
    const response = await steps.resend(challenge, CLIENT);
    expect([response.statusCode, response.json().data]).toEqual([
      200,
      { challenge, channel: 'totp', destination: '', resend_at, expires_at },
    ]);
    expect(await sent()).toEqual([]);
  });

  test('has each code taken once, in any sign-in, also when thirty try at the same time', async () => {
    const challenges = [(await begin()).challenge, (await begin()).challenge, (await begin()).challenge];
    const code = codeAt(1);
    const answers = await Promise.all(challenges.map((challenge) => steps.verify(challenge, CLIENT, code)));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 200: 1, 422: 2 });
    const { challenge } = await begin();
    expect(codeOf(await steps.verify(challenge, CLIENT, code))).toBe('wrong_app_code');
  });

  test('counts wrong codes like any other', async () => {
    const { challenge } = await begin();
    const answers = await thirty(() => steps.verify(challenge, CLIENT, codeAt(9)));
    expect(tally(answers.map(codeOf))).toEqual({ wrong_app_code: 4, code_tries_over: 1, challenge_spent: 25 });
  });

  test('has its secret kept encrypted, for this account only', async () => {
    const { totp_secret } = await portal.db
      .selectFrom('users')
      .select('totp_secret')
      .where('email', '=', CLIENT)
      .executeTakeFirstOrThrow();
    expect(totp_secret?.includes(SECRET)).toBe(false);
    const secrets = createSecrets(portal.environment.secretKey);
    expect(() => secrets.open('totp', totp_secret ?? Buffer.of(), 'someone else')).toThrow();
  });
});

describe('the clock of an authenticator', () => {
  test('makes the codes of RFC 6238', () => {
    const now = [59, 1_111_111_109].map((seconds) => seconds * 1000);
    expect([totpStepOf(SECRET, '287082', now[0]), totpStepOf(SECRET, '081804', now[1])]).toEqual([1, 37_037_036]);
  });

  test('may be one step slow or fast', () => {
    const now = 1_111_111_109_000;
    const offsets = [-2, -1, 0, 1, 2];
    const found = offsets.map((offset) => totpStepOf(SECRET, app.generate({ timestamp: now + offset * 30_000 }), now));
    expect(found).toEqual([undefined, 37_037_035, 37_037_036, 37_037_037, undefined]);
  });
});

describe('a text message', () => {
  beforeAll(() => setUser(CLIENT, { second_factor: 'sms', totp_secret: null, phone: '+48 600 100 200' }));

  test('brings the code and names the office’s product', async () => {
    const response = await steps.check(CLIENT);
    expect(response.json().data).toMatchObject({ channel: 'sms', destination: '••• ••• 200' });
    const [message] = await sent();
    expect(message).toEqual({
      channel: 'sms',
      recipient: '+48 600 100 200',
      subject: '',
      text: `Biuro: kod logowania ${message?.code}. Działa 5 minut. Nie podawaj go nikomu.`,
      code: expect.stringMatching(/^\d{6}$/),
    });
    const left = await portal.db
      .selectFrom('login_challenges')
      .select(sql<number>`extract(epoch FROM code_expires_at - sent_at)::int`.as('seconds'))
      .where('channel', '=', 'sms')
      .executeTakeFirst();
    expect(left).toEqual({ seconds: 300 });
  });

  test('is replaced by e-mail while the account has no number', async () => {
    await setUser(CLIENT, { phone: null });
    expect((await steps.check(CLIENT)).json().data).toMatchObject({
      channel: 'email',
      destination: 'k••••@demo.example',
    });
  });
});

describe('an e-mail', () => {
  beforeAll(() => setUser(CLIENT, { second_factor: 'email' }));

  test.each([
    [
      'pl',
      'Biuro Rachunkowe Demo: kod logowania',
      /^Kod logowania: \d{3} \d{3}\n\nDziała 10 minut i tylko raz\. .*\n\nBiuro Rachunkowe Demo\n\+48 22 000 00 00\nbiuro@demo\.example$/s,
    ],
    [
      'en',
      'Biuro Rachunkowe Demo: sign-in code',
      /^Sign-in code: \d{3} \d{3}\n\nIt works for 10 minutes and only once\. /,
    ],
  ])('is written in the account’s language: %s', async (locale, subject, text) => {
    await setUser(CLIENT, { locale });
    await steps.check(CLIENT);
    expect(await sent()).toEqual([
      {
        channel: 'email',
        recipient: CLIENT,
        subject,
        text: expect.stringMatching(text),
        code: expect.stringMatching(/^\d{6}$/),
      },
    ]);
  });
});
