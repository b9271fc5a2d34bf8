import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { type Calling, createPeople, type Person } from '../../testing/people/people.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office', variables: { BIURO_RATE_LIMITS: '' } });
const people = createPeople(portal);

const update = (person: Person & Calling, values: object, version = 1) =>
  send(person, 'PUT', '/api/users', { id: person.id, version, ...values });

test.each(['viewer', 'accountant'] as const)('a %s changes their own name, position and language', async (role) => {
  const person = await people.come(role);
  const values = { first_name: 'Ola', last_name: 'Nowa', position: 'Kadry', locale: 'en' };
  const { status, body } = await update(person, values);
  expect([status, body.data]).toMatchObject([200, { ...values, version: 2 }]);
  expect((await get(person, `/api/users/${person.id}`)).body).toEqual(body);
  expect((await people.history(person.id)).map(([action]) => action)).toEqual(['user.updated']);
});

test.each(['viewer', 'accountant'] as const)(
  'a %s does not change their own address, role or companies',
  async (role) => {
    const person = await people.come(role);
    const { id } = await people.company('Delta');
    for (const values of [
      { email: 'x@biuro.example' },
      { role: 'administrator' },
      { companies: [{ id, role: 'viewer' }] },
    ])
      expect((await update(person, { first_name: 'Ola', ...values })).status).toBe(403);
    expect((await people.row(person.id)).first_name).toBe('Test');
  },
);

test('a new number needs the password', async () => {
  const person = await people.come('viewer', { phone: '+48600000000' });
  const number = { phone: '700 000 000' };
  expect((await update(person, number)).body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/current_password', code: 'password_required' }],
  });
  expect((await update(person, { ...number, current_password: 'nie to hasło' })).body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/current_password', code: 'wrong_password' }],
  });
  expect((await people.row(person.id)).phone).toBe('+48600000000');
  const { body } = await update(person, { ...number, current_password: DEMO_PASSWORD });
  expect(body.data.phone).toBe('+48700000000');
});

test('the same number, however it is written, needs none', async () => {
  const person = await people.come('viewer', { phone: '+48600000000' });
  expect((await update(person, { first_name: 'Ola', phone: '600-000-000' })).status).toBe(200);
});

test('wrong passwords slow the person down', async () => {
  const person = await people.come('viewer');
  const wrong = { phone: '700 000 000', current_password: 'nie to hasło' };
  for (let tries = 0; tries < 5; tries += 1) expect((await update(person, wrong)).status).toBe(422);
  expect((await update(person, wrong)).status).toBe(429);
  expect((await update(person, { ...wrong, current_password: DEMO_PASSWORD })).status).toBe(429);
});

test('an administrator proves the password for their own address too', async () => {
  const person = await people.come('administrator');
  const email = 'wlasny@biuro.example';
  expect((await update(person, { email })).body.errors[0]).toMatchObject({ code: 'password_required' });
  expect((await update(person, { email, current_password: DEMO_PASSWORD })).body.data.email).toBe(email);
});
