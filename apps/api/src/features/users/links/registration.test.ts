import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#platform/access/secrets.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { tally, thirty } from '../../../testing/people/login-steps.ts';
import { tokenTo } from '../../../testing/people/mailbox.ts';
import { ADMIN, signIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { portal, steps, setUser } = sharedLoginOffice();
const EWA = 'ewa.nowa@klient.example';
const PASSWORD = 'kaktus fotel mgła rower';

let company: string;
let id: string;
let token: string;
beforeAll(async () => {
  company = (await portal.db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow()).id;
});
beforeEach(inviteEwa);

async function inviteEwa() {
  await portal.db.deleteFrom('users').where('email', '=', EWA).execute();
  const admin = await signIn(portal, ADMIN);
  const companies = [{ id: company, role: 'employee' }];
  id = (await send(admin, 'POST', '/api/users/invite', { email: EWA, role: 'employee', companies })).body.data.id;
  token = await tokenTo(portal, EWA);
}

const register = (more: object = {}, of = id) =>
  portal.call({
    method: 'POST',
    url: `/api/users/${of}`,
    payload: { token, first_name: 'Ewa', last_name: 'Nowa', password: PASSWORD, ...more },
  });
const user = () => portal.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an invited person', () => {
  test('makes the account theirs and signs in with it', async () => {
    const response = await register({ first_name: ' Ewa ', phone: '600 100 200', locale: 'en' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await user()).toMatchObject({
      first_name: 'Ewa',
      last_name: 'Nowa',
      phone: '+48600100200',
      locale: 'en',
      email: EWA,
      role: 'employee',
      status: 'active',
      second_factor: 'email',
      version: 2,
    });
    expect(await portal.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([]);
    const ewa = await signIn(portal, EWA, PASSWORD);
    expect((await get(ewa, `/api/users/${id}`)).body.data).toMatchObject({ first_name: 'Ewa', status: 'active' });
    expect((await user()).last_login_at).toBeInstanceOf(Date);
  });

  test('stands in the history as the one who did it', async () => {
    await register();
    const entry = await portal.db
      .selectFrom('audit')
      .select(['actor_id', 'actor_name', 'changes'])
      .where('entity_id', '=', id)
      .where('action', '=', 'user.registered')
      .executeTakeFirst();
    expect(entry).toEqual({
      actor_id: id,
      actor_name: 'Ewa Nowa',
      changes: [
        { field: 'status', before: 'invited', after: 'active' },
        { field: 'first_name', before: null, after: 'Ewa' },
        { field: 'last_name', before: null, after: 'Nowa' },
      ],
    });
  });

  test.each([
    ['the role', { role: 'owner' }, '/role'],
    ['the address', { email: 'other@klient.example' }, '/email'],
    ['the companies', { companies: [] }, '/companies'],
    ['a list for a text', { first_name: ['Ewa', 'Eva'] }, '/first_name'],
    ['an empty name', { last_name: '  ' }, '/last_name'],
    ['a number that is none', { phone: 'brak' }, '/phone'],
    ['a password of eleven letters', { password: 'kaktus mgła' }, '/password'],
    ['a common password', { password: 'Haslo-haslo-2026' }, '/password'],
    ['a password with the new name', { first_name: 'Roksana', password: 'roksana je winogrona' }, '/password'],
  ])('cannot choose %s', async (_what, more, pointer) => {
    const response = await register(more);
    expect([response.statusCode, response.json().errors[0].pointer]).toEqual([422, pointer]);
    expect(await user()).toMatchObject({ status: 'invited', role: 'employee' });
  });

  test('learns in Polish what is wrong with a password', async () => {
    const sentences = [];
    for (const password of ['mgła', 'Haslo-haslo-2026', 'nowa taczka z rabarbarem'])
      sentences.push((await register({ password })).json().error);
    expect(sentences).toEqual([
      'Hasło musi mieć co najmniej 12 znaków. Dobre są na przykład cztery przypadkowe słowa',
      'To hasło łatwo zgadnąć, bo wiele osób takiego używa. Dobre są na przykład cztery przypadkowe słowa',
      'W haśle jest imię, nazwisko, adres albo nazwa biura. Wymyśl takie, które z niczym się nie kojarzy',
    ]);
  });
});

describe('the link of an invitation', () => {
  test('is kept as a hash, one for each person', async () => {
    const links = await portal.db.selectFrom('user_links').selectAll().where('user_id', '=', id).execute();
    expect(links).toMatchObject([{ kind: 'invite', token_hash: sha256(token) }]);
    expect(token).toMatch(/^[A-Za-z0-9]{43}$/);
  });

  test('answers the same whether it is unknown, somebody else’s, voided, spent or run out', async () => {
    const answers = [
      await register({ token: 'x'.repeat(43) }),
      await register({}, '019a0000-0000-7000-8000-000000000000'),
    ];
    await portal.db.updateTable('user_links').set({ expires_at: new Date() }).execute();
    answers.push(await register());
    await inviteEwa();
    await setUser(EWA, { email: 'eva.nowa@klient.example' });
    answers.push(await register());
    await setUser('eva.nowa@klient.example', { email: EWA });
    await inviteEwa();
    await setUser(EWA, { deleted_at: new Date() });
    answers.push(await register());
    await inviteEwa();
    expect((await register()).statusCode).toBe(204);
    answers.push(await register(), await portal.call({ url: `/api/users/invitations/${token}` }));
    const shapes = answers.map((answer) => JSON.stringify({ ...answer.json(), requestId: '' }));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 410: 7 });
    expect(new Set(shapes).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({
      code: 'link_spent',
      error: 'Ten odnośnik już nie działa. Poproś o nowy',
    });
  });

  test('does not set a password of an account that is there', async () => {
    const response = await portal.call({
      method: 'POST',
      url: `/api/users/reset-password/${token}`,
      payload: { password: PASSWORD },
    });
    expect(response.statusCode).toBe(410);
  });

  test('is used once when thirty use it at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      if (round > 0) await inviteEwa();
      const answers = await thirty((index) => register({ last_name: `Nowa ${index}` }));
      expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 204: 1, 410: 29 });
      const winner = answers.findIndex((answer) => answer.statusCode === 204);
      expect(await user()).toMatchObject({ last_name: `Nowa ${winner}`, version: 2 });
    }
    const signedIn = await steps.check(EWA, PASSWORD);
    expect(signedIn.statusCode).toBe(200);
  });
});
