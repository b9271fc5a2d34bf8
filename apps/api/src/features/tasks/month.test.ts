import { expect, test } from 'vitest';
import { sharedTaskOffice } from '../../testing/offices/task-office.ts';
import { get, send } from '../../testing/server/answers.ts';
import { runJobs } from '../../testing/server/run-jobs.ts';

const { portal, office, clients, companies, read, move } = sharedTaskOffice();

type Person = (typeof office)['owner'];
const ok = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  expect([status, body.error]).toEqual([200, undefined]);
  return body.data;
};

const AMOUNTS: Record<string, string> = { zus: '1774.39', pit: '820', vat: '0' };

async function calculate(by: Person, taskId: string): Promise<string[]> {
  const { body } = await get(by, `/api/liabilities?filters[task_id]=${taskId}`);
  for (const liability of body.data) {
    const { id, due_date, due_reason, account, transfer_symbol, title, basis, version } = liability;
    const kept = { due_date, due_reason, account: account ?? ZUS_ACCOUNT, transfer_symbol, title, basis, version };
    const amount = AMOUNTS[liability.kind] ?? '0';
    await ok(
      send(by, 'PUT', `/api/liabilities/${id}`, { ...kept, amount, result: amount === '0' ? 'zero' : 'payable' }),
    );
  }
  return body.data.map(({ id }: { id: string }) => id);
}

const ZUS_ACCOUNT = '83101010230000261395100000';

async function file(by: Person, taskId: string): Promise<void> {
  const { body } = await get(by, `/api/declarations?filters[task_id]=${taskId}`);
  for (const { id, form } of body.data)
    for (const to of ['prepared', 'signed', 'sent', 'accepted']) {
      const list = await get(by, `/api/declarations?filters[task_id]=${taskId}`);
      const { version } = list.body.data.find((one: { id: string }) => one.id === id);
      const upo = to === 'accepted' ? { upo_number: `UPO ${form}` } : {};
      await ok(send(by, 'POST', `/api/declarations/${id}/status`, { to, version, ...upo }));
    }
}

test('a month goes from its opening to its end', async () => {
  const { accountant, owner } = office;
  const { representative } = clients;
  await ok(send(owner, 'POST', '/api/tasks/open-month', { period: '2026-04', dry_run: false }));
  await runJobs(portal);
  const { body } = await get(accountant, `/api/tasks?filters[company_id]=${companies.own}`);
  const [{ id }] = body.data;
  const step = async () => {
    const { data } = (await get(representative, `/api/tasks/my/${id}`)).body;
    return [data.step, data.can_confirm, data.to_pay];
  };
  expect(await step()).toEqual(['documents', true, null]);

  await ok(move(accountant, id, 'incomplete', { missing: ['Wyciąg bankowy'] }));
  await ok(send(representative, 'POST', `/api/tasks/${id}/confirm-documents`, ''));
  expect(await step()).toEqual(['booking', false, null]);

  for (const to of ['booking', 'booked']) await ok(move(accountant, id, to));
  expect((await move(accountant, id, 'calculated')).body.errors[0].code).toBe('not_calculated');
  const liabilities = await calculate(accountant, id);
  await ok(move(accountant, id, 'calculated'));
  expect(await step()).toEqual(['taxes', false, null]);
  expect((await move(accountant, id, 'published')).body.errors[0].code).toBe('not_published');

  await send(accountant, 'POST', '/api/liabilities/publish', { ids: liabilities, channels: ['email'], dry_run: false });
  await runJobs(portal);
  expect((await read(accountant, id)).status).toBe('published');
  expect(await step()).toEqual(['payment', false, '2594.39']);

  expect((await move(accountant, id, 'closed')).body.errors[0].code).toBe('not_filed');
  await file(accountant, id);
  expect((await move(accountant, id, 'closed')).body.errors[0].code).toBe('not_paid');
  const open = await get(representative, `/api/liabilities/my?state=open&company_id=${companies.own}`);
  for (const { id: liability, amount } of open.body.data)
    await ok(
      send(representative, 'POST', `/api/liabilities/${liability}/mark-paid`, { paid_at: '2026-05-15', amount }),
    );
  await ok(move(accountant, id, 'closed'));
  expect(await step()).toEqual(['closed', false, '0.00']);

  const history = (await get(accountant, `/api/tasks/${id}/history?limit=100`)).body.data;
  const actions = history
    .map(({ action }: { action: string }) => action)
    .filter((one: string) => one.startsWith('task.'));
  expect(actions.toReversed()).toEqual([
    'task.opened',
    'task.moved',
    'task.documents_confirmed',
    'task.moved',
    'task.moved',
    'task.moved',
    'task.moved',
    'task.moved',
  ]);
});
