import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purge } from '#platform/database/purge.ts';
import { sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import { get, remove, send } from '../../../testing/server/answers.ts';

const { portal, admin, people, newClient, addTask, addLiability, addPublished } = sharedSettlementOffice();

const NIPS = ['7010024017', '6340197418', '9512345600'];
async function newCompany(name = 'Literówka Sp. z o.o.'): Promise<{ id: string; vat_number: string }> {
  const vat_number = NIPS.pop() ?? '';
  const bank_accounts = ['61109010140000071219812874'];
  const { body } = await send(admin, 'POST', '/api/companies', {
    name,
    company_type: 'zoo',
    vat_number,
    bank_accounts,
  });
  return body.data;
}
const url = (id: string) => `/api/companies/${id}`;
const deleted = async () => (await get(admin, '/api/companies/deleted')).body.data as { id: string }[];

test('a company goes with its people and its drafts, and comes back with all of them', async () => {
  const before = await newCompany();
  const client = await newClient('representative', before.id);
  const task = await addTask({ company_id: before.id });
  const draft = await addLiability(task, { amount: '123.40', result: 'payable', status: 'calculated' });
  const shown = (await get(admin, url(before.id))).body.data;
  const total = (await get(admin, '/api/companies?limit=1')).body.meta.total;

  expect((await remove(admin, url(before.id))).status).toBe(204);
  expect((await get(admin, url(before.id))).status).toBe(404);
  expect((await get(admin, '/api/companies?limit=1')).body.meta.total).toBe(total - 1);
  expect((await get(client, '/api/companies/my')).body.data).toEqual([]);
  expect((await get(admin, `/api/liabilities/${draft}`)).status).toBe(404);
  const gone = { id: before.id, name: 'Literówka Sp. z o.o.', vat_number: before.vat_number };
  expect(await deleted()).toEqual([{ ...gone, deleted_at: expect.any(String), deleted_by: 'Anna Kowalska' }]);

  const { status, body } = await send(admin, 'POST', `${url(before.id)}/restore`, {});
  expect([status, body.data]).toEqual([200, shown]);
  expect((await get(client, '/api/companies/my')).body.data).toHaveLength(1);
  expect((await get(admin, `/api/liabilities/${draft}`)).body.data).toMatchObject({
    amount: '123.40',
    due_date: '2026-11-25',
  });
  expect(await deleted()).toEqual([]);
  expect((await send(admin, 'POST', `${url(before.id)}/restore`, {})).status).toBe(200);
  const actions = (await people.history(before.id)).map(([action]) => action);
  expect(actions).toEqual(['company.created', 'company.deleted', 'company.restored']);
});

test('what the law has the office keep stands in the way, by name', async () => {
  const { id } = await newCompany('Prawdziwa Sp. z o.o.');
  await addPublished(await addTask({ company_id: id }));
  await send(admin, 'POST', `${url(id)}/employees`, {
    first_name: 'Zofia',
    last_name: 'Żuk',
    contract_type: 'employment',
    employed_from: '2024-01-01',
    pesel: '44051401359',
  });
  const { status, body } = await remove(admin, url(id));
  expect([status, body.error]).toEqual([
    409,
    'Tej firmy nie można usunąć, bo biuro musi zachować: 1 rozliczenie, o którym wie klient lub urząd, 1 pracownik. Zamiast tego zakończ z nią współpracę',
  ]);
  expect((await get(admin, url(id))).status).toBe(200);
});

test('a NIP that another company has taken meanwhile is named, and after 30 days nothing comes back', async () => {
  const { id, vat_number } = await newCompany('Pierwsza Sp. z o.o.');
  await remove(admin, url(id));
  const second = { name: 'Druga Sp. z o.o.', company_type: 'zoo', vat_number };
  const taken = (await send(admin, 'POST', '/api/companies', second)).body.data.id;
  const refused = await send(admin, 'POST', `${url(id)}/restore`, {});
  expect([refused.status, refused.body.code, refused.body.errors[0].link]).toEqual([
    409,
    'vat_number_taken',
    `/companies/${taken}`,
  ]);
  await sql`UPDATE deleted_records SET deleted_at = now() - interval '31 days'`.execute(portal.db);
  await purge(portal.db);
  expect((await send(admin, 'POST', `${url(id)}/restore`, {})).status).toBe(404);
  expect((await remove(admin, url(id))).status).toBe(404);
});

test('is for those who edit companies', async () => {
  const assistant = await people.come('assistant');
  const { id } = await people.company('Delta');
  expect((await remove(assistant, url(id))).status).toBe(403);
  expect((await get(assistant, '/api/companies/deleted')).status).toBe(403);
});
