import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { mailTo, tokenTo } from '../../../testing/people/mailbox.ts';
import { ADMIN, type SignedIn, signIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { portal, setUser } = sharedLoginOffice();
const ANNA = 'anna.nowa@klient.example';

let admin: SignedIn;
let company: { id: string; name: string };
beforeAll(async () => {
  company = await portal.db.selectFrom('companies').select(['id', 'name']).limit(1).executeTakeFirstOrThrow();
});
beforeEach(async () => {
  await portal.db.deleteFrom('users').where('email', '=', ANNA).execute();
  admin = await signIn(portal, ADMIN);
});

const invite = (more: object = {}, by = admin) =>
  send(by, 'POST', '/api/users/invite', {
    email: ANNA,
    role: 'representative',
    companies: [{ id: company.id, role: 'representative' }],
    ...more,
  });
const invited = async () => (await invite()).body.data.id as string;
const audit = async (id: string) =>
  (await portal.db.selectFrom('audit').select(['action', 'actor_name']).where('entity_id', '=', id).execute()).map(
    ({ action, actor_name }) => `${actor_name}: ${action}`,
  );
const daysLeft = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 86_400_000);

describe('an invitation', () => {
  test('makes an account that waits for its owner, and sends a link that works for seven days', async () => {
    const { status, body } = await invite({ locale: 'pl' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      email: ANNA,
      first_name: '',
      last_name: '',
      role: 'representative',
      status: 'invited',
    });
    expect(body.data.companies).toMatchObject([{ id: company.id, role: 'representative' }]);
    expect(daysLeft(body.data.invite_expires_at)).toBe(7);
    const [mail, ...others] = await mailTo(portal, ANNA);
    expect(others).toEqual([]);
    const link = mail?.link ?? '';
    expect(link).toMatch(/^http:\/\/localhost:8080\/register\/[A-Za-z0-9]{43}$/);
    expect(mail).toMatchObject({
      subject: 'Biuro Rachunkowe Demo: zaproszenie do portalu',
      text: `Biuro zaprasza do swojego portalu. Otwórz odnośnik i ustaw hasło:

${link}

Biuro: Biuro Rachunkowe Demo
Zaprasza: Anna Kowalska

Odnośnik działa 7 dni i tylko raz. Nie przekazuj go nikomu.

Nie wiesz, skąd to zaproszenie? Nic nie rób, samo straci ważność.

Biuro Rachunkowe Demo
+48 22 000 00 00
biuro@demo.example`,
    });
    expect(await audit(body.data.id)).toEqual(['Anna Kowalska: user.invited']);
  });

  test('is written in the language of the invited person', async () => {
    await invite({ locale: 'en' });
    expect(await mailTo(portal, ANNA)).toMatchObject([{ subject: 'Biuro Rachunkowe Demo: invitation to the portal' }]);
  });

  test('shows who invites whom and to what, as often as one looks', async () => {
    const id = await invited();
    const token = await tokenTo(portal, ANNA);
    for (let look = 0; look < 3; look += 1) {
      expect(await get(portal, `/api/users/invitations/${token}`)).toEqual({
        status: 200,
        body: {
          data: {
            id,
            email: ANNA,
            first_name: '',
            last_name: '',
            role: 'representative',
            companies: [company.name],
            invited_by: 'Anna Kowalska',
            expires_at: expect.any(String),
          },
        },
      });
    }
  });

  test('of somebody who has an account names the account', async () => {
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ADMIN)
      .executeTakeFirstOrThrow();
    expect(await invite({ email: ADMIN.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'email_taken', errors: [{ pointer: '/email', link: `/users/${id}` }] },
    });
  });

  test('of a client needs a company', async () => {
    expect(await invite({ companies: [] })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/companies' }] },
    });
    expect(await mailTo(portal, ANNA)).toEqual([]);
  });

  test('of an owner comes from an owner', async () => {
    const refused = await invite({ role: 'owner', companies: [] });
    expect(refused).toMatchObject({ status: 403, body: { code: 'owner_only' } });
    await setUser('ksiegowa@demo.example', { role: 'owner' });
    const owner = await signIn(portal, 'ksiegowa@demo.example');
    expect((await invite({ role: 'owner', companies: [] }, owner)).status).toBe(201);
    const id = (await portal.db.selectFrom('users').select('id').where('email', '=', ANNA).executeTakeFirstOrThrow())
      .id;
    expect((await send(admin, 'POST', `/api/users/${id}/resend-invite`, {})).body.code).toBe('owner_only');
    await setUser('ksiegowa@demo.example', { role: 'accountant' });
  });

  test('is nobody’s business but that of those who may edit users', async () => {
    const accountant = await signIn(portal, 'ksiegowa@demo.example');
    expect((await invite({}, accountant)).status).toBe(403);
  });
});

