import { expect, test } from 'vitest';
import { type Calling, createPeople } from '../../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const NOBODY = '00000000-0000-7000-8000-000000000000';
const change = (action: string, ids: string[], headers?: Record<string, string>) =>
  send(admin, 'POST', '/api/users/bulk', { action, ids }, headers);
const done = (id: string, name: string, before = 'active') => ({
  id,
  name,
  result: 'done',
  error: null,
  changed: true,
  before,
});
const refused = (id: string, name: string, error: string, before: string | null = 'active') => ({
  id,
  name,
  result: 'refused',
  error,
  changed: false,
  before,
});

test('each is changed or refused by itself, in the order that was asked for', async () => {
  const own = (await get(admin, '/api/auth')).body.id;
  const { first_name, last_name } = await people.row(own);
  const [first, owner, last] = [await people.come('viewer'), await people.add('owner'), await people.add('payroll')];
  const { status, body } = await change('deactivate', [first.id, NOBODY, owner.id, own, last.id]);
  const nameOf = async (id: string) => `Test ${(await people.row(id)).last_name}`;
  expect([status, body.data]).toEqual([
    200,
    {
      done: 2,
      refused: 3,
      rows: [
        done(first.id, await nameOf(first.id)),
        refused(NOBODY, '', 'Nie znaleziono tego, czego szukasz', null),
        refused(owner.id, await nameOf(owner.id), 'To może zrobić tylko właściciel biura'),
        refused(
          own,
          `${first_name} ${last_name}`,
          'Tej zmiany nie zrobisz na własnym koncie. Potrzebna jest inna osoba z biura',
        ),
        done(last.id, await nameOf(last.id)),
      ],
    },
  ]);
  expect((await first.call({ url: '/api/auth' })).statusCode).toBe(401);
  expect((await people.history(last.id)).map(([action]) => action)).toEqual(['user.deactivated']);
  expect(await people.history(owner.id)).toEqual([]);
});

test('people are deleted, restored and activated together', async () => {
  const [one, other] = [await people.add('viewer'), await people.add('viewer', { status: 'blocked' })];
  const ids = [one.id, other.id];
  for (const action of ['delete', 'restore', 'activate'])
    expect((await change(action, ids)).body.data).toMatchObject({ done: 2, refused: 0 });
  expect((await people.row(other.id)).status).toBe('active');
  expect((await people.history(other.id)).map(([action]) => action)).toEqual([
    'user.deleted',
    'user.restored',
    'user.activated',
  ]);
});

test('tells what was so already from what changed, so that the change can be taken back', async () => {
  const statuses = ['active', 'blocked', 'deactivated'] as const;
  const each = await Promise.all(statuses.map((status) => people.add('viewer', { status })));
  const ids = each.map(({ id }) => id);
  const told = async (action: string) =>
    (await change(action, ids)).body.data.rows.map((row: ReturnType<typeof done>) => [
      row.result,
      row.before,
      row.changed,
    ]);
  expect(await told('deactivate')).toEqual([
    ['done', 'active', true],
    ['done', 'blocked', true],
    ['done', 'deactivated', false],
  ]);
  expect(await told('deactivate')).toEqual(Array.from(ids, () => ['done', 'deactivated', false]));
  expect(await told('restore')).toEqual(Array.from(ids, () => ['done', 'deactivated', false]));
  expect(await told('resend_invite')).toEqual(Array.from(ids, () => ['refused', 'deactivated', false]));
  expect(await told('delete')).toEqual(Array.from(ids, () => ['done', 'deactivated', true]));
});

test('the companies of somebody who is deleted and restored hear of it', async () => {
  const [person, delta] = [await people.add('viewer'), await people.company('Delta')];
  await people.belong(person.id, delta.id);
  for (const action of ['delete', 'restore']) await change(action, [person.id]);
  const name = `Test ${(await people.row(person.id)).last_name}`;
  expect(await people.history(delta.id)).toEqual([
    ['company.person_removed', { [name]: ['representative', null] }],
    ['company.person_added', { [name]: [null, 'representative'] }],
  ]);
});

test('somebody deleted is nobody, except for restoring', async () => {
  const person = await people.add('viewer', { deleted_at: new Date() });
  const { body } = await change('deactivate', [person.id]);
  expect(body.data.rows).toEqual([refused(person.id, '', 'Nie znaleziono tego, czego szukasz', null)]);
});

test('an address that two deleted people had comes back to one of them', async () => {
  const values = { email: 'dwoje@biuro.example', deleted_at: new Date() };
  const [one, other] = [await people.add('viewer', values), await people.add('viewer', values)];
  const { body } = await change('restore', [one.id, other.id]);
  expect(body.data).toMatchObject({
    done: 1,
    refused: 1,
    rows: [{ result: 'done' }, { result: 'refused', error: 'Ktoś ma już konto z tym adresem' }],
  });
});

test('invitations go out again to those who wait for one', async () => {
  const invited = await people.add('viewer', { status: 'invited', password_hash: null });
  const active = await people.add('viewer');
  const { body } = await change('resend_invite', [invited.id, active.id]);
  expect(body.data.rows.map((row: { result: string }) => row.result)).toEqual(['done', 'refused']);
  expect(await people.mails(invited.email)).toHaveLength(1);
});

test('the sentences are in the caller’s language', async () => {
  const { body } = await change('activate', [NOBODY], { 'accept-language': 'en' });
  expect(body.data.rows[0].error).toBe('What you are looking for was not found');
});

test('a repeat with the same key answers the same', async () => {
  const person = await people.add('viewer');
  const headers = { 'idempotency-key': 'one-bulk-change' };
  const first = await change('delete', [person.id], headers);
  expect(first.body.data.done).toBe(1);
  expect(await change('delete', [person.id], headers)).toEqual(first);
});

test.each([
  [[], '/ids'],
  [Array.from({ length: 101 }, (_, index) => NOBODY.replace(/0{3}$/, String(index).padStart(3, '0'))), '/ids'],
  [['x'], '/ids/0'],
])('a list of another size or kind is refused as a whole', async (ids, pointer) => {
  const { status, body } = await change('activate', ids);
  expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
});

test('is for whoever may edit users', async () => {
  const person = await people.add('viewer');
  const accountant = await people.come('accountant');
  const remove = (by: Calling) => send(by, 'POST', '/api/users/bulk', { action: 'delete', ids: [person.id] });
  expect([(await remove(client)).status, (await remove(accountant)).status]).toEqual([404, 403]);
});
