import { Secret, TOTP, URI } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/demo-accounts.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { tally, thirty } from '../../../testing/people/login-steps.ts';
import { mailTo } from '../../../testing/people/mailbox.ts';
import { CLIENT, type SignedIn, signIn } from '../../../testing/people/sign-in.ts';
import { get } from '../../../testing/server/answers.ts';

const { portal, steps, setUser } = sharedLoginOffice();

let here: SignedIn;
let elsewhere: SignedIn;
beforeEach(async () => {
  await setUser(CLIENT, { second_factor: 'email', totp_secret: null, totp_pending: null });
  await portal.db.deleteFrom('recovery_codes').execute();
  here = await signIn(portal, CLIENT);
  elsewhere = await signIn(portal, CLIENT);
});

const call = (method: 'POST' | 'PUT', url: string, payload: object, by = here) =>
  by.call({ method, url: `/api/users/me/${url}`, payload });
const proof = { current_password: DEMO_PASSWORD };
const prepare = async () => (await call('POST', 'totp', proof)).json().data as { secret: string; uri: string };
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
const confirm = (code: string) => call('PUT', 'totp', { code });
const user = () => portal.db.selectFrom('users').selectAll().where('email', '=', CLIENT).executeTakeFirstOrThrow();
const statuses = async () => [
  (await steps.who(here.accessToken)).statusCode,
  (await steps.who(elsewhere.accessToken)).statusCode,
];

async function setUp(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await prepare();
  return { secret, codes: (await confirm(codeOf(secret))).json().data.recovery_codes };
}

describe('an authenticator app', () => {
  test('gets a new secret as text and as an address, and nothing changes yet', async () => {
    const { secret, uri } = await prepare();
    const totp = URI.parse(uri);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect([totp.issuer, totp.label, totp.secret.base32]).toEqual(['Biuro Rachunkowe Demo', CLIENT, secret]);
    expect(await user()).toMatchObject({ second_factor: 'email', totp_secret: null });
    expect((await user()).totp_pending?.includes(Buffer.from(Secret.fromBase32(secret).buffer))).toBe(false);
    expect(await statuses()).toEqual([200, 200]);
  });

  test('becomes the second factor with its first code: here one stays signed in, elsewhere not', async () => {
    const { secret } = await prepare();
    const first = codeOf(secret);
    const response = await confirm(first);
    expect(response.statusCode).toBe(200);
    const codes: string[] = response.json().data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(await statuses()).toEqual([200, 401]);
    expect(await user()).toMatchObject({ second_factor: 'totp', totp_pending: null });
    expect((await get(here, `/api/users/${(await user()).id}`)).body.data.second_factor).toBe('totp');
    const [mail] = await mailTo(portal, CLIENT);
    expect([mail?.subject, mail?.text.split('\n')[0]]).toEqual([
      'Biuro Rachunkowe Demo: zmiana logowania',
      'Kody logowania pokazuje teraz aplikacja uwierzytelniająca. Inne urządzenia są wylogowane.',
    ]);
    const entry = portal.db.selectFrom('audit').select('changes').where('action', '=', 'user.second_factor_changed');
    expect(await entry.executeTakeFirst()).toEqual({
      changes: [{ field: 'second_factor', before: 'email', after: 'totp' }],
    });
    const { challenge, channel } = (await steps.check(CLIENT)).json().data;
    expect(channel).toBe('totp');
    expect((await steps.verify(challenge, CLIENT, first)).statusCode).toBe(422);
    expect((await steps.verify(challenge, CLIENT, codeOf(secret, 1))).statusCode).toBe(200);
  });

  test('is not taken with a wrong code, nor before there is a secret', async () => {
    const early = await confirm('123456');
    expect([early.statusCode, early.json().code]).toEqual([409, 'totp_not_prepared']);
    const { secret } = await prepare();
    const wrong = await confirm(codeOf(secret, 9));
    expect(wrong.json()).toMatchObject({ status: 422, code: 'wrong_code', errors: [{ pointer: '/code' }] });
    expect((await confirm(codeOf(secret))).statusCode).toBe(200);
  });

  test('is confirmed once when thirty confirm it at the same time', async () => {
    const { secret } = await prepare();
    const answers = await thirty(() => confirm(codeOf(secret)));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 200: 1, 409: 29 });
    expect(await portal.db.selectFrom('recovery_codes').select('user_id').execute()).toHaveLength(10);
  });

  test.each(['totp', 'totp/disable', 'recovery-codes'])('needs the password: %s', async (url) => {
    const wrong = await call('POST', url, { current_password: 'wrong' });
    expect(wrong.json()).toMatchObject({
      status: 422,
      code: 'wrong_password',
      errors: [{ pointer: '/current_password' }],
    });
    expect(await user()).toMatchObject({ second_factor: 'email', totp_pending: null });
  });

  test('is taken away again, and codes come by e-mail', async () => {
    await setUp();
    elsewhere = here;
    const response = await call('POST', 'totp/disable', proof);
    expect(response.statusCode).toBe(204);
    expect(await user()).toMatchObject({ second_factor: 'email', totp_secret: null, totp_step: null });
    expect(await portal.db.selectFrom('recovery_codes').select('user_id').execute()).toEqual([]);
    expect((await steps.who(here.accessToken)).statusCode).toBe(200);
    expect((await mailTo(portal, CLIENT)).at(-1)?.text).toMatch(/^Kody logowania przychodzą znowu e-mailem\./);
    expect((await steps.check(CLIENT)).json().data.channel).toBe('email');
    const again = await call('POST', 'totp/disable', proof);
    expect([again.statusCode, (await mailTo(portal, CLIENT)).length]).toEqual([204, 2]);
  });
});

describe('new recovery codes', () => {
  test('take the place of those before', async () => {
    const { codes } = await setUp();
    const response = await call('POST', 'recovery-codes', proof);
    const renewed: string[] = response.json().data.recovery_codes;
    expect([response.statusCode, renewed.length]).toEqual([200, 10]);
    const { challenge } = (await steps.check(CLIENT)).json().data;
    expect((await steps.verify(challenge, CLIENT, codes[0] ?? '')).statusCode).toBe(422);
    expect((await steps.verify(challenge, CLIENT, renewed[0] ?? '')).statusCode).toBe(200);
    expect((await mailTo(portal, CLIENT)).map(({ text }) => text.split('\n')[0])).toEqual([
      'Kody logowania pokazuje teraz aplikacja uwierzytelniająca. Inne urządzenia są wylogowane.',
      'Kody odzyskiwania są nowe. Poprzednie już nie działają.',
      'Przy logowaniu podano kod odzyskiwania. Zostało jeszcze 9 kodów.',
    ]);
  });

  test('are for accounts with an app', async () => {
    const response = await call('POST', 'recovery-codes', proof);
    expect([response.statusCode, response.json().code]).toEqual([409, 'totp_off']);
  });

  test('are kept so that nobody can read them', async () => {
    const { codes } = await setUp();
    const kept = await portal.db.selectFrom('recovery_codes').select('code_mac').execute();
    expect(kept.map(({ code_mac }) => code_mac.length)).toEqual(codes.map(() => 32));
    const rows = JSON.stringify(await portal.db.selectFrom('audit').selectAll().execute());
    expect(codes.filter((code) => rows.includes(code))).toEqual([]);
  });
});
