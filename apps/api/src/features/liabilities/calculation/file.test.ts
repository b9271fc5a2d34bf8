import { beforeAll, expect, test } from 'vitest';
import { type Someone, sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import type { Calling } from '../../../testing/people/people.ts';
import { get, remove, send } from '../../../testing/server/answers.ts';
import { handOver, type TestFile, upload } from '../../../testing/server/uploads.ts';

const { admin, people, newClient, newTask, addLiability, addPublished } = sharedSettlementOffice();

let representative: Someone;
let stranger: Someone;
beforeAll(async () => {
  representative = await newClient('representative');
  stranger = await newClient('representative', (await people.company('Delta')).id);
});

const url = (id: string) => `/api/liabilities/${id}/calculation`;
const pdf = { name: 'wyliczenie VAT.pdf', content: '%PDF-1.7 wyliczenie' };
const workbook = 'PK\x03\x04...[Content_Types].xml...xl/workbook.xml';
const put = (id: string, file: TestFile, by: Calling = admin) => handOver(by, ['PUT', url(id)], 'calculation', file);

test('the client opens what the office has attached, once they are told the amount', async () => {
  const task = await newTask();
  const id = await addPublished(task);
  const { status, body } = await put(id, pdf);
  expect([status, body.data.calculation]).toEqual([
    200,
    { name: 'wyliczenie VAT.pdf', size: 19, added_at: expect.any(String) },
  ]);
  expect((await get(representative, `/api/liabilities/${id}`)).body.data.calculation.name).toBe('wyliczenie VAT.pdf');
  const file = await representative.call({ method: 'GET', url: url(id) });
  expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.7 wyliczenie']);
  expect(file.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' });
  expect((await stranger.call({ method: 'GET', url: url(id) })).statusCode).toBe(404);
  expect((await put(id, pdf, representative)).status).toBe(404);
  const { upload_id } = await upload(admin, 'calculation', pdf);
  expect((await send(representative, 'PUT', url(id), { upload_id })).status).toBe(404);

  const draft = await addLiability(task, { kind: 'zus' });
  await put(draft, { name: 'zus.xlsx', content: workbook });
  expect((await representative.call({ method: 'GET', url: url(draft) })).statusCode).toBe(404);
});

test('a new file takes the place of the one before, and goes when it is removed', async () => {
  const task = await newTask();
  const id = await addPublished(task);
  await put(id, pdf);
  expect((await put(id, { name: 'VAT 10.xlsx', content: workbook })).body.data.calculation.name).toBe('VAT 10.xlsx');
  const removed = await remove(admin, url(id));
  expect([removed.status, removed.body.data.calculation]).toEqual([200, null]);
  expect((await remove(admin, url(id))).status).toBe(404);
  expect((await people.history(task.id)).map(([action, { file }]) => [action, file])).toEqual([
    ['liability.calculation_added', [null, 'wyliczenie VAT.pdf']],
    ['liability.calculation_added', ['wyliczenie VAT.pdf', 'VAT 10.xlsx']],
    ['liability.calculation_removed', ['VAT 10.xlsx', null]],
  ]);
});

test.each([
  ['a page', { name: 'a.pdf', content: '<html>' }, '/file'],
  ['an archive that is no workbook', { name: 'a.xlsx', content: 'PK\x03\x04 README.md' }, '/file'],
  ['a workbook with macros', { name: 'a.xlsx', content: 'PK\x03\x04 xl/workbook.xml xl/vbaProject.bin' }, '/file'],
  ['another ending', { ...pdf, name: 'a.xlsx' }, '/file'],
])('%s is refused', async (_what, file, pointer) => {
  const { status, body } = await put(await addPublished(await newTask()), file);
  expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
});

test('a closed settlement keeps its files, and payroll attaches to what is payroll’s', async () => {
  const closed = await addPublished(await newTask({ status: 'closed' }));
  expect((await put(closed, pdf)).body.code).toBe('task_closed');
  const payroll = await people.come('payroll');
  const task = await newTask();
  expect((await put(await addPublished(task), pdf, payroll)).status).toBe(403);
  expect((await put(await addPublished(task, { kind: 'zus' }), pdf, payroll)).status).toBe(200);
});

test('a draft that is deleted and restored has its file again', async () => {
  const id = await addLiability(await newTask());
  await put(id, pdf);
  await remove(admin, `/api/liabilities/${id}`);
  const { body } = await send(admin, 'POST', `/api/liabilities/${id}/restore`, {});
  expect(body.data.calculation.name).toBe('wyliczenie VAT.pdf');
  expect((await admin.call({ method: 'GET', url: url(id) })).body).toBe('%PDF-1.7 wyliczenie');
});
