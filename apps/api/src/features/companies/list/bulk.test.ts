import { expect, test } from 'vitest';
import { type Calling, createPeople } from '../../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const change = (by: Calling, ids: string[], action: string, user_id: string | null) =>
  send(by, 'POST', '/api/companies/bulk', { ids, action, user_id });
const read = async (id: string) => (await get(admin, `/api/companies/${id}`)).body.data;

test('several companies get another owner, each with its own result and its own trace', async () => {
  const person = await people.add('accountant', { first_name: 'Nowa', last_name: 'Opiekunka' });
  const [optyk, gamma, ended] = [
    await people.company('Optyk'),
    await people.company('Gamma'),
    await people.company('Młyn'),
  ];
  await portal.db.updateTable('companies').set({ lifecycle: 'ended' }).where('id', '=', ended.id).execute();
  const before = await read(optyk.id);
  const nowhere = '00000000-0000-7000-8000-000000000000';
  const { status, body } = await change(
    admin,
    [optyk.id.toUpperCase(), nowhere, gamma.id, ended.id],
    'owner',
    person.id,
  );
  const row = (id: string, name: string, error: string | null) => ({
    id,
    name,
    result: error ? 'refused' : 'done',
    error,
  });
  expect([status, body.data]).toEqual([
    200,
    {
      done: 2,
      refused: 2,
      rows: [
        row(optyk.id.toUpperCase(), optyk.name, null),
        row(nowhere, '', 'Nie znaleziono tego, czego szukasz'),
        row(gamma.id, gamma.name, null),
        row(ended.id, ended.name, 'Współpraca z tą firmą jest zakończona'),
      ],
    },
  ]);
  const after = await read(optyk.id);
  expect(after).toEqual({
    ...before,
    owner: { id: person.id, name: 'Nowa Opiekunka' },
    version: before.version + 1,
    updated_at: after.updated_at,
  });
  expect((await people.history(optyk.id)).at(-1)).toEqual([
    'company.updated',
    { owner: [before.owner?.name ?? null, 'Nowa Opiekunka'] },
  ]);
});

test('nobody checks the settlements of a company that they look after', async () => {
  const [person, other] = [await people.add('accountant'), await people.add('accountant')];
  const optyk = await people.company('Optyk');
  await change(admin, [optyk.id], 'owner', person.id);
  expect((await change(admin, [optyk.id], 'reviewer', person.id)).body.data.rows[0].error).toBe(
    'Opiekun firmy nie może jej sprawdzać',
  );
  expect((await change(admin, [optyk.id], 'reviewer', other.id)).body.data.done).toBe(1);
  expect((await read(optyk.id)).office.reviewer.id).toBe(other.id);
  expect((await change(admin, [optyk.id], 'owner', other.id)).body.data.refused).toBe(1);
  const { name, company_type, vat_number, version } = await read(optyk.id);
  const edited = { name, company_type, vat_number, version, reviewer_id: person.id };
  const { status, body } = await send(admin, 'PUT', `/api/companies/${optyk.id}`, edited);
  expect([status, body.error]).toEqual([422, 'Sprawdza ktoś inny niż opiekun firmy']);
  await change(admin, [optyk.id], 'reviewer', null);
});

test('who has a company already leaves no trace in it; nobody is a person, too', async () => {
  const [person, optyk] = [await people.add('payroll'), await people.company('Optyk')];
  expect((await change(admin, [optyk.id], 'payroll_owner', person.id)).body.data.done).toBe(1);
  const { version, payroll_owner } = await read(optyk.id);
  expect(payroll_owner.id).toBe(person.id);
  expect((await change(admin, [optyk.id], 'payroll_owner', person.id)).body.data.done).toBe(1);
  expect((await read(optyk.id)).version).toBe(version);
  await change(admin, [optyk.id], 'payroll_owner', null);
  expect(await read(optyk.id)).toMatchObject({ payroll_owner: null, version: version + 1 });
});

test('only people of the office look after companies', async () => {
  const optyk = await people.company('Optyk');
  const outsiders = [await people.add('viewer'), await people.add('accountant', { status: 'deactivated' })];
  for (const { id } of outsiders) {
    const { status, body } = await change(admin, [optyk.id], 'owner', id);
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: '/user_id', code: 'unknown', message: 'Wybierz opiekuna z biura' }],
    ]);
  }
});

test('whoever may not edit companies changes none', async () => {
  const optyk = await people.company('Optyk');
  const [payroll, auditor] = [await people.come('payroll'), await people.come('auditor')];
  expect((await change(payroll, [optyk.id], 'owner', null)).status).toBe(403);
  expect((await change(auditor, [optyk.id], 'owner', null)).status).toBe(403);
  expect((await change(client, [optyk.id], 'owner', null)).status).toBe(404);
});

test('two requests that change the same companies in opposite order do not wait for each other for ever', async () => {
  const person = await people.add('accountant');
  const all: string[] = (await get(admin, '/api/companies?limit=20&filters[lifecycle]=active')).body.data.map(
    ({ id }: { id: string }) => id,
  );
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      change(admin, index % 2 ? all : all.toReversed(), 'owner', index % 3 ? person.id : null),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.data.done])).toEqual(answers.map(() => [200, all.length]));
});
