import { beforeAll, describe, expect, test } from 'vitest';
import { tally, thirty } from '../../testing/people/login-steps.ts';
import { type Calling, createPeople, type Person } from '../../testing/people/people.ts';
import { ageProofs, createProofSteps, prove } from '../../testing/people/proof.ts';
import { ADMIN, CLIENT, sharedSignIn, signIn } from '../../testing/people/sign-in.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

let delta: { id: string; name: string; vat_number: string };
let gamma: typeof delta;
beforeAll(async () => {
  [delta, gamma] = await Promise.all([people.company('Delta'), people.company('Gamma')]);
});

const update = (person: Person, values: object, by: Calling = admin, version = 1) =>
  send(by, 'PUT', '/api/users', { id: person.id, version, ...values });

describe('an administrator', () => {
  test('changes what is sent and leaves the rest; the history shows both sides', async () => {
    const person = await people.add('accountant', { position: 'Księgowa' });
    const { status, body } = await update(person, { first_name: 'Zofia', phone: '+48 600-000-001', locale: 'en' });
    expect([status, body.data]).toMatchObject([
      200,
      { first_name: 'Zofia', phone: '+48600000001', position: 'Księgowa', locale: 'en', version: 2 },
    ]);
    expect(await people.history(person.id)).toEqual([
      ['user.updated', { first_name: ['Test', 'Zofia'], phone: [null, '+48600000001'], locale: ['pl', 'en'] }],
    ]);
  });

  test('who changes nothing leaves neither a version nor a trace', async () => {
    const person = await people.add('accountant');
    const { status, body } = await update(person, { first_name: 'Test', phone: null });
    expect([status, body.data.version]).toEqual([200, 1]);
    expect(await people.history(person.id)).toEqual([]);
  });

  test('changes the companies of a client, which counts at their next request', async () => {
    const person = await people.come('viewer');
    await people.belong(person.id, delta.id);
    const url = `/api/companies/${gamma.id}`;
    expect((await get(person, url)).status).toBe(404);
    const { body } = await update(person, { companies: [{ id: gamma.id, role: 'authorised' }] });
    expect(body.data.companies).toEqual([{ ...gamma, role: 'authorised' }]);
    expect((await get(person, url)).status).toBe(200);
    expect((await get(person, `/api/companies/${delta.id}`)).status).toBe(404);
    expect(await people.history(person.id)).toEqual([
      ['user.updated', { companies: [`${delta.name} (representative)`, `${gamma.name} (authorised)`] }],
    ]);
    const { last_name } = await people.row(person.id);
    expect((await people.history(delta.id)).at(-1)).toEqual([
      'company.person_removed',
      { [`Test ${last_name}`]: ['representative', null] },
    ]);
    expect((await people.history(gamma.id)).at(-1)).toEqual([
      'company.person_added',
      { [`Test ${last_name}`]: [null, 'authorised'] },
    ]);
  });

  test('makes a client somebody of the office: the companies and the sessions go', async () => {
    const person = await people.come('viewer');
    await people.belong(person.id, delta.id);
    const { status, body } = await update(person, { role: 'assistant' });
    expect([status, body.data.isAdmin, body.data.companies]).toEqual([200, true, []]);
    expect((await person.call({ url: '/api/auth' })).statusCode).toBe(401);
  });

  test('who makes somebody of the office a client has to name a company', async () => {
    const person = await people.add('assistant');
    const refused = await update(person, { role: 'viewer' });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([422, { pointer: '/companies', code: 'needed' }]);
    const companies = [{ id: delta.id, role: 'viewer' }];
    expect((await update(person, { role: 'viewer', companies })).body.data).toMatchObject({
      isAdmin: false,
      companies: [{ id: delta.id, role: 'viewer' }],
    });
    const cleared = await update(person, { companies: [] }, admin, 2);
    expect(cleared.body.errors[0]).toMatchObject({ pointer: '/companies', code: 'needed' });
  });

  test('does not take away the number that codes go to', async () => {
    const person = await people.add('accountant', { second_factor: 'sms', phone: '+48600000000' });
    const { status, body } = await update(person, { phone: null });
    expect([status, body.errors[0]]).toMatchObject([422, { pointer: '/phone', code: 'needed' }]);
  });

  test('meets 404 for nobody and 409 for an older version', async () => {
    const nobody = { id: '00000000-0000-7000-8000-000000000000', email: '' };
    expect((await update(nobody, { first_name: 'A' })).status).toBe(404);
    const person = await people.add('accountant');
    expect(await update(person, { first_name: 'A' }, admin, 2)).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    });
  });

  test('of thirty editors of one version one wins', async () => {
    const person = await people.add('accountant');
    const answers = await thirty((index) => update(person, { first_name: `Imię ${index}`, role: 'payroll' }));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 29 });
    expect((await people.row(person.id)).version).toBe(2);
  });
});

