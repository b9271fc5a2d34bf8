import type { components } from '@biuro/contract';
import { expect, test } from 'vitest';
import { ADMIN, CLIENT, type SignedIn, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

type Home = components['schemas']['ClientHomeAnswer']['data'];

const portal = sharedTestApp({ fixture: 'demo' });
const client = sharedSignIn(portal, CLIENT);
const owner = sharedSignIn(portal, 'wlasciciel@demo.example');
const admin = sharedSignIn(portal, ADMIN);

const home = async (person: SignedIn, companyId?: string): Promise<Home> =>
  (await get(person, `/api/home/my${companyId ? `?company_id=${companyId}` : ''}`)).body.data;

test('what waits and what is to be paid fit together, and empty as they are done', async () => {
  const before = await home(client);
  expect(before.company?.name).toContain('Delta');
  const toPay = before.todo.filter(({ kind }) => kind === 'pay');
  expect(new Set(toPay.map(({ liability }) => liability?.id))).toEqual(new Set(before.payments.map(({ id }) => id)));
  expect(toPay.length).toBe(before.payments.length);
  const sum = before.payments.reduce(
    (all, { amount, paid_amount }) => all + Number(amount) - Number(paid_amount ?? 0),
    0,
  );
  expect(Number(before.to_pay)).toBeCloseTo(sum, 2);
  await portal.db
    .updateTable('liabilities')
    .set({ status: 'confirmed' })
    .where('company_id', '=', before.company?.id ?? '')
    .execute();
  await portal.db.updateTable('staff_reports').set({ status: 'accepted' }).execute();
  const after = await home(client);
  expect([after.todo, after.payments, after.to_pay]).toEqual([[], [], '0.00']);
});

test('each company has its own home, and the others tell where something waits', async () => {
  const first = await home(owner);
  expect(first.companies.map(({ name }) => name.split(' ')[0])).toEqual(['Bistro', 'Cukiernia', 'Kawiarnia']);
  for (const { id, name, waiting } of first.companies) {
    const own = await home(owner, id);
    expect([own.company?.name, own.todo.length]).toEqual([name, waiting]);
  }
});

test('a company with missing documents says which', async () => {
  const { companies } = await home(owner);
  const { todo, task } = await home(owner, companies[2]?.id);
  expect(task).toMatchObject({ step: 'documents', status: 'incomplete' });
  expect(todo[0]).toMatchObject({ kind: 'missing' });
  expect(todo[0]?.missing.length).toBeGreaterThan(0);
});

test('whoever only works for a company learns neither amounts nor how its month stands', async () => {
  const { company } = await home(owner);
  const role = (value: 'employee' | 'representative') =>
    portal.db
      .updateTable('company_users')
      .set({ role: value })
      .where('company_id', '=', company?.id ?? '')
      .execute();
  await role('employee');
  const seen = await home(owner);
  await role('representative');
  expect(seen).toMatchObject({ role: 'employee', task: null, todo: [], payments: [], to_pay: '0.00' });
  expect(seen.companies[0]?.waiting).toBe(0);
});

test('another company does not exist, whoever asks', async () => {
  const { companies } = await home(owner);
  expect((await get(client, `/api/home/my?company_id=${companies[0]?.id}`)).status).toBe(404);
  expect((await get(admin, `/api/home/my?company_id=${companies[0]?.id}`)).status).toBe(404);
});
