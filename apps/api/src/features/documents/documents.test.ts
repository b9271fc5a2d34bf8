import { unzipSync } from 'fflate';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Someone, sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import type { Calling } from '../../testing/people/people.ts';
import { get, remove, send } from '../../testing/server/answers.ts';
import { upload } from '../../testing/server/uploads.ts';

const office = sharedSettlementOffice();
const { portal, admin, people, company, newClient } = office;

let representative: Someone;
let viewer: Someone;
let employee: Someone;
let stranger: Someone;
let assistant: Calling;
let auditor: Calling;
beforeAll(async () => {
  [representative, viewer, employee] = [
    await newClient('representative'),
    await newClient('viewer'),
    await newClient('employee'),
  ];
  stranger = await newClient('representative', (await people.company('Optyk')).id);
  [assistant, auditor] = [await people.come('assistant'), await people.come('auditor')];
});

const MONTH = '2026-10';
let contents = 0;
/** Of no other file. */
const pdf = () => `%PDF-1.7 faktura ${(contents += 1)}`;

async function uploaded(by: Calling, content: string | Uint8Array = pdf(), name = 'Paliwo 25.10.pdf') {
  return (await upload(by, 'document', { name, content })).upload_id;
}

async function handOver(by: Calling, values: object = {}, content?: string) {
  const upload_ids = [await uploaded(by, content)];
  return send(by, 'POST', '/api/documents', {
    company_id: company.id,
    kind: 'cost',
    month: MONTH,
    upload_ids,
    ...values,
  });
}

async function added(by: Calling = representative, values: object = {}, content?: string) {
  const { status, body } = await handOver(by, values, content);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
}

const read = async (id: string, by: Calling = admin) => (await get(by, `/api/documents/${id}`)).body.data;
async function move(id: string, to: string, more: object = {}, by: Calling = admin) {
  const { version } = await read(id);
  return send(by, 'POST', `/api/documents/${id}/status`, { to, version, ...more });
}
const told = async (event: string, id: string) =>
  (await office.notices(event)).filter(({ entity_id }) => entity_id === id).map(({ user_id }) => user_id);
const file = (by: Calling, id: string, number = 1) =>
  by.call({ method: 'GET', url: `/api/documents/${id}/files/${number}` });