describe('roles', () => {
  test('an owner is changed by owners only', async () => {
    const [owner, other] = [await people.add('owner'), await people.come('owner')];
    for (const values of [{ first_name: 'A' }, { role: 'accountant' }, { email: 'inny@biuro.example' }])
      expect(await update(owner, values)).toMatchObject({ status: 403, body: { code: 'owner_only' } });
    expect((await update(owner, { role: 'accountant' }, other)).status).toBe(200);
  });

  test('an owner is made by owners only, also of somebody who is there already', async () => {
    const person = await people.add('accountant');
    expect(await update(person, { role: 'owner' })).toMatchObject({ status: 403, body: { code: 'owner_only' } });
  });

  test('nobody changes their own', async () => {
    const owner = await people.come('owner');
    for (const role of ['administrator', 'accountant']) {
      const id = owner.id.toUpperCase();
      expect(await update({ ...owner, id }, { role }, owner)).toMatchObject({
        status: 409,
        body: {
          code: 'not_yourself',
          error: 'Tej zmiany nie zrobisz na własnym koncie. Potrzebna jest inna osoba z biura',
        },
      });
    }
    expect((await update(owner, { role: 'owner', first_name: 'Ola' }, owner)).status).toBe(200);
  });

  test('whoever loses a role is signed out at once', async () => {
    const other = await people.come('accountant');
    await update(other, { role: 'assistant' });
    expect((await other.call({ url: '/api/auth' })).statusCode).toBe(401);
  });
});

describe('the place of another administrator', () => {
  const ways = { email: 'przejety@biuro.example', phone: '+48600000009', role: 'accountant' };

  test.each(Object.entries(ways))(
    'is not taken by a change of %s, also after they were sent away',
    async (field, value) => {
      const other = await people.add('administrator');
      const refused = { status: 403, body: { code: 'owner_only', error: 'To może zrobić tylko właściciel biura' } };
      expect(await update(other, { [field]: value })).toMatchObject(refused);
      expect((await send(admin, 'POST', `/api/users/${other.id}/deactivate`, '')).status).toBe(200);
      expect(await update(other, { [field]: value }, admin, 2)).toMatchObject(refused);
      expect(await people.row(other.id)).toMatchObject({ email: other.email, phone: null, role: 'administrator' });
    },
  );

  test('is changed by an owner', async () => {
    const [owner, other] = [await people.come('owner'), await people.add('administrator')];
    expect(await update(other, ways, owner)).toMatchObject({ status: 200, body: { data: ways } });
  });

  test('leaves the rest to every administrator, as a form that sends everything does', async () => {
    const other = await people.add('administrator');
    const { email, phone, role } = await people.row(other.id);
    const { status, body } = await update(other, { email, phone, role, position: 'Wspólniczka' });
    expect([status, body.data.position]).toEqual([200, 'Wspólniczka']);
  });

  test('is given by every administrator', async () => {
    const person = await people.add('accountant');
    expect((await update(person, { role: 'administrator' })).status).toBe(200);
  });
});

