import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSecrets } from '#platform/access/secrets.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { basic, newestCode, tally, thirty } from '../../../testing/people/login-steps.ts';
import { createPeople } from '../../../testing/people/people.ts';
import { ageProofs, createProofSteps } from '../../../testing/people/proof.ts';
import { sealTotp } from '../sign-in/codes.ts';

const { portal, steps } = sharedLoginOffice();
const people = createPeople(portal);

const SECRET = Buffer.from('12345678901234567890');
const app = new TOTP({ secret: Secret.fromHex(SECRET.toString('hex')) });

let person: Awaited<ReturnType<typeof come>>;
beforeEach(async () => {
  person = await come();
});

async function come(role: 'owner' | 'administrator' = 'administrator', values = {}) {
  const by = await people.come(role, values);
  await ageProofs(portal, by.email);
  return { ...by, proof: createProofSteps(by) };
}

const isProved = async () => {
  const fresh = sql<boolean>`proved_at > now() - interval '1 minute'`.as('fresh');
  const session = portal.db.selectFrom('sessions').select(fresh).where('user_id', '=', person.id);
  return (await session.executeTakeFirstOrThrow()).fresh;
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const sent = () =>
  portal.db.selectFrom('outbox').select(['channel', 'recipient', 'subject', 'code']).orderBy('id').execute();

describe('a proof', () => {
  test('is the password and then the code that goes out', async () => {
    const asked = await person.proof.password();
    expect([asked.statusCode, asked.json().data]).toEqual([
      200,
      {
        channel: 'email',
        destination: 't••••@people.example',
        expires_at: expect.any(String),
        resend_at: expect.any(String),
      },
    ]);
    expect(await isProved()).toBe(false);
    const code = await newestCode(portal, person.email);
    expect(await sent()).toEqual([
      { channel: 'email', recipient: person.email, subject: 'Biuro Rachunkowe Demo: kod potwierdzenia', code },
    ]);
    expect((await person.proof.code(code)).statusCode).toBe(204);
    expect(await isProved()).toBe(true);
  });

  test('is not complete without the password, nor with a code of a sign-in', async () => {
    expect((await person.proof.code('123456')).json()).toMatchObject({
      status: 410,
      code: 'proof_spent',
      error: 'Ten kod już nie działa. Potwierdź hasło jeszcze raz',
    });
    expect((await person.proof.password('nie to hasło')).json().code).toBe('wrong_password');
    const { code } = await steps.begin(person.email);
    expect((await person.proof.code(code)).statusCode).toBe(410);
    expect(await isProved()).toBe(false);
  });

  test('signs nobody in', async () => {
    await person.proof.password();
    const { id } = await portal.db
      .selectFrom('login_challenges')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const code = await newestCode(portal, person.email);
    const handle = id.toString('base64url');
    expect((await steps.verify(handle, person.email, code)).statusCode).toBe(410);
    await person.proof.code(code);
    const headers = { authorization: basic(person.email), 'x-login-challenge': handle };
    expect((await portal.call({ method: 'POST', url: '/api/auth', headers })).statusCode).toBe(410);
  });

  test('keeps the code of the last minute, and sends another one after it', async () => {
    await person.proof.password();
    await person.proof.password();
    expect(await sent()).toHaveLength(1);
    await portal.db.updateTable('login_challenges').set({ sent_at: sql`now() - interval '61 seconds'` }).execute();
    const first = await newestCode(portal, person.email);
    await person.proof.password();
    const second = await newestCode(portal, person.email);
    expect(await sent()).toHaveLength(2);
    if (first !== second) expect((await person.proof.code(first)).json().code).toBe('wrong_code');
    expect((await person.proof.code(second)).statusCode).toBe(204);
  });

  test('takes its code once, also when thirty try at the same time', async () => {
    await person.proof.password();
    const code = await newestCode(portal, person.email);
    const answers = await thirty(() => person.proof.code(code));
    expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 204: 1, 410: 29 });
  });

  test('ends with the fifth wrong code; each counts against the account as in signing in', async () => {
    await person.proof.password();
    const code = await newestCode(portal, person.email);
    for (let count = 0; count < 4; count += 1)
      expect((await person.proof.code(wrong(code))).json()).toMatchObject({ status: 422, code: 'wrong_code' });
    expect((await person.proof.code(wrong(code))).json()).toMatchObject({ status: 410, code: 'code_tries_over' });
    expect((await person.proof.code(code)).json().code).toBe('proof_spent');
    expect((await people.row(person.id)).wrong_codes).toBe(5);
    expect(await isProved()).toBe(false);
  });

  test('blocks the account at the hundredth wrong code in a row', async () => {
    await person.proof.password();
    const code = await newestCode(portal, person.email);
    await portal.db.updateTable('users').set({ wrong_codes: 99 }).where('id', '=', person.id).execute();
    expect((await person.proof.code(wrong(code))).statusCode).toBe(410);
    expect((await people.row(person.id)).status).toBe('blocked');
    expect((await person.proof.password()).statusCode).toBe(401);
  });

  test('has run out with its code', async () => {
    await person.proof.password();
    const code = await newestCode(portal, person.email);
    await portal.db.updateTable('login_challenges').set({ code_expires_at: sql`now()` }).execute();
    expect((await person.proof.code(code)).json()).toMatchObject({ status: 422, code: 'code_expired' });
  });

  test('does not push out a sign-in under way, nor is it pushed out by three', async () => {
    const { challenge, code } = await steps.begin(person.email);
    await person.proof.password();
    const own = await newestCode(portal, person.email);
    await steps.check(person.email);
    await steps.check(person.email);
    expect((await steps.verify(challenge, person.email, code)).statusCode).toBe(200);
    expect((await person.proof.code(own)).statusCode).toBe(204);
  });

  test.each(['owner', 'administrator'] as const)('of an %s with an authenticator app takes its code', async (role) => {
    person = await come(role);
    const totp_secret = sealTotp(createSecrets(portal.environment.secretKey), SECRET, person.id);
    await portal.db
      .updateTable('users')
      .set({ second_factor: 'totp', totp_secret })
      .where('id', '=', person.id)
      .execute();
    person = await sessionOf(person.email);
    const asked = await person.proof.password();
    expect(asked.json().data).toMatchObject({ channel: 'totp', destination: '' });
    expect(await sent()).toEqual([]);
    const code = app.generate();
    expect((await person.proof.code(wrong(code))).json().code).toBe('wrong_app_code');
    expect((await person.proof.code(code)).statusCode).toBe(204);
    expect(await isProved()).toBe(true);
    await person.proof.password();
    expect((await person.proof.code(code)).json().code).toBe('wrong_app_code');
  });

  /** A change of the second factor has ended the session before. */
  async function sessionOf(email: string): Promise<typeof person> {
    const { challenge } = (await steps.check(email)).json().data;
    const earlier = app.generate({ timestamp: Date.now() - 30_000 });
    expect((await steps.verify(challenge, email, earlier)).statusCode).toBe(200);
    const { refresh_token } = (await steps.auth(challenge, email)).json();
    const { access_token } = (await steps.refresh(refresh_token)).json();
    await ageProofs(portal, email);
    const call = (options: Parameters<typeof portal.call>[0]) =>
      portal.call({ ...options, headers: { authorization: `Bearer ${access_token}` } });
    return { ...person, call, proof: createProofSteps({ call }) };
  }
});