describe('a document that a client hands over', () => {
  test('is to be checked, with its file, and its title is the name of that', async () => {
    const content = pdf();
    const document = await added(representative, { source: 'phone' }, content);
    expect(document).toMatchObject({
      company: { id: company.id, name: company.name },
      kind: 'cost',
      month: MONTH,
      direction: 'from_client',
      source: 'phone',
      title: 'Paliwo 25.10',
      status: 'sent',
      late: false,
      files: [{ number: 1, name: 'Paliwo 25.10.pdf', kind: 'pdf', size: content.length }],
      retained_until: '2032-12-31',
      editable: true,
      version: 1,
    });
    const answer = await file(admin, document.id);
    expect([answer.statusCode, answer.body]).toEqual([200, content]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
      'content-disposition': expect.stringContaining('attachment'),
    });
    expect((await file(admin, document.id, 2)).statusCode).toBe(404);
    expect((await people.history(document.id)).map(([action]) => action)).toEqual(['document.created']);
  });

  test('may have several pages', async () => {
    const upload_ids = [
      await uploaded(representative, pdf(), 'strona 1.pdf'),
      await uploaded(representative, pdf(), 'strona 2.pdf'),
    ];
    const document = await added(representative, { upload_ids, title: 'Umowa najmu' });
    expect([document.title, document.files.map(({ name }: { name: string }) => name)]).toEqual([
      'Umowa najmu',
      ['strona 1.pdf', 'strona 2.pdf'],
    ]);
  });

  test('a second time is refused with the day of the first, and taken where it is meant', async () => {
    const content = pdf();
    const first = await added(representative, {}, content);
    const again = await handOver(representative, {}, content);
    expect([again.status, again.body.code, again.body.errors[0].link]).toEqual([
      409,
      'handed_over',
      `/documents/${first.id}`,
    ]);
    expect(again.body.error).toMatch(/^Ten plik jest już w biurze, przekazany \d\d\.\d\d\.\d{4}$/);
    await added(representative, { again: true }, content);
  });

  test('twice at once is there once', async () => {
    const content = pdf();
    const both = await Promise.all([handOver(representative, {}, content), handOver(representative, {}, content)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('the same request again, after its answer was lost, is answered the same', async () => {
    const upload_ids = [await uploaded(representative)];
    const body = { company_id: company.id, kind: 'cost', month: MONTH, upload_ids };
    const once = () => send(representative, 'POST', '/api/documents', body, { 'idempotency-key': 'one-document' });
    const first = await once();
    expect(await once()).toEqual(first);
  });

  test('after its month was confirmed is late, and whoever settles the month is told', async () => {
    const accountant = await people.come('accountant');
    const month = '2026-07';
    const task = await office.addTask({
      company_id: company.id,
      period: month,
      status: 'booking',
      assignee_id: accountant.id,
      documents_confirmed_at: new Date(),
    });
    const document = await added(representative, { month, title: 'Zapomniana faktura' });
    expect(document.late).toBe(true);
    const row = await portal.db.selectFrom('tasks').selectAll().where('id', '=', task.id).executeTakeFirstOrThrow();
    expect([row.late_docs, row.late_docs_note]).toEqual([true, 'Zapomniana faktura']);
    await added(representative, { month, title: 'Jeszcze jedna' });
    const notices = await office.notices('documents_late');
    expect(notices.filter(({ entity_id }) => entity_id === task.id).map(({ user_id }) => user_id)).toEqual([
      accountant.id,
      accountant.id,
    ]);
  });

  test.each<[string, object, string, string]>([
    ['a month ahead of the next', { month: '2038-01' }, '/month', 'ahead'],
    ['an upload that is not there', { upload_ids: [uuid()] }, '/upload_ids/0', 'upload_not_whole'],
    ['a direction', { direction: 'internal' }, '/direction', 'office'],
    ['no file', { upload_ids: [] }, '/upload_ids', 'minItems'],
  ])('with %s is refused', async (_what, values, pointer, code) => {
    const { status, body } = await handOver(representative, values);
    expect([
      status,
      body.errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code]),
    ]).toEqual([422, [[pointer, code]]]);
  });

  test('takes only what the caller has uploaded themselves', async () => {
    const upload_ids = [await uploaded(stranger)];
    expect((await handOver(representative, { upload_ids })).status).toBe(422);
  });
});

describe('who may', () => {
  test('hand over, see and change', async () => {
    const { id, version } = await added();
    const seen = async (by: Calling) => (await get(by, `/api/documents/${id}`)).status;
    for (const by of [representative, viewer, assistant, auditor]) expect(await seen(by)).toBe(200);
    for (const by of [employee, stranger]) {
      expect(await seen(by)).toBe(404);
      expect((await file(by, id)).statusCode).toBe(404);
      expect((await handOver(by)).status).toBe(404);
      const mine = await get(by, `/api/documents/my?company_id=${company.id}`);
      expect(mine.body.data).toEqual([]);
    }
    const change = { kind: 'sale', month: MONTH, title: 'Zmiana', version };
    for (const by of [viewer, auditor]) {
      expect((await handOver(by)).status).toBe(403);
      expect((await send(by, 'PUT', `/api/documents/${id}`, change)).status).toBe(403);
      expect((await remove(by, `/api/documents/${id}`)).status).toBe(403);
    }
    expect((await send(stranger, 'PUT', `/api/documents/${id}`, change)).status).toBe(404);
    expect((await remove(stranger, `/api/documents/${id}`)).status).toBe(404);
    expect((await move(id, 'accepted', {}, auditor)).status).toBe(403);
    expect((await move(id, 'accepted', {}, representative)).status).toBe(404);
    expect((await move(id, 'accepted', {}, assistant)).status).toBe(200);
  });

  test('see what the office keeps for itself, or for those who act for the company', async () => {
    const internal = await added(admin, { direction: 'internal' });
    expect([internal.direction, internal.visibility, internal.status]).toEqual(['internal', 'office', 'accepted']);
    const closed = await added(admin, { direction: 'from_office', kind: 'contract' });
    const { kind, month, title, version } = closed;
    const shown = { kind, month, title, version, visibility: 'representatives' };
    expect((await send(admin, 'PUT', `/api/documents/${closed.id}`, shown)).status).toBe(200);
    const statuses = async (id: string) => [
      (await get(representative, `/api/documents/${id}`)).status,
      (await get(viewer, `/api/documents/${id}`)).status,
      (await file(viewer, id)).statusCode,
    ];
    expect([await statuses(internal.id), await statuses(closed.id)]).toEqual([
      [404, 404, 404],
      [200, 404, 404],
    ]);
    const listed = (await get(viewer, `/api/documents/my?company_id=${company.id}&limit=100`)).body.data;
    expect(listed.filter(({ id }: { id: string }) => [internal.id, closed.id].includes(id))).toEqual([]);
  });
});

test('a document from the office is read when the company opens it first', async () => {
  const { id } = await added(admin, { kind: 'official_letter', title: 'Pismo z ZUS' });
  expect((await read(id)).read_at).toBeNull();
  expect(await told('document_given', id)).toEqual([representative.id]);
  const first = (await read(id, representative)).read_at;
  expect(first).toEqual(expect.any(String));
  expect((await read(id, viewer)).read_at).toBe(first);
  expect(
    (await send(representative, 'PUT', `/api/documents/${id}`, { kind: 'other', month: MONTH, title: 'x', version: 1 }))
      .status,
  ).toBe(409);
});

describe('the office', () => {
  test('returns a document with a remark, the client hands it over again, and it is accepted', async () => {
    const { id } = await added();
    const silent = await move(id, 'to_correct');
    expect([silent.status, silent.body.errors[0].pointer]).toEqual([422, '/remark']);
    await move(id, 'to_correct', { remark: 'Nie widać kwoty' });
    expect(await told('document_returned', id)).toEqual([representative.id]);
    expect(await read(id, representative)).toMatchObject({
      status: 'to_correct',
      remark: 'Nie widać kwoty',
      editable: true,
    });
    const { version } = await read(id);
    const upload_ids = [await uploaded(representative, pdf(), 'lepsze.pdf')];
    const again = await send(representative, 'PUT', `/api/documents/${id}/files`, { upload_ids, version });
    expect(again.body.data).toMatchObject({ status: 'sent', remark: null, files: [{ name: 'lepsze.pdf' }] });
    expect((await move(id, 'accepted')).body.data).toMatchObject({ status: 'accepted', editable: false });
    const late = await send(representative, 'PUT', `/api/documents/${id}/files`, { upload_ids, version: version + 2 });
    expect([late.status, late.body.code]).toEqual([409, 'document_in_office']);
    expect((await people.history(id)).map(([action]) => action)).toEqual([
      'document.created',
      'document.to_correct',
      'document.files_replaced',
      'document.accepted',
    ]);
  });

  const STATUSES = ['sent', 'in_review', 'to_correct', 'accepted', 'booked', 'rejected', 'duplicate', 'archived'];
  const ALLOWED: Record<string, string[]> = {
    sent: ['in_review', 'accepted', 'to_correct', 'rejected', 'duplicate'],
    in_review: ['accepted', 'to_correct', 'rejected', 'duplicate', 'sent'],
    to_correct: ['accepted', 'in_review', 'rejected'],
    accepted: ['booked', 'in_review', 'to_correct'],
    booked: ['archived', 'accepted'],
    rejected: ['in_review'],
    duplicate: ['in_review'],
    archived: ['booked'],
  };
  test.each(STATUSES)('moves what is %s where it may, and nowhere else', async (from) => {
    const first = await added();
    const { id } = await added();
    for (const to of STATUSES) {
      await portal.db
        .updateTable('documents')
        .set({ status: from as 'sent', duplicate_of: null }) // One of the statuses.
        .where('id', '=', id)
        .execute();
      const { status } = await move(id, to, { remark: 'Powód', ...(to === 'duplicate' && { duplicate_of: first.id }) });
      expect([to, status]).toEqual([to, ALLOWED[from]?.includes(to) ? 200 : 422]);
    }
    expect((await read(id)).transitions).toEqual(ALLOWED[(await read(id)).status]);
  });

  test('marks a duplicate of another document of the same company', async () => {
    const [first, second] = [await added(), await added()];
    const foreign = await added(stranger, { company_id: (await people.company('Optyk')).id });
    for (const duplicate_of of [undefined, second.id, foreign.id, uuid()])
      expect((await move(second.id, 'duplicate', { duplicate_of })).body.errors[0].pointer).toBe('/duplicate_of');
    const { body } = await move(second.id, 'duplicate', { duplicate_of: first.id });
    expect(body.data.duplicate_of).toEqual({ id: first.id, title: first.title });
  });

  test('of two that are marked as each other’s duplicate at once, one stays', async () => {
    const [one, other] = [await added(), await added()];
    const both = [
      move(one.id, 'duplicate', { duplicate_of: other.id }),
      move(other.id, 'duplicate', { duplicate_of: one.id }),
    ];
    const answers = await Promise.all(both);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('does the same to several, each by itself', async () => {
    const [one, other] = [await added(), await added()];
    await move(other.id, 'rejected', { remark: 'Prywatny' });
    const { body } = await send(admin, 'POST', '/api/documents/bulk', {
      ids: [one.id, other.id, uuid()],
      to: 'accepted',
    });
    expect([body.data.done, body.data.refused]).toEqual([1, 2]);
    expect([(await read(one.id)).status, (await read(other.id)).status]).toEqual(['accepted', 'rejected']);
  });

  test('writes down what the document says, and checks it', async () => {
    const document = await added();
    const { id, kind, month, title } = document;
    const put = async (values: object) =>
      send(admin, 'PUT', `/api/documents/${id}`, { kind, month, title, version: (await read(id)).version, ...values });
    const sum = await put({ net: '100.00', vat: '23.00', gross: '124.00' });
    expect([sum.status, sum.body.errors[0]]).toMatchObject([
      422,
      { pointer: '/gross', message: 'Netto i VAT nie dają tej kwoty brutto' },
    ]);
    expect((await put({ contractor_nip: '123' })).body.errors[0].message).toBe('NIP ma 10 cyfr. Tu są 3');
    const { body } = await put({
      kind: 'sale',
      number: 'FV 1/10/2026',
      contractor_nip: '526-025-02-74',
      contractor_name: 'Ministerstwo',
      issue_date: '2026-10-25',
      net: '100.00',
      vat: '23.00',
      gross: '123.01',
    });
    expect(body.data).toMatchObject({ kind: 'sale', contractor_nip: '5260250274', gross: '123.01', version: 2 });
    expect((await put({ contractor_nip: 'DE811907980' })).body.data.contractor_nip).toBe('DE811907980');
    const found = await get(admin, `/api/documents?search=${encodeURIComponent('fv 1/10')}`);
    expect(found.body.data.map((row: { id: string }) => row.id)).toEqual([id]);
    const stale = await send(admin, 'PUT', `/api/documents/${id}`, { kind, month, title, version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
  });

  test('moves a document to the company that it belongs to', async () => {
    const { id, kind, month, title, version } = await added();
    const optyk = (await people.company('Optyk')).id;
    const change = { kind, month, title, version, company_id: optyk };
    expect((await send(representative, 'PUT', `/api/documents/${id}`, change)).body.errors[0].code).toBe('office');
    expect((await send(admin, 'PUT', `/api/documents/${id}`, { ...change, company_id: uuid() })).status).toBe(422);
    expect((await send(admin, 'PUT', `/api/documents/${id}`, change)).body.data.company.id).toBe(optyk);
    expect([
      (await get(representative, `/api/documents/${id}`)).status,
      (await get(stranger, `/api/documents/${id}`)).status,
    ]).toEqual([404, 200]);
  });
});

describe('taken back', () => {
  test('it is gone with its file, and comes back whole', async () => {
    const content = pdf();
    const { id } = await added(representative, {}, content);
    expect((await remove(representative, `/api/documents/${id}`)).status).toBe(204);
    expect((await get(admin, `/api/documents/${id}`)).status).toBe(404);
    const deleted = (await get(admin, '/api/documents/deleted')).body.data;
    expect(deleted[0]).toMatchObject({ id, title: 'Paliwo 25.10', month: MONTH, company: { id: company.id } });
    // The same file may be handed over again meanwhile.
    await added(representative, {}, content);
    expect((await send(admin, 'POST', `/api/documents/${id}/restore`, {})).body.data.id).toBe(id);
    expect((await file(representative, id)).body).toBe(content);
  });

  test('not when the office checks it already, and not by the office when it is booked', async () => {
    const { id } = await added();
    await move(id, 'in_review');
    expect((await remove(representative, `/api/documents/${id}`)).body?.code).toBe('document_in_office');
    await move(id, 'accepted');
    await move(id, 'booked');
    expect((await remove(admin, `/api/documents/${id}`)).body?.code).toBe('document_settled');
  });
});

test('a company that is deleted and restored has its documents again', async () => {
  const other = await people.company('Zefir');
  const { id } = await added(admin, { company_id: other.id, direction: 'internal' });
  expect((await remove(admin, `/api/companies/${other.id}`)).status).toBe(204);
  expect((await get(admin, `/api/documents/${id}`)).status).toBe(404);
  await send(admin, 'POST', `/api/companies/${other.id}/restore`, {});
  expect((await file(admin, id)).statusCode).toBe(200);
});

test('a month comes as one archive with an index, and names nothing twice', async () => {
  const month = '2026-05';
  const contentsOf = [pdf(), pdf(), pdf()];
  await added(representative, { month, title: 'Paliwo: 1/2' }, contentsOf[0]);
  await added(representative, { month, title: 'Paliwo: 1/2' }, contentsOf[1]);
  const rejected = await added(representative, { month, title: 'Prywatne' }, contentsOf[2]);
  await move(rejected.id, 'rejected', { remark: 'To nie koszt firmy' });
  await added(admin, { month, direction: 'internal', title: 'Notatka' });
  const archive = async (by: Calling) => {
    const answer = await by.call({ method: 'GET', url: `/api/documents/zip?company_id=${company.id}&month=${month}` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    return unzipSync(answer.rawPayload);
  };
  const own = await archive(representative);
  const [index, ...names] = Object.keys(own);
  expect([index, names.map((name) => name.replace(/^\d{4}-\d\d-\d\d/, 'DAY'))]).toEqual([
    'spis.csv',
    ['DAY Faktura kosztowa Paliwo 1-2.pdf', 'DAY Faktura kosztowa Paliwo 1-2_2.pdf'],
  ]);
  expect(names.map((name) => Buffer.from(own[name] ?? []).toString())).toEqual(contentsOf.slice(0, 2));
  const lines = Buffer.from(own['spis.csv'] ?? [])
    .toString()
    .split('\r\n');
  expect([lines.length, lines[0], lines[3]]).toEqual([
    5,
    '\uFEFFRodzaj;Nazwa;Numer;Kontrahent;NIP kontrahenta;Data wystawienia;Brutto;Waluta;Status;Pliki',
    'Faktura kosztowa;Prywatne;;;;;;PLN;Odrzucony;',
  ]);
  expect(Object.keys(await archive(admin)).some((name) => name.includes('Notatka'))).toBe(true);
  const strange = await stranger.call({
    method: 'GET',
    url: `/api/documents/zip?company_id=${company.id}&month=${month}`,
  });
  expect(strange.statusCode).toBe(404);
});