test('whoever looks after companies stays in the office until somebody else does', async () => {
  const person = await people.add('accountant');
  const companies = [{ id: delta.id, role: 'viewer' }];
  await portal.db.updateTable('companies').set({ owner_id: person.id }).where('id', '=', gamma.id).execute();
  expect(await update(person, { role: 'viewer', companies })).toMatchObject({
    status: 409,
    body: { code: 'looks_after_companies' },
  });
  expect((await update(person, { role: 'payroll' })).status).toBe(200);
  await portal.db.updateTable('companies').set({ owner_id: null }).where('id', '=', gamma.id).execute();
  expect((await update(person, { role: 'viewer', companies }, admin, 2)).status).toBe(200);
});

describe('where codes and links of somebody else go', () => {
  const elsewhere = { email: 'przejety@klient.example', phone: '+48600000009' };
  const needed = { status: 403, body: { code: 'proof_needed' } };

  /** Somebody of the office who proved password and code eleven minutes ago. */
  async function withOldProof(role: 'owner' | 'administrator') {
    const person = await people.come(role);
    await ageProofs(portal, person.email);
    return person;
  }

  test.each(['owner', 'administrator'] as const)('needs a recent proof of an %s', async (role) => {
    const by = await withOldProof(role);
    for (const field of ['email', 'phone'] as const) {
      const [accountant, viewer] = [await people.add('accountant'), await people.add('viewer')];
      await people.belong(viewer.id, delta.id);
      for (const person of [accountant, viewer]) {
        expect(await update(person, { [field]: elsewhere[field] }, by)).toMatchObject(needed);
        expect(await people.row(person.id)).toMatchObject({ email: person.email, phone: null, version: 1 });
        expect(await people.mails(person.email)).toEqual([]);
        expect((await update(person, { first_name: 'Zofia', email: person.email, phone: null }, by)).status).toBe(200);
      }
    }
  });

  test('needs it of an owner for an administrator, and for whoever has an authenticator app', async () => {
    const owner = await withOldProof('owner');
    const administrator = await people.add('administrator');
    const withApp = await people.add('accountant', { second_factor: 'totp' });
    for (const person of [administrator, withApp])
      expect(await update(person, { email: elsewhere.email }, owner)).toMatchObject(needed);
  });

  test.each(['owner', 'administrator'] as const)('is changed by an %s after password and code', async (role) => {
    const by = await withOldProof(role);
    const person = await people.add('accountant');
    expect(await update(person, { phone: elsewhere.phone }, by)).toMatchObject(needed);
    expect((await createProofSteps(by).password()).statusCode).toBe(200);
    expect(await update(person, { phone: elsewhere.phone }, by)).toMatchObject(needed);
    await prove(portal, by);
    expect((await update(person, { phone: elsewhere.phone }, by)).status).toBe(200);
  });

  test('is not for an accountant to change, whatever they prove', async () => {
    const by = await people.come('accountant');
    expect(await update(await people.add('viewer'), { email: elsewhere.email }, by)).toMatchObject({ status: 403 });
    expect((await createProofSteps(by).password()).statusCode).toBe(403);
  });
});

describe('whoever becomes an administrator', () => {
  const needed = { status: 403, body: { code: 'proof_needed' } };

  test.each(['owner', 'administrator'] as const)('needs a recent proof of who makes them %s', async (role) => {
    const by = await people.come('owner');
    await ageProofs(portal, by.email);
    const person = await people.add('accountant');
    expect(await update(person, { role }, by)).toMatchObject(needed);
    for (const path of ['/api/users', '/api/users/invite']) {
      const email = `nowy-${role}@biuro.example`;
      const names = path === '/api/users' ? { first_name: 'Ewa', last_name: 'Nowak' } : {};
      expect(await send(by, 'POST', path, { email, role, ...names })).toMatchObject(needed);
      expect(await people.mails(email)).toEqual([]);
    }
    await prove(portal, by);
    expect((await update(person, { role }, by)).body.data.role).toBe(role);
  });

  test('is in no other role of the office', async () => {
    const by = await people.come('owner');
    await ageProofs(portal, by.email);
    const [accountant, administrator] = [await people.add('accountant'), await people.add('administrator')];
    expect((await update(accountant, { role: 'payroll' }, by)).status).toBe(200);
    expect((await update(administrator, { role: 'accountant' }, by)).status).toBe(200);
    expect(
      (await send(by, 'POST', '/api/users/invite', { email: 'kadry@biuro.example', role: 'payroll' })).status,
    ).toBe(201);
  });
});

