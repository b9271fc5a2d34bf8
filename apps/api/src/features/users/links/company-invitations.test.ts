import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTo, tokenTo } from '../../../testing/people/mailbox.ts';
import { type Calling, createPeople, type Person } from '../../../testing/people/people.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const people = createPeople(portal);
const ANNA = 'anna.nowa@klient.example';
const PASSWORD = 'Zupa-z-dyni-4711';

type Someone = Person & Calling;
let firm: string;
let other: string;
let boss: Someone;
beforeAll(async () => {
  [firm, other] = [(await people.company('Optyk')).id, (await people.company('Gamma')).id];
  boss = await people.come('representative', { first_name: 'Rena', last_name: 'Szef' });
  await people.belong(boss.id, firm, 'representative');
});
beforeEach(async () => {
  await portal.db.deleteFrom('users').where('email', '=', ANNA).execute();
  await portal.db.deleteFrom('outbox').execute();
});

const invite = (by: Calling = boss, company = firm, more: object = {}) =>
  send(by, 'POST', `/api/companies/${company}/people/invite`, { email: ANNA, role: 'authorised', ...more });
const annaOf = (body: { data: { id: string; email: string }[] }) => body.data.find(({ email }) => email === ANNA);
const on = (id: string | undefined, what: 'resend' | 'withdraw', by: Calling = boss, company = firm) =>
  send(by, 'POST', `/api/companies/${company}/people/${id}/${what}-invite`, {});

describe('whoever represents a company', () => {
  test('invites somebody to it, who then signs up and sees this company alone', async () => {
    const { status, body } = await invite();
    const anna = annaOf(body);
    expect([status, anna]).toEqual([
      201,
      { id: anna?.id, name: '', email: ANNA, role: 'authorised', status: 'invited', invite_expired: false },
    ]);
    expect(await people.history(anna?.id ?? '')).toMatchObject([['user.invited', { email: [null, ANNA] }]]);
    const [mail] = await mailTo(portal, ANNA);
    expect(mail?.text).toContain('Zaprasza: Rena Szef');
    const token = await tokenTo(portal, ANNA);
    const registration = { token, first_name: 'Anna', last_name: 'Nowa', password: PASSWORD };
    const registered = await portal.call({ method: 'POST', url: `/api/users/${anna?.id}`, payload: registration });
    expect(registered.statusCode).toBe(204);
    expect(
      await portal.db
        .selectFrom('company_users')
        .selectAll()
        .where('user_id', '=', anna?.id ?? '')
        .execute(),
    ).toEqual([{ company_id: firm, user_id: anna?.id, role: 'authorised' }]);
    expect(annaOf((await get(boss, `/api/companies/${firm}/people`)).body)).toMatchObject({
      name: 'Anna Nowa',
      status: 'active',
    });
  });

  test('sends the invitation again, and the link before stops working', async () => {
    const id = annaOf((await invite()).body)?.id;
    const first = await tokenTo(portal, ANNA);
    await portal.db
      .updateTable('users')
      .set({ invited_at: sql`now() - interval '8 days'` })
      .where('email', '=', ANNA)
      .execute();
    expect(annaOf((await get(boss, `/api/companies/${firm}/people`)).body)).toMatchObject({ invite_expired: true });
    const { status, body } = await on(id, 'resend');
    expect([status, annaOf(body)]).toMatchObject([200, { invite_expired: false }]);
    expect((await get(portal, `/api/users/invitations/${first}`)).status).toBe(410);
  });

  test('withdraws it, and nothing of the person is left', async () => {
    const id = annaOf((await invite()).body)?.id;
    const token = await tokenTo(portal, ANNA);
    const { status, body } = await on(id, 'withdraw');
    expect([status, annaOf(body)]).toEqual([200, undefined]);
    expect((await get(portal, `/api/users/invitations/${token}`)).status).toBe(410);
    expect((await on(id, 'withdraw')).status).toBe(404);
  });

  test('gives a role of a client and nothing of the office', async () => {
    for (const role of ['administrator', 'owner', 'accountant'])
      expect(await invite(boss, firm, { role })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/role' }] },
      });
    expect(await invite(boss, firm, { companies: [] })).toMatchObject({ status: 422 });
  });

  test('learns nothing of somebody who has an account', async () => {
    const known = await people.add('viewer', { first_name: 'Tajny', last_name: 'Klient' });
    const { status, body } = await invite(boss, firm, { email: known.email.toUpperCase() });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'ask_office',
      [
        {
          pointer: '/email',
          code: 'ask_office',
          message: 'Ten adres ma już konto. Napisz do biura, a doda tę osobę do firmy',
        },
      ],
    ]);
    expect(JSON.stringify(body)).not.toContain(known.id);
  });

  test('neither withdraws nor repeats what is over, and leaves invitations to several companies to the office', async () => {
    const active = await people.add('viewer');
    await people.belong(active.id, firm);
    expect(await on(active.id, 'resend')).toMatchObject({ status: 409, body: { code: 'not_invited' } });
    expect(await on(active.id, 'withdraw')).toMatchObject({ status: 409, body: { code: 'not_invited' } });
    const id = annaOf((await invite()).body)?.id ?? '';
    await people.belong(id, other);
    expect(await on(id, 'withdraw')).toMatchObject({ status: 409, body: { code: 'invited_elsewhere' } });
  });

  test('has nothing to say in another company', async () => {
    expect((await invite(boss, other)).status).toBe(404);
    const stranger = await people.add('viewer', { status: 'invited', password_hash: null });
    await people.belong(stranger.id, other);
    for (const what of ['resend', 'withdraw'] as const) {
      expect((await on(stranger.id, what, boss, other)).status).toBe(404);
      expect((await on(stranger.id, what)).status).toBe(404);
    }
    expect(await people.row(stranger.id)).toMatchObject({ status: 'invited', invited_by: null });
  });
});

test.each([
  ['authorised', 403],
  ['viewer', 403],
  ['employee', 404],
] as const)('somebody who is only %s in the company invites nobody', async (role, status) => {
  const person = await people.come(role);
  await people.belong(person.id, firm, role);
  const anna = annaOf((await invite()).body)?.id;
  expect((await invite(person, firm, { email: 'inna@klient.example' })).status).toBe(status);
  expect((await on(anna, 'resend', person)).status).toBe(status);
  expect((await on(anna, 'withdraw', person)).status).toBe(status);
});

test('what somebody is in the one company counts for nothing in the other', async () => {
  const person = await people.come('representative');
  await people.belong(person.id, firm, 'representative');
  await people.belong(person.id, other, 'viewer');
  expect(await invite(person, other)).toMatchObject({ status: 403, body: { code: 'representative_only' } });
});

test('of the office those invite who may edit users', async () => {
  const [administrator, accountant] = [await people.come('administrator'), await people.come('accountant')];
  expect((await invite(accountant)).status).toBe(403);
  expect((await invite(administrator)).status).toBe(201);
});
