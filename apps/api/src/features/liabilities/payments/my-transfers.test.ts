import { beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../testing/offices/settlement-office.ts';
import { sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';

const { portal, people, company, newTask, newClient, addPublished } = sharedSettlementOffice();

let client: Someone;
let employee: Someone;
let stranger: Someone;
beforeAll(async () => {
  client = await newClient('representative');
  employee = await newClient('employee');
  stranger = await people.come('representative');
});

const ask = (by: Pick<Someone, 'call'>, more = '') =>
  by.call({ method: 'GET', url: `/api/liabilities/my/transfers?company_id=${company.id}${more}` });

test('what is to be paid is a file for the bank, a part payment as its rest, late ones for today', async () => {
  const task = await newTask({ status: 'published' });
  await addPublished(task, { due_date: '2199-11-25' });
  const late = await addPublished(task, {
    kind: 'zus',
    amount: '1000.00',
    paid_amount: '400.00',
    paid_at: '2026-10-01',
    transfer_symbol: null,
    transfer_period: null,
    due_date: '2020-01-20',
    title: 'Składki',
  });
  await addPublished(task, { kind: 'pit4', status: 'paid', paid_amount: '1234.00', paid_at: '2026-10-01' });
  await addPublished(task, { kind: 'pfron', account: null });
  await addPublished(task, { kind: 'pit', result: 'refund' });
  const response = await ask(client);
  expect([response.statusCode, response.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/przelewy_\d{4}-\d\d-\d\d\.pli/),
  ]);
  const lines = new TextDecoder('windows-1250').decode(response.rawPayload).trimEnd().split('\r\n');
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format().replaceAll('-', '');
  expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
    ['110', day, '60000'],
    ['110', '21991125', '123400'],
  ]);
  expect(lines[1]).toContain('/TI/N');
  expect((await ask(client, `&liability_id=${late}`)).rawPayload.toString('latin1').split('\r\n').length).toBe(2);
});

test('is for those who see what the company pays, and for nobody else', async () => {
  expect((await ask(employee)).statusCode).toBe(404);
  expect((await ask(stranger)).statusCode).toBe(404);
});

test('says what is missing', async () => {
  const { bank_accounts } = await portal.db
    .selectFrom('companies')
    .select('bank_accounts')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('companies').set({ bank_accounts: [] }).where('id', '=', company.id).execute();
  expect((await ask(client)).json().error).toBe('Biuro nie zna rachunku bankowego tej firmy. Poproś je o uzupełnienie');
  await portal.db.updateTable('companies').set({ bank_accounts }).where('id', '=', company.id).execute();
  await portal.db.updateTable('liabilities').set({ status: 'confirmed' }).execute();
  expect((await ask(client)).statusCode).toBe(422);
});
