import { beforeAll, expect, test } from 'vitest';
import { tally, thirty } from '../../testing/people/login-steps.ts';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

let delta: { id: string; name: string; vat_number: string };
let adminId: string;
beforeAll(async () => {
  delta = await people.company('Delta');
  adminId = (await admin.call({ url: '/api/auth' })).json().id;
});

const newUser = (email: string, more: object = {}) => ({
  first_name: 'Ewa',
  last_name: 'Nowak',
  email,
  role: 'accountant',
  ...more,
});
const create = (payload: object, headers?: Record<string, string>) =>
  send(admin, 'POST', '/api/users', payload, headers);
const sentences = (body: { errors: { pointer: string; message: string }[] }) =>
  Object.fromEntries(body.errors.map(({ pointer, message }) => [pointer, message]));

test('a new person is stored as people write and answered whole, invited', async () => {
  const { status, body } = await create(
    newUser('Ewa.Nowak@biuro.example', {
      first_name: ' Ewa ',
      phone: '600 000 000',
      position: '  ',
      role: 'viewer',
      companies: [{ id: delta.id, role: 'viewer' }],
    }),
  );
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(String),
      first_name: 'Ewa',
      last_name: 'Nowak',
      email: 'Ewa.Nowak@biuro.example',
      phone: '+48600000000',
      position: null,
      isAdmin: false,
      role: 'viewer',
      rights: [],
      status: 'invited',
      locale: 'pl',
      theme: 'light',
      second_factor: 'email',
      companies: [{ ...delta, role: 'viewer' }],
      last_login_at: null,
      invited_at: expect.any(String),
      invite_expires_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    },
  ]);
  expect((await people.row(body.data.id)).invited_by).toBe(adminId);
});

test('a new person gets an invitation, and the history says who made the account', async () => {
  const { body } = await create(newUser('zaproszona@biuro.example'));
  expect(await people.mails('zaproszona@biuro.example')).toHaveLength(1);
  expect(await people.history(body.data.id)).toEqual([
    [
      'user.created',
      {
        first_name: [null, 'Ewa'],
        last_name: [null, 'Nowak'],
        email: [null, 'zaproszona@biuro.example'],
        role: [null, 'accountant'],
      },
    ],
  ]);
});

test.each([
  [
    { first_name: '', role: 'chief' },
    {
      '/first_name': 'Wpisz imię',
      '/last_name': 'Uzupełnij to pole',
      '/email': 'Wpisz adres e-mail',
      '/role': 'Wybierz rolę z listy',
    },
  ],
  [
    newUser('a@b.example', { first_name: '  ', last_name: ' ' }),
    { '/first_name': 'Wpisz imię', '/last_name': 'Wpisz nazwisko' },
  ],
  [newUser('a@b.example', { phone: '12' }), { '/phone': 'Wpisz numer telefonu, np. 600 000 000 albo +49 30 123456' }],
  [newUser('a@'), { '/email': 'Wpisz adres e-mail, np. ewa@firma.example' }],
  [newUser('a@b.example', { isAdmin: true }), { '/isAdmin': 'Takiego pola tu nie ma' }],
  [newUser('a@b.example', { role: 'viewer' }), { '/companies': 'Wybierz co najmniej jedną firmę' }],
  [
    newUser('a@b.example', {
      role: 'viewer',
      companies: [{ id: '00000000-0000-7000-8000-000000000000', role: 'viewer' }],
    }),
    { '/companies/0/id': 'Tej firmy już nie ma' },
  ],
])('a mistake is named at its place: %j', async (payload, expected) => {
  const { status, body } = await create(payload);
  expect([status, sentences(body)]).toEqual([
    422,
    { ...expected, ...('last_name' in payload ? {} : { '/last_name': 'Wpisz nazwisko' }) },
  ]);
});

test('the office has no companies, and no company stands twice', async () => {
  const link = { id: delta.id, role: 'viewer' };
  const office = await create(newUser('a@b.example', { companies: [link] }));
  expect([office.status, office.body.errors]).toEqual([
    422,
    [
      {
        pointer: '/companies',
        code: 'forbidden',
        message: 'Osoba z biura widzi wszystkie firmy. Usuń firmy z tej listy',
      },
    ],
  ]);
  const twice = await create(
    newUser('a@b.example', { role: 'viewer', companies: [link, { ...link, id: delta.id.toUpperCase() }] }),
  );
  expect(sentences(twice.body)).toEqual({ '/companies/1/id': 'Ta firma jest już na liście' });
});

test('an address that somebody has leads to them, however it is written', async () => {
  const taken = await people.add('accountant', { email: 'zajety@biuro.example' });
  const { status, body } = await create(newUser('ZAJETY@biuro.example'));
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'email_taken',
    error: 'Ktoś ma już konto z tym adresem',
    errors: [{ pointer: '/email', code: 'taken', link: `/users/${taken.id}` }],
  });
});

test('only an owner makes an owner', async () => {
  const refused = await create(newUser('wlasciciel.nowy@biuro.example', { role: 'owner' }));
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'owner_only', error: 'To może zrobić tylko właściciel biura' },
  });
  const owner = await people.come('owner');
  const made = await send(owner, 'POST', '/api/users', newUser('wlasciciel.nowy@biuro.example', { role: 'owner' }));
  expect([made.status, made.body.data.rights]).toEqual([
    201,
    [
      'companies:edit',
      'employees:edit',
      'tasks:edit',
      'documents:edit',
      'users:edit',
      'audit:read',
      'settings:edit',
      'uptimes:edit',
      'uptimes:read',
      'uptimes:approve',
    ],
  ]);
});

test('whoever may not edit users makes none', async () => {
  const accountant = await people.come('accountant');
  const answers = await Promise.all(
    [accountant, client, portal].map((by) => send(by, 'POST', '/api/users', newUser('obcy@biuro.example'))),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 404, 401]);
});

test('of thirty parallel posts with one address one wins, and one invitation leaves', async () => {
  const answers = await thirty((index) => create(newUser(index % 2 ? 'wyscig@biuro.example' : 'WYSCIG@biuro.example')));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 29 });
  expect(tally(answers.map(({ body }) => body.code ?? 'made'))).toEqual({ email_taken: 29, made: 1 });
});

test('thirty parallel posts with one key make one person and answer alike', async () => {
  const answers = await thirty(() => create(newUser('klucz@biuro.example'), { 'idempotency-key': 'one-person-1' }));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 30 });
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await people.mails('klucz@biuro.example')).toHaveLength(1);
});
