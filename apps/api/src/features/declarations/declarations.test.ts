import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Someone, sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import type { Calling } from '../../testing/people/people.ts';
import { get, send } from '../../testing/server/answers.ts';
import { handOver, type TestFile } from '../../testing/server/uploads.ts';
import { countWaiting } from '../../testing/server/waiting.ts';

const DONE = { state: 'done', reason: null, at: '2026-01-05T08:00:00Z', by: 'Anna Kowalska' };
const office = sharedSettlementOffice();
const { portal, admin, people, company, newTask, addTask, addDeclaration } = office;

let client: Someone;
beforeAll(async () => {
  client = await office.newClient('representative');
});

const row = (id: string) =>
  portal.db.selectFrom('declarations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const move = async (id: string, to: string, more: object = {}, by: Calling = admin) =>
  send(by, 'POST', `/api/declarations/${id}/status`, { to, version: (await row(id)).version, ...more });
const put = (id: string, file: TestFile, by: Calling = admin) =>
  handOver(by, ['PUT', `/api/declarations/${id}/confirmation`], 'declaration_confirmation', file);
const upo = { name: 'upo.xml', content: '<?xml version="1.0"?><UPO/>' };

test('goes from preparing to accepted, and the history knows who sent it', async () => {
  const task = await newTask();
  const id = await addDeclaration(task);
  expect((await move(id, 'prepared')).body.data).toMatchObject({
    status: 'prepared',
    transitions: ['signed', 'sent', 'to_prepare', 'not_applicable'],
    reasons: [],
  });
  await move(id, 'signed');
  const sent = await move(id, 'sent');
  expect(sent.body.data).toMatchObject({
    sent_at: expect.any(String),
    sent_by: 'Anna Kowalska',
    transitions: ['accepted', 'rejected'],
    reasons: ['rejected'],
  });
  const without = await move(id, 'accepted');
  expect([without.status, without.body.error, without.body.errors[0].pointer]).toEqual([
    422,
    'Wpisz numer UPO albo dodaj jego plik',
    '/to',
  ]);
  expect((await move(id, 'accepted', { upo_number: ' 6A1-77 ' })).body.data).toMatchObject({
    status: 'accepted',
    upo_number: '6A1-77',
    upo_file: null,
  });
  const history = await people.history(task.id);
  expect(history.map(([action]) => action)).toEqual([
    'declaration.prepared',
    'declaration.signed',
    'declaration.sent',
    'declaration.accepted',
  ]);
  expect(history.at(-1)?.[1]).toEqual({
    declaration: [null, 'jpk_v7m 2026-10'],
    status: ['sent', 'accepted'],
    upo_number: [null, '6A1-77'],
  });
});

test('is accepted by its file alone, and a rejection takes the confirmation away', async () => {
  const id = await addDeclaration(await newTask(), { status: 'sent' });
  expect((await put(id, upo)).body.data.upo_file).toBe('upo.xml');
  const silent = await move(id, 'rejected');
  expect([silent.status, silent.body.errors[0].pointer]).toEqual([422, '/reason']);
  expect((await move(id, 'rejected', { reason: 'Błędny NIP' })).body.data).toMatchObject({
    status: 'rejected',
    remark: 'Błędny NIP',
    upo_file: null,
  });
  await move(id, 'prepared');
  expect((await move(id, 'sent')).body.data.remark).toBeNull();
  expect((await move(id, 'accepted')).status).toBe(422);
  await put(id, { name: 'UPO.pdf', content: '%PDF-1.4' });
  expect((await move(id, 'accepted')).body.data).toMatchObject({ status: 'accepted', upo_file: 'UPO.pdf' });
  const file = await admin.call({ method: 'GET', url: `/api/declarations/${id}/confirmation` });
  expect([file.rawPayload.toString(), file.headers['content-disposition'], file.headers['content-type']]).toEqual([
    '%PDF-1.4',
    `attachment; filename="UPO.pdf"; filename*=UTF-8''UPO.pdf`,
    'application/octet-stream',
  ]);
});

describe('where the checklist of the company says nothing of UPL-1', () => {
  const known = (upl1: boolean) =>
    portal.db
      .updateTable('companies')
      .set({ checklist: upl1 ? JSON.stringify({ upl1: DONE }) : '{}' })
      .where('id', '=', company.id)
      .execute();
  beforeEach(() => known(false));
  afterEach(() => known(true));

  test('a form of the tax office is sent with a reason, which the history keeps', async () => {
    const task = await newTask();
    const id = await addDeclaration(task, { status: 'signed' });
    const { body } = await get(admin, `/api/declarations?filters[task_id]=${task.id}`);
    expect(body.data).toMatchObject([{ id, transitions: ['sent', 'prepared'], reasons: ['sent'] }]);
    const silent = await move(id, 'sent');
    expect([silent.status, silent.body.errors]).toEqual([
      422,
      [
        {
          pointer: '/reason',
          code: 'unauthorised',
          message:
            'Firma nie ma zaznaczonego UPL-1. Zaznacz je w danych firmy albo napisz, na jakiej podstawie wysyłasz',
        },
      ],
    ]);
    const sent = await move(id, 'sent', { reason: 'Podpisał klient' });
    expect(sent.body.data).toMatchObject({ status: 'sent', remark: null, reasons: ['rejected'] });
    const history = await people.history(task.id);
    expect(history.at(-1)).toEqual([
      'declaration.sent',
      { declaration: [null, 'jpk_v7m 2026-10'], status: ['signed', 'sent'], reason: [null, 'Podpisał klient'] },
    ]);
  });

  test.each(['dra', 'financial_statement'] as const)('%s is sent as ever', async (form) => {
    expect((await move(await addDeclaration(await newTask(), { form, status: 'signed' }), 'sent')).status).toBe(200);
  });
});

test('makes place for a new one when it is corrected', async () => {
  const task = await newTask();
  const id = await addDeclaration(task, { status: 'accepted', period: (await taskOf(task.id)).period });
  const body = { task_id: task.id, form: 'jpk_v7m' };
  const twice = await send(admin, 'POST', '/api/declarations', body);
  expect([twice.status, twice.body.errors[0]]).toMatchObject([409, { pointer: '/form', code: 'taken' }]);
  await move(id, 'corrected');
  const { status, body: added } = await send(admin, 'POST', '/api/declarations', body);
  expect([status, added.data]).toMatchObject([
    201,
    { status: 'to_prepare', form: 'jpk_v7m', company: { id: company.id } },
  ]);
});

const taskOf = (id: string) => portal.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a new one', () => {
  test('has its day computed, also for the year', async () => {
    const task = await newTask({ period: '2026-11' });
    const add = async (form: string) =>
      (await send(admin, 'POST', '/api/declarations', { task_id: task.id, form })).body.data;
    expect(await add('jpk_v7m')).toMatchObject({ period: '2026-11', due_date: '2026-12-28' });
    expect(await add('pit11')).toMatchObject({ period: '2026', due_date: '2027-02-01' });
  });

  test.each([
    [{ form: 'other' }, '/due_date'],
    [{ form: 'jpk' }, '/form'],
  ])('with %o is refused at its place', async (body, pointer) => {
    const task = await newTask();
    const answer = await send(admin, 'POST', '/api/declarations', { task_id: task.id, ...body });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, pointer]);
  });
});

