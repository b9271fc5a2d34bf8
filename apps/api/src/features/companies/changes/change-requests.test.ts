import { beforeEach, describe, expect, test } from 'vitest';
import { tellSomebody } from '#domain/notices/notices.ts';
import type { Someone } from '../../../testing/offices/settlement-office.ts';
import { sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { portal, admin, people, newClient, notices } = sharedSettlementOffice();

let id: string;
let owner: Someone;
let caring: Someone;
let count = 0;
beforeEach(async () => {
  count += 1;
  caring = await people.come('accountant');
  const [vat_number] = [`52600017${String(count).padStart(2, '0')}`];
  const company = { id: crypto.randomUUID(), name: `Cisza ${count} s.c.`, company_type: 'sc' as const, vat_number };
  await portal.db
    .insertInto('companies')
    .values({
      ...company,
      owner_id: caring.id,
      city: 'Łódź',
      phone: '42 111 22 33',
      created_at: undefined,
      updated_at: undefined,
    })
    .execute();
  id = company.id;
  owner = await newClient('representative', id);
});

const url = () => `/api/companies/${id}/change-requests`;
const propose = (values: object, by: Pick<Someone, 'call'> = owner) => send(by, 'POST', url(), values);
const decide = (
  request: { id: string; version: number },
  decision: string,
  by: Pick<Someone, 'call'> = admin,
  more = {},
) => send(by, 'POST', `${url()}/${request.id}/decision`, { decision, version: request.version, ...more });

test('a representative proposes, the office sees was and will be and takes it over, and both are told', async () => {
  const account = '61 1090 1014 0000 0712 1981 2874';
  const { status, body } = await propose({
    city: 'Łódź',
    phone: '42 999 88 77',
    bank_accounts: [account],
    note: ' Nowa wspólniczka ',
  });
  const changes = [
    { field: 'phone', before: ['42 111 22 33'], after: ['42 999 88 77'] },
    { field: 'bank_accounts', before: [], after: ['61109010140000071219812874'] },
  ];
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(String),
      changes,
      note: 'Nowa wspólniczka',
      status: 'sent',
      answer: null,
      created_at: expect.any(String),
      created_by: expect.stringContaining('Test'),
      decided_at: null,
      decided_by: null,
      version: 1,
    },
  ]);
  expect((await notices('change_request_sent')).at(-1)).toMatchObject({ user_id: caring.id, company_id: id });
  const home = (await get(caring, '/api/home?whose=mine')).body.data;
  expect(home.attention.map(({ reason }: { reason: string }) => reason)).toEqual(['change_request']);
  expect((await get(admin, `/api/companies/${id}`)).body.data.phone).toBe('42 111 22 33');

  const accepted = await decide(body.data, 'accept', caring);
  expect(accepted.body.data).toMatchObject({ status: 'accepted', changes, decided_at: expect.any(String), version: 2 });
  const company = (await get(admin, `/api/companies/${id}`)).body.data;
  expect([company.phone, company.bank_accounts, company.city, company.version]).toEqual([
    '42 999 88 77',
    ['61109010140000071219812874'],
    'Łódź',
    2,
  ]);
  expect((await notices('change_request_answered')).at(-1)).toMatchObject({ user_id: owner.id, company_id: id });
  expect((await get(caring, '/api/home?whose=mine')).body.data.attention_total).toBe(0);
  expect((await people.history(id)).map(([action]) => action)).toEqual([
    'company.change_proposed',
    'company.change_accepted',
  ]);
});

test('everything that is wrong with a proposal is named at once', async () => {
  const { status, body } = await propose({ email: 'ewa@', phone: 'abc', postal_code: '0095', bank_accounts: ['12'] });
  const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted();
  expect([status, pointers]).toEqual([422, ['/bank_accounts/0', '/email', '/phone', '/postal_code']]);
});

test('a refusal needs a reason, and the client reads it', async () => {
  const { data } = (await propose({ phone: '500 600 700' })).body;
  expect((await decide(data, 'refuse')).body.errors[0].pointer).toBe('/reason');
  const refused = await decide(data, 'refuse', admin, { reason: 'To numer prywatny' });
  expect(refused.body.data).toMatchObject({ status: 'refused', answer: 'To numer prywatny' });
  expect((await get(owner, url())).body.data).toHaveLength(1);
  expect((await decide({ id: data.id, version: 2 }, 'accept')).body.code).toBe('change_request_decided');
  await portal.db
    .updateTable('notices')
    .set({ send_after: new Date(0) })
    .execute();
  const told = async () => (await people.mails(owner.email)).map(({ text }) => text).join('\n');
  const { tenant } = portal;
  const noon = new Date('2026-11-18T10:00:00Z');
  while (await tellSomebody(tenant, 'https://biuro.example', noon, { nudge: () => {} }));
  expect(await told()).toContain('Zgłoszona zmiana danych firmy: odrzucona.\nUwaga biura: To numer prywatny');
});

test('one waits at a time, and its author takes it back', async () => {
  const { data } = (await propose({ note: 'Zmieniamy formę opodatkowania' })).body;
  expect(data.changes).toEqual([]);
  expect((await propose({ phone: '500 600 700' })).body.code).toBe('change_request_open');
  expect((await decide(data, 'withdraw', owner)).body.data.status).toBe('withdrawn');
  expect((await propose({ phone: '500 600 700' })).status).toBe(201);
});

describe('is refused', () => {
  test('with what is wrong in it, at its place', async () => {
    const { status, body } = await propose({ bank_accounts: ['61 1090 1014 0000 0712 1981 2875'] });
    expect([status, body.errors[0].pointer]).toEqual([422, '/bank_accounts/0']);
    const nothing = await propose({ city: ' Łódź ' });
    expect([nothing.status, nothing.body.errors[0].pointer]).toEqual([422, '/note']);
  });

  test('to everybody who does not speak for the company, and to other companies it is not there', async () => {
    const { data } = (await propose({ phone: '500 600 700' })).body;
    const viewer = await newClient('viewer', id);
    const employee = await newClient('employee', id);
    const stranger = await newClient('representative');
    expect((await get(viewer, url())).body.data).toHaveLength(1);
    for (const by of [viewer, admin]) expect((await propose({ phone: '1' }, by)).status).toBe(403);
    for (const by of [viewer, owner]) expect((await decide(data, 'accept', by)).status).toBe(403);
    for (const by of [employee, stranger]) {
      expect((await get(by, url())).status).toBe(404);
      expect((await propose({ phone: '1' }, by)).status).toBe(404);
      expect((await decide(data, 'withdraw', by)).status).toBe(404);
    }
    expect((await decide(data, 'accept', await people.come('assistant'))).status).toBe(403);
  });
});
