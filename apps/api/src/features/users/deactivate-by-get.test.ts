import { expect, test } from 'vitest';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const CONFIRMED = { 'x-confirm': 'deactivate' };
const url = (id: string) => `/api/users/deactivate/${id}`;

test('a program that confirms deactivates, once and again', async () => {
  const person = await people.add('viewer');
  for (const _ of [1, 2]) {
    const answer = await admin.call({ url: url(person.id), headers: CONFIRMED });
    expect([answer.statusCode, answer.json().data.status]).toEqual([200, 'deactivated']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect((await people.history(person.id)).map(([action]) => action)).toEqual(['user.deactivated']);
});

test.each([
  ['nobody confirms', {}],
  ['a link is followed', { ...CONFIRMED, 'sec-fetch-mode': 'navigate' }],
  ['a picture is loaded', { ...CONFIRMED, 'sec-fetch-dest': 'image' }],
  ['another site asks', { ...CONFIRMED, 'sec-fetch-site': 'cross-site' }],
  ['a page is fetched ahead', { ...CONFIRMED, 'sec-purpose': 'prefetch' }],
  ['a page is fetched ahead by an older browser', { ...CONFIRMED, purpose: 'prefetch' }],
])('nothing happens when %s', async (_when, headers) => {
  const person = await people.add('viewer');
  const answer = await admin.call({ url: url(person.id), headers });
  expect([answer.statusCode, answer.json().code]).toEqual([405, 'confirm_needed']);
  expect((await people.row(person.id)).status).toBe('active');
});

test('another word is no confirmation', async () => {
  const person = await people.add('viewer');
  const answer = await admin.call({ url: url(person.id), headers: { 'x-confirm': 'yes' } });
  expect([answer.statusCode, answer.json().code]).toEqual([405, 'confirm_needed']);
  expect((await people.row(person.id)).status).toBe('active');
});

test('HEAD does nothing', async () => {
  const person = await people.add('viewer');
  const answer = await admin.call({ method: 'HEAD', url: url(person.id), headers: CONFIRMED });
  expect(answer.statusCode).toBe(404);
  expect((await people.row(person.id)).status).toBe('active');
});

test('the rules are those of the other call', async () => {
  const own = (await admin.call({ url: '/api/auth' })).json().id;
  const itself = await admin.call({ url: url(own), headers: CONFIRMED });
  expect([itself.statusCode, itself.json().code]).toEqual([409, 'not_yourself']);
  expect((await client.call({ url: url(own), headers: CONFIRMED })).statusCode).toBe(404);
  expect((await portal.call({ url: url(own), headers: CONFIRMED })).statusCode).toBe(401);
});