test('two who move it at once: the second sees that it was changed', async () => {
  const id = await addDeclaration(await newTask(), { status: 'prepared' });
  const { version } = await row(id);
  const answers = await Promise.all([move(id, 'signed', { version }), move(id, 'sent', { version })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('whoever waits for its settlement holds it back from nobody', async () => {
  const task = await newTask();
  const id = await addDeclaration(task);
  const answer = await portal.db.transaction().execute(async (db) => {
    await db.selectFrom('tasks').select('id').where('id', '=', task.id).forUpdate().execute();
    const moved = move(id, 'prepared');
    await expect.poll(() => countWaiting(portal.db)).toBe(1);
    await db.selectFrom('declarations').select('id').where('id', '=', id).forUpdate().noWait().execute();
    return { moved };
  });
  expect((await answer.moved).status).toBe(200);
});

test('nothing changes in a closed period', async () => {
  const id = await addDeclaration(await newTask({ status: 'closed' }), { status: 'sent' });
  expect((await move(id, 'accepted', { upo_number: '1' })).body.code).toBe('task_closed');
});

test.each([
  ['not sent yet', 'prepared', upo, 'not_sent'],
  ['a page', 'sent', { name: 'a.xml', content: '<html>' }, 'invalid'],
  ['a picture', 'sent', { name: 'a.png', content: Buffer.from('iVBORw0KGgo=', 'base64') }, 'invalid'],
] as const)('a confirmation of what is %s is refused', async (_what, status, file, code) => {
  const id = await addDeclaration(await newTask(), { status });
  const answer = await put(id, file);
  expect([answer.status, answer.body.code]).toEqual([422, code]);
});

describe('who may', () => {
  test('a client sees what is sent, and nothing of others', async () => {
    const task = await newTask();
    const sent = await addDeclaration(task, { status: 'sent' });
    await addDeclaration(task, { form: 'dra', status: 'prepared' });
    await put(sent, upo);
    const { body } = await get(client, `/api/declarations/my?task_id=${task.id}`);
    expect(body).toMatchObject({ data: [{ id: sent, status: 'sent', upo_file: 'upo.xml' }], meta: { total: 1 } });
    const file = (by: Calling) => by.call({ method: 'GET', url: `/api/declarations/${sent}/confirmation` });
    expect((await file(client)).statusCode).toBe(200);

    const stranger = await office.newClient('representative', (await people.company('Optyk')).id);
    const employee = await office.newClient('employee');
    for (const nobody of [stranger, employee]) {
      expect((await file(nobody)).statusCode).toBe(404);
      const mine = await get(nobody, `/api/declarations/my?company_id=${company.id}`);
      expect([mine.body.data, mine.body.meta.total]).toEqual([[], 0]);
    }
  });

  test('a client moves nothing, payroll only what it files', async () => {
    const task = await newTask();
    const jpk = await addDeclaration(task, { status: 'prepared' });
    const dra = await addDeclaration(task, { form: 'dra', status: 'prepared' });
    const payroll = await people.come('payroll');
    expect((await move(jpk, 'sent', {}, client)).status).toBe(404);
    expect((await put(jpk, upo, client)).status).toBe(404);
    const refused = await move(jpk, 'sent', {}, payroll);
    expect([refused.status, refused.body.error]).toEqual([403, 'Twoja rola pozwala to tylko oglądać']);
    expect((await move(dra, 'sent', {}, payroll)).status).toBe(200);
  });
});

test('the list filters, searches and sorts', async () => {
  const other = await people.company('Fundacja Zielone');
  const task = await addTask({ company_id: other.id, period: '2029-10' });
  const jpk = await addDeclaration(task, { due_date: '2029-11-26' });
  const dra = await addDeclaration(task, { form: 'dra', due_date: '2029-11-15', status: 'sent' });
  const ids = async (query: string) =>
    (await get(admin, `/api/declarations?filters[company_id]=${other.id}&${query}`)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids('')).toEqual([dra, jpk]);
  expect(await ids('sort=due_date:desc')).toEqual([jpk, dra]);
  expect(await ids('filters[status]=sent&search=zielone')).toEqual([dra]);
  expect(await ids('filters[form]=jpk_v7m')).toEqual([jpk]);
});
