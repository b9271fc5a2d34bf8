import { beforeEach, describe, expect, test } from 'vitest';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { mailTo, tokenTo } from '../../../testing/people/mailbox.ts';
import { ageProofs, createProofSteps, prove } from '../../../testing/people/proof.ts';
import { ADMIN, CLIENT, type SignedIn, signIn } from '../../../testing/people/sign-in.ts';
import { get } from '../../../testing/server/answers.ts';

const { portal, setUser } = sharedLoginOffice();
const COLLEAGUE = 'ksiegowa@demo.example';

let admin: SignedIn;
beforeEach(async () => {
  admin = await signIn(portal, ADMIN);
});

const idOf = async (email: string) =>
  (await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const ask = async (email: string, by = admin, headers: Record<string, string> = {}) => {
  const response = await by.call({ url: `/api/users/reset-password?id=${await idOf(email)}`, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

const proved = (by = admin) => prove(portal, { ...by, email: ADMIN });

describe('a link for a new password that the office makes', () => {
  test('goes to both, and the person learns from whom it comes', async () => {
    const { status, body, headers } = await ask(CLIENT);
    const token = await tokenTo(portal, CLIENT);
    expect([status, body.data.token, headers['cache-control']]).toEqual([200, token, 'no-store']);
    expect(token).toMatch(/^[A-Za-z0-9]{43}$/);
    expect(await mailTo(portal, CLIENT)).toMatchObject([
      {
        subject: 'Biuro Rachunkowe Demo: nowe hasło',
        link: `http://localhost:8080/reset-password/${token}`,
        text: expect.stringContaining('\n\nOd: Anna Kowalska\n\n'),
      },
    ]);
    expect((await get(portal, `/api/users/reset-password/${token}`)).status).toBe(200);
    const entry = portal.db
      .selectFrom('audit')
      .select(['actor_name', 'changes'])
      .where('action', '=', 'user.password_reset_link');
    expect(await entry.execute()).toEqual([{ actor_name: 'Anna Kowalska', changes: [] }]);
  });

  test.each([
    ['a link that is followed', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ])('is not made by %s', async (_what, headers) => {
    const { status, body } = await ask(CLIENT, admin, headers);
    expect([status, body.code]).toEqual([405, 'confirm_needed']);
    expect(await mailTo(portal, CLIENT)).toEqual([]);
  });

  test('is not made for oneself', async () => {
    expect(await ask(ADMIN)).toMatchObject({ status: 409, body: { code: 'not_yourself' } });
  });

  test.each(['owner', 'administrator'])('is made for an %s by an owner only', async (role) => {
    await setUser(COLLEAGUE, { role });
    expect(await ask(COLLEAGUE)).toMatchObject({ status: 403, body: { code: 'owner_only' } });
    await setUser(ADMIN, { role: 'owner' });
    expect((await ask(COLLEAGUE, await signIn(portal, ADMIN))).status).toBe(200);
    await setUser(ADMIN, { role: 'administrator' });
    await setUser(COLLEAGUE, { role: 'accountant' });
  });

  test('is made for an account that can sign in', async () => {
    await setUser(COLLEAGUE, { status: 'deactivated' });
    expect(await ask(COLLEAGUE)).toMatchObject({ status: 409, body: { code: 'not_active' } });
    await setUser(COLLEAGUE, { deleted_at: new Date() });
    expect((await ask(COLLEAGUE)).status).toBe(404);
    await setUser(COLLEAGUE, { deleted_at: null });
  });

  test('is made by those who may edit users', async () => {
    const [accountant, client] = [await signIn(portal, COLLEAGUE), await signIn(portal, CLIENT)];
    expect([(await ask(CLIENT, accountant)).status, (await ask(COLLEAGUE, client)).status]).toEqual([403, 404]);
  });

  test('is made by somebody who has proved password and code in the last ten minutes', async () => {
    await ageProofs(portal, ADMIN);
    const { status, body } = await ask(CLIENT);
    expect([status, body.code, body.error]).toEqual([
      403,
      'proof_needed',
      'Potwierdź najpierw, że to Ty: własnym hasłem i kodem. Potwierdzenie działa 10 minut',
    ]);
    expect(await mailTo(portal, CLIENT)).toEqual([]);
    const wrong = await createProofSteps(admin).password('Nie-to-haslo-2026');
    expect([wrong.statusCode, wrong.json().code, wrong.json().errors[0].pointer]).toEqual([
      422,
      'wrong_password',
      '/current_password',
    ]);
    expect((await ask(CLIENT)).status).toBe(403);
    await proved();
    expect((await ask(CLIENT)).status).toBe(200);
  });

  test('is proved for the session in which that was done, and for no other', async () => {
    const other = await signIn(portal, ADMIN);
    await ageProofs(portal, ADMIN);
    await proved(other);
    expect([(await ask(CLIENT)).status, (await ask(CLIENT, other)).status]).toEqual([403, 200]);
  });

  test('voids the one before', async () => {
    const [first, second] = [(await ask(CLIENT)).body.data.token, (await ask(CLIENT)).body.data.token];
    expect((await get(portal, `/api/users/reset-password/${first}`)).status).toBe(410);
    expect((await get(portal, `/api/users/reset-password/${second}`)).status).toBe(200);
  });
});