describe('an invitation that is sent again', () => {
  test('has a new link, and the one before stops working', async () => {
    const id = await invited();
    const first = await tokenTo(portal, ANNA);
    const { status, body } = await send(admin, 'POST', `/api/users/${id}/resend-invite`, {});
    expect([status, body.data.id, daysLeft(body.data.invite_expires_at)]).toEqual([200, id, 7]);
    const second = await tokenTo(portal, ANNA);
    expect((await get(portal, `/api/users/invitations/${first}`)).status).toBe(410);
    expect((await get(portal, `/api/users/invitations/${second}`)).status).toBe(200);
    // The first message had not left yet; its link is gone from it.
    expect(await mailTo(portal, ANNA)).toMatchObject([
      { last_error: 'replaced', text: '', link: null },
      { last_error: null },
    ]);
    expect(await audit(id)).toEqual(['Anna Kowalska: user.invited', 'Anna Kowalska: user.invitation_sent_again']);
  });

  test('works also when the first has run out', async () => {
    const id = await invited();
    await portal.db.updateTable('user_links').set({ expires_at: sql`now()` }).execute();
    expect((await send(admin, 'POST', `/api/users/${id}/resend-invite`, {})).status).toBe(200);
    expect((await get(portal, `/api/users/invitations/${await tokenTo(portal, ANNA)}`)).status).toBe(200);
  });
});

describe('an invitation that has run out', () => {
  const renew = (token: string) => portal.call({ method: 'POST', url: `/api/users/invitations/${token}/renew` });
  const runOut = () => portal.db.updateTable('user_links').set({ expires_at: sql`now()` }).execute();

  test('is sent once more to whoever asks with it, to the address that was invited', async () => {
    const id = await invited();
    const first = await tokenTo(portal, ANNA);
    await runOut();
    expect((await renew(first)).statusCode).toBe(202);
    const second = await tokenTo(portal, ANNA);
    expect((await get(portal, `/api/users/invitations/${first}`)).status).toBe(410);
    expect((await get(portal, `/api/users/invitations/${second}`)).body.data).toMatchObject({
      id,
      invited_by: 'Anna Kowalska',
    });
    expect((await renew(first)).statusCode).toBe(202);
    expect(await tokenTo(portal, ANNA)).toBe(second);
    expect(await audit(id)).toEqual(['Anna Kowalska: user.invited', 'null: user.invitation_renewed']);
  });

  test('is sent once to two who ask at the same time', async () => {
    await invited();
    const token = await tokenTo(portal, ANNA);
    await runOut();
    const answers = await Promise.all([renew(token), renew(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await mailTo(portal, ANNA)).toHaveLength(2);
  });

  test('is not sent for a link that works, was replaced or is none', async () => {
    const id = await invited();
    const first = await tokenTo(portal, ANNA);
    expect((await renew(first)).statusCode).toBe(202);
    await send(admin, 'POST', `/api/users/${id}/resend-invite`, {});
    const second = await tokenTo(portal, ANNA);
    for (const token of [first, 'x'.repeat(43)]) expect((await renew(token)).statusCode).toBe(202);
    expect(await mailTo(portal, ANNA)).toHaveLength(2);
    expect((await get(portal, `/api/users/invitations/${second}`)).status).toBe(200);
  });
});

describe('an invitation that is withdrawn', () => {
  test('takes the unused account with it, and its address is free', async () => {
    const id = await invited();
    const token = await tokenTo(portal, ANNA);
    expect((await admin.call({ method: 'POST', url: `/api/users/${id}/withdraw-invite` })).statusCode).toBe(204);
    expect((await get(portal, `/api/users/invitations/${token}`)).body.code).toBe('link_spent');
    expect((await get(admin, `/api/users/${id}`)).status).toBe(404);
    expect(await mailTo(portal, ANNA)).toMatchObject([{ last_error: 'replaced', text: '', link: null }]);
    expect(await audit(id)).toEqual(['Anna Kowalska: user.invited', 'Anna Kowalska: user.invitation_withdrawn']);
    expect((await invite()).status).toBe(201);
  });

  test('is told to the companies of the invited person', async () => {
    const { body } = await invite({ role: 'viewer', companies: [{ id: company.id, role: 'viewer' }] });
    await admin.call({ method: 'POST', url: `/api/users/${body.data.id}/withdraw-invite` });
    expect((await audit(company.id)).at(-1)).toBe('Anna Kowalska: company.person_removed');
  });

  test.each(['resend-invite', 'withdraw-invite'])('is still there to be withdrawn: %s', async (what) => {
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ADMIN)
      .executeTakeFirstOrThrow();
    const active = await send(admin, 'POST', `/api/users/${id}/${what}`, {});
    expect([active.status, active.body.code]).toEqual([409, 'not_invited']);
    const unknown = await send(admin, 'POST', `/api/users/019a0000-0000-7000-8000-000000000000/${what}`, {});
    expect(unknown.status).toBe(404);
  });
});