describe('an address', () => {
  test('that is changed is told to the old one, and codes on their way to it die', async () => {
    const person = await people.add('accountant', { email: 'stary@biuro.example' });
    const challenge = await portal.call({
      method: 'POST',
      url: '/api/users/check',
      payload: { email: person.email, password: 'Demo-biuro-2026' },
    });
    expect(challenge.statusCode).toBe(200);
    expect((await update(person, { email: 'nowy@biuro.example' })).body.data.email).toBe('nowy@biuro.example');
    const [mail] = await people.mails('stary@biuro.example');
    expect(mail?.subject).toContain('zmiana adresu e-mail');
    expect(mail?.link).toMatch(/^http:\/\/localhost:8080\/restore-email\/[A-Za-z0-9]{43}$/);
    expect(mail?.text).not.toContain('nowy@');
    const challenges = portal.db.selectFrom('login_challenges').select('id').where('user_id', '=', person.id);
    expect(await challenges.execute()).toEqual([]);
    expect((await signIn(portal, 'nowy@biuro.example')).accessToken).toEqual(expect.any(String));
  });

  test('hears of a new phone, too', async () => {
    const person = await people.add('viewer');
    await update(person, { phone: '600 100 200' });
    await update(person, { phone: null }, admin, 2);
    const mails = await people.mails(person.email);
    expect(mails.map(({ subject, text, link }) => [subject, text.split('\n')[0], link])).toEqual([
      ['Biuro Rachunkowe Demo: zmiana numeru telefonu', 'Twoje konto w portalu ma teraz inny numer telefonu.', null],
      ['Biuro Rachunkowe Demo: zmiana numeru telefonu', 'Twoje konto w portalu nie ma już numeru telefonu.', null],
    ]);
  });

  test('of somebody invited gets the invitation anew, and the old link dies', async () => {
    const person = await people.add('accountant', {
      email: 'pomylka@biuro.example',
      status: 'invited',
      password_hash: null,
    });
    await portal.db
      .insertInto('user_links')
      .values({
        token_hash: Buffer.of(1),
        user_id: person.id,
        kind: 'invite',
        created_by: null,
        expires_at: '2999-01-01',
      })
      .execute();
    await update(person, { email: 'dobry@biuro.example' });
    expect(await people.mails('pomylka@biuro.example')).toEqual([]);
    expect(await people.mails('dobry@biuro.example')).toHaveLength(1);
    const links = await portal.db
      .selectFrom('user_links')
      .select('token_hash')
      .where('user_id', '=', person.id)
      .execute();
    expect(links.map((link) => link.token_hash.length)).toEqual([32]);
  });

  test('of somebody else is refused with a link to them', async () => {
    const [person, other] = [await people.add('accountant'), await people.add('accountant')];
    const { status, body } = await update(person, { email: other.email.toUpperCase() });
    expect([status, body.code, body.errors[0].link]).toEqual([409, 'email_taken', `/users/${other.id}`]);
    expect((await people.row(person.id)).email).toBe(person.email);
  });
});

test('a client and an accountant change nobody else', async () => {
  const person = await people.add('viewer');
  expect((await update(person, { first_name: 'A' }, client)).status).toBe(404);
  const accountant = await people.come('accountant');
  expect((await update(person, { first_name: 'A' }, accountant)).status).toBe(403);
});
