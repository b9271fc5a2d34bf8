import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tellSomebody } from '#domain/notices/notices.ts';
import { planNotices } from '#domain/notices/plan-notices.ts';
import { type Someone, sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import type { Calling } from '../../../testing/people/people.ts';
import { get, remove, send } from '../../../testing/server/answers.ts';
import { upload } from '../../../testing/server/uploads.ts';

const office = sharedSettlementOffice();
const { portal, admin, people, company, newClient } = office;

let representative: Someone;
let viewer: Someone;
let employee: Someone;
let stranger: Someone;
let auditor: Calling;
beforeAll(async () => {
  [representative, viewer, employee] = [
    await newClient('representative'),
    await newClient('viewer'),
    await newClient('employee'),
  ];
  stranger = await newClient('representative', (await people.company('Optyk')).id);
  auditor = await people.come('auditor');
});
afterEach(async () => void (await portal.db.deleteFrom('notices').execute()));

const MONTH = '2026-10';
const DUE = '2036-11-06';
const DAY = new Date('2026-11-18T10:00:00Z');
const LABELS = ['Faktura za paliwo', 'Raport dobowy z kasy', 'Wyciąg bankowy'];

let contents = 0;
/** Of no other file. */
const pdf = () => `%PDF-1.7 paragon ${(contents += 1)}`;
const uploaded = async (by: Calling, content = pdf()) =>
  (await upload(by, 'document', { name: 'zdjecie.pdf', content })).upload_id;

const ask = (values: object = {}, by: Calling = admin) =>
  send(by, 'POST', '/api/document-requests', {
    company_ids: [company.id],
    month: MONTH,
    title: 'Dokumenty za październik',
    due_date: DUE,
    items: LABELS.map((label) => ({ label })),
    ...values,
  });

async function asked(values: object = {}) {
  const { status, body } = await ask(values);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data[0];
}
type Request = Awaited<ReturnType<typeof asked>>;

const read = async (id: string, by: Calling = admin) => (await get(by, `/api/document-requests/${id}`)).body.data;
const deliver = async (by: Calling, { id, items }: Request, item = 0, more: object = {}) =>
  send(by, 'POST', `/api/document-requests/${id}/items/${items[item].id}/documents`, {
    upload_ids: [await uploaded(by)],
    ...more,
  });
const answer = (by: Calling, { id, items }: Request, item: number, reason: string | null) =>
  send(by, 'PUT', `/api/document-requests/${id}/items/${items[item].id}/answer`, { reason });
const states = ({ items }: Request) => items.map(({ state }: { state: string }) => state);

/** Moves the only document of an item on. */
async function check({ id }: Request, item: number, to: string, remark?: string) {
  const [document] = (await read(id)).items[item].documents;
  const { version } = (await get(admin, `/api/documents/${document.id}`)).body.data;
  const { status } = await send(admin, 'POST', `/api/documents/${document.id}/status`, { to, version, remark });
  expect(status).toBe(200);
}

/** The text of the last message to somebody, after everybody was told what is planned. */
async function letterTo({ email }: { email: string }): Promise<string> {
  await portal.db.updateTable('notices').set({ send_after: sql`now()` }).where('state', '=', 'waiting').execute();
  while (await tellSomebody(portal.tenant, 'https://biuro.example', DAY, { nudge: () => {} }));
  const letter = await portal.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return letter?.text ?? '';
}

/** Who comes through the link of the last letter to somebody, without signing in. */
async function through(person: { email: string }): Promise<Calling> {
  const [, token = ''] = /\/requests\/([A-Za-z0-9]{43})\b/.exec(await letterTo(person)) ?? [];
  expect(token).not.toBe('');
  return byToken(token);
}

const byToken = (token: string): Calling => ({
  call: ({ headers, ...call }) =>
    portal.call({ ...call, headers: { 'x-api-key': 'biuro-web', ...headers, 'x-action-link': token } }),
});
const linked = (by: Calling) => get(by, '/api/document-requests/linked');

describe('a request', () => {
  test('asks each company for its items, and tells who acts for it', async () => {
    const request = await asked({ description: 'Bez nich nie policzymy VAT.' });
    expect(request).toMatchObject({
      company: { id: company.id, name: company.name },
      month: MONTH,
      status: 'waiting',
      overdue: false,
      done: 0,
      task: null,
      items: LABELS.map((label) => ({ label, kind: 'other', state: 'missing', reason: null, documents: [] })),
    });
    expect((await office.notices('documents_requested')).map(({ user_id }) => user_id)).toEqual([representative.id]);
    const letter = await letterTo(representative);
    for (const label of LABELS) expect(letter).toContain(`– ${label}`);
    expect((await people.history(request.id)).map(([action]) => action)).toEqual(['document_request.created']);
  });

  test('follows its documents: delivered, returned, delivered again, accepted', async () => {
    const request = await asked();
    await deliver(representative, request);
    expect(await read(request.id)).toMatchObject({ status: 'partial', done: 1 });
    await check(request, 0, 'to_correct', 'Ucięty brzeg');
    const returned = await read(request.id);
    expect([returned.status, states(returned), returned.items[0].remark]).toEqual([
      'partial',
      ['to_correct', 'missing', 'missing'],
      'Ucięty brzeg',
    ]);
    await deliver(representative, request);
    const again = await read(request.id);
    expect([states(again), again.items[0].documents.length, again.items[0].remark]).toEqual([
      ['delivered', 'missing', 'missing'],
      1,
      null,
    ]);
    await deliver(representative, request, 1);
    await answer(representative, request, 2, 'Nie mamy tego konta');
    expect((await read(request.id)).status).toBe('delivered');
    await check(request, 0, 'accepted');
    await check(request, 1, 'accepted');
    expect(await read(request.id)).toMatchObject({ status: 'accepted', done: 3 });
  });

  test('asks again for what was deleted, rejected or belongs to another company', async () => {
    const other = await people.company('Optyk');
    const request = await asked();
    for (const item of [0, 1, 2]) await deliver(representative, request, item);
    expect((await read(request.id)).status).toBe('delivered');
    const [first, second] = (await read(request.id)).items.map(
      ({ documents: [document] }: { documents: { id: string }[] }) => document?.id,
    );
    await remove(admin, `/api/documents/${first}`);
    const document = (await get(admin, `/api/documents/${second}`)).body.data;
    const { kind, month, title, version } = document;
    await send(admin, 'PUT', `/api/documents/${second}`, { kind, month, title, version, company_id: other.id });
    await check(request, 2, 'rejected', 'To nie jest wyciąg');
    const now = await read(request.id);
    expect([now.status, states(now), now.items[2].remark]).toEqual([
      'waiting',
      ['missing', 'missing', 'missing'],
      'To nie jest wyciąg',
    ]);
    await send(admin, 'POST', `/api/documents/${first}/restore`, {});
    expect(states(await read(request.id))[0]).toBe('delivered');
  });

  test('its items change as long as nothing was handed over for them', async () => {
    const request = await asked();
    await deliver(representative, request);
    const { items, version } = await read(request.id);
    const change = (kept: object[]) =>
      send(admin, 'PUT', `/api/document-requests/${request.id}`, {
        title: 'Inna nazwa',
        due_date: DUE,
        items: kept,
        version,
      });
    const [first, second] = items;
    expect(await change([{ id: second.id, label: second.label }])).toMatchObject({
      status: 409,
      body: { code: 'item_delivered' },
    });
    const { body } = await change([
      { id: null, label: 'Umowa' },
      { id: first.id, label: 'Paliwo' },
    ]);
    expect([body.data.title, body.data.items.map(({ label }: { label: string }) => label)]).toEqual([
      'Inna nazwa',
      ['Umowa', 'Paliwo'],
    ]);
    expect((await change([{ id: first.id, label: 'Paliwo' }])).status).toBe(409);
  });

  test('that is withdrawn takes nothing, and is not there for the company', async () => {
    const request = await asked();
    await send(admin, 'POST', `/api/document-requests/${request.id}/withdrawal`, {});
    expect((await read(request.id)).status).toBe('withdrawn');
    expect((await deliver(representative, request)).status).toBe(404);
    expect((await get(representative, `/api/document-requests/${request.id}`)).status).toBe(404);
    expect((await send(admin, 'POST', `/api/document-requests/${request.id}/reminder`, {})).status).toBe(409);
  });

  test('is reminded of at most once in an hour', async () => {
    const request = await asked();
    const remind = () => send(admin, 'POST', `/api/document-requests/${request.id}/reminder`, {});
    expect(await remind()).toMatchObject({ status: 409, body: { code: 'reminded' } });
    const hours = sql<Date>`now() - interval '2 hours'`;
    await portal.db.updateTable('document_requests').set({ created_at: hours }).where('id', '=', request.id).execute();
    expect((await remind()).status).toBe(200);
    expect((await remind()).status).toBe(409);
    expect((await office.notices('request_reminder')).map(({ user_id }) => user_id)).toEqual([representative.id]);
  });

  test.each<[string, object, string, string]>([
    ['a past day', { due_date: '2020-01-01' }, '/due_date', 'past'],
    ['a company that is not there', { company_ids: [uuid()] }, '/company_ids/0', 'unknown'],
    ['no item', { items: [] }, '/items', 'minItems'],
  ])('with %s is refused', async (_what, values, pointer, code) => {
    const { status, body } = await ask(values);
    expect([status, body.errors.map((one: { pointer: string; code: string }) => [one.pointer, one.code])]).toEqual([
      422,
      [[pointer, code]],
    ]);
  });
});

describe('who may', () => {
  test('see, answer and ask', async () => {
    const request = await asked();
    for (const by of [representative, viewer, auditor])
      expect((await get(by, `/api/document-requests/${request.id}`)).status).toBe(200);
    for (const by of [employee, stranger]) {
      expect((await get(by, `/api/document-requests/${request.id}`)).status).toBe(404);
      expect((await answer(by, request, 0, 'Nie')).status).toBe(404);
      expect((await deliver(by, request)).status).toBe(404);
      expect((await get(by, `/api/document-requests/my?company_id=${company.id}`)).body.data).toEqual([]);
    }
    expect((await answer(viewer, request, 0, 'Nie')).status).toBe(403);
    expect((await deliver(viewer, request)).status).toBe(403);
    expect((await ask({}, auditor)).status).toBe(403);
    expect((await ask({}, representative)).status).toBe(404);
    expect((await linked(representative)).status).toBe(401);
    expect((await linked({ call: portal.call })).status).toBe(401);
    expect((await answer(admin, request, 0, 'Nie potrzebujemy')).status).toBe(200);
    expect(states(await read(request.id))[0]).toBe('not_applicable');
  });
});

describe('an action link', () => {
  test('answers its request without signing in, and shows nothing that was handed over', async () => {
    const request = await asked();
    const link = await through(representative);
    const { status, body } = await linked(link);
    expect([status, body.data.id, body.data.company.name]).toEqual([200, request.id, company.name]);
    expect(Date.parse(body.data.link_expires_at)).toBe(Date.parse('2036-11-13T23:00:00Z'));
    const delivered = await deliver(link, request, 0, { source: 'phone' });
    expect([delivered.status, delivered.body.data.items[0]]).toMatchObject([
      200,
      { state: 'delivered', documents: [], delivered_at: expect.any(String) },
    ]);
    const [document] = (await read(request.id)).items[0].documents;
    const made = (await get(admin, `/api/documents/${document.id}`)).body.data;
    expect(made).toMatchObject({
      title: LABELS[0],
      month: MONTH,
      source: 'phone',
      status: 'sent',
      company: { id: company.id },
    });
    expect((await answer(link, request, 1, 'Kasy nie używamy')).body.data.items[1].state).toBe('not_applicable');
    expect((await answer(link, request, 1, null)).body.data.items[1].state).toBe('missing');
  });

  test('opens nothing else', async () => {
    const other = await asked();
    const request = await asked({ title: 'Druga prośba' });
    await portal.db.deleteFrom('notices').where('entity_id', '=', other.id).execute();
    const link = await through(representative);
    for (const url of [
      `/api/document-requests/${request.id}`,
      '/api/documents/my',
      '/api/companies/my',
      '/api/home/my',
    ])
      expect((await get(link, url)).status).toBe(401);
    expect((await deliver(link, other)).status).toBe(404);
    expect((await answer(link, other, 0, 'Nie')).status).toBe(404);
    const statement = await upload(link, 'payment_proof', { name: 'dowod.pdf', content: pdf() });
    expect(statement.status).toBe(403);
  });

  test('ends when the request is complete, and works again for what comes back', async () => {
    const request = await asked({ items: [{ label: 'Umowa' }] });
    const link = await through(representative);
    await deliver(link, request);
    expect(await linked(link)).toMatchObject({ status: 410, body: { code: 'request_complete' } });
    await check(request, 0, 'to_correct', 'Brakuje strony');
    const letter = await letterTo(representative);
    expect(letter).toContain('Brakuje strony');
    const again = await through(representative);
    for (const one of [link, again]) expect((await linked(one)).body.data.items[0].remark).toBe('Brakuje strony');
    expect((await deliver(again, request)).body.data.items[0].state).toBe('delivered');
  });

  test.each<[string, (request: Request) => Promise<unknown>]>([
    ['its time is over', () => portal.db.updateTable('action_links').set({ expires_at: sql`now()` }).execute()],
    ['the request is withdrawn', ({ id }) => send(admin, 'POST', `/api/document-requests/${id}/withdrawal`, {})],
    ['the person no longer acts for the company', () => setRole('viewer')],
    ['the address is somebody else’s', () => setUser({ email: `nowy-${uuid()}@test.example` })],
    ['the telephone is another', () => setUser({ phone: '+48600100200' })],
  ])('ends when %s', async (_what, end) => {
    const request = await asked();
    const link = await through(representative);
    expect((await linked(link)).status).toBe(200);
    await end(request);
    expect(await linked(link)).toMatchObject({ status: 410, body: { code: 'action_link_spent' } });
    expect((await deliver(link, request)).status).toBe(410);
    await setRole('representative');
    await setUser({ email: representative.email });
  });

  const setRole = (role: 'viewer' | 'representative') =>
    portal.db.updateTable('company_users').set({ role }).where('user_id', '=', representative.id).execute();
  const setUser = (values: { email?: string; phone?: string }) =>
    portal.db.updateTable('users').set(values).where('id', '=', representative.id).execute();

  test('stands at each request of a letter that speaks of several', async () => {
    for (const title of ['Pierwsza', 'Druga']) await asked({ title });
    const tokens = [...(await letterTo(representative)).matchAll(/\/requests\/([A-Za-z0-9]{43})\b/g)];
    const titles = await Promise.all(
      tokens.map(async ([, token = '']) => (await linked(byToken(token))).body.data.title),
    );
    expect(titles).toEqual(['Pierwsza', 'Druga']);
  });

  test('is in a text message, too', async () => {
    const request = await asked();
    await letterTo(representative);
    const phone = '+48600200300';
    await portal.db.updateTable('users').set({ phone }).where('id', '=', representative.id).execute();
    await portal.db
      .updateTable('document_requests')
      .set({ due_date: '2026-11-16' })
      .where('id', '=', request.id)
      .execute();
    const about = { entityId: request.id, companyId: company.id, to: { users: [representative.id] } };
    await planNotices(portal.db, [{ event: 'request_overdue', ...about, channel: 'sms', dedupeKey: uuid() }]);
    const message = await letterTo({ email: phone });
    expect(message).toMatch(
      /Czekamy na dokumenty za pazdziernik.*https:\/\/biuro\.example\/requests\/[A-Za-z0-9]{43}$/,
    );
    await portal.db.updateTable('users').set({ phone: null }).where('id', '=', representative.id).execute();
  });

  test('that was guessed is refused, and reading one changes nothing', async () => {
    expect((await linked(byToken('x'.repeat(43)))).status).toBe(410);
    const request = await asked();
    const link = await through(representative);
    await linked(link);
    await linked(link);
    expect((await read(request.id)).version).toBe(1);
  });
});

describe('a settlement', () => {
  test('that lacks documents asks for them, and is complete once all of them are accepted', async () => {
    const task = await office.addTask({ company_id: company.id, period: '2026-09', status: 'awaiting_documents' });
    const move = async (missing: string[]) => {
      const { version, status } = (await get(admin, `/api/tasks/${task.id}`)).body.data;
      if (status === 'incomplete')
        await send(admin, 'POST', `/api/tasks/${task.id}/status`, { to: 'complete', version });
      const now = (await get(admin, `/api/tasks/${task.id}`)).body.data;
      return send(admin, 'POST', `/api/tasks/${task.id}/status`, { to: 'incomplete', version: now.version, missing });
    };
    const raised = async () =>
      (await get(admin, `/api/document-requests?filters[task_id]=${task.id}`)).body.data as Request[];
    await move(['Wyciąg', 'Faktura']);
    await move(['faktura', 'Umowa']);
    const [request, ...more] = await raised();
    expect([more, request.title, request.items.map(({ label }: { label: string }) => label)]).toEqual([
      [],
      'Dokumenty za wrzesień 2026',
      ['Wyciąg', 'Faktura', 'Umowa'],
    ]);
    const letter = await letterTo(representative);
    expect(letter).toMatch(/\/requests\/[A-Za-z0-9]{43}/);
    for (const item of [0, 1]) await deliver(representative, request, item);
    await answer(representative, request, 2, 'Nie ma umowy');
    await check(request, 0, 'accepted');
    const statusOf = async () => (await get(admin, `/api/tasks/${task.id}`)).body.data.status;
    expect(await statusOf()).toBe('incomplete');
    await check(request, 1, 'accepted');
    expect(await statusOf()).toBe('complete');
    expect((await people.history(task.id)).at(-1)?.[0]).toBe('task.documents_confirmed');
  });

  test('that is deleted and restored, and a company too, keep their requests', async () => {
    const own = await people.company('Stolarnia');
    const { body } = await ask({ company_ids: [own.id] });
    const [request] = body.data;
    await remove(admin, `/api/companies/${own.id}`);
    expect((await get(admin, `/api/document-requests/${request.id}`)).status).toBe(404);
    await send(admin, 'POST', `/api/companies/${own.id}/restore`, {});
    expect((await read(request.id)).items).toHaveLength(3);
  });
});

test('a template keeps its items under a name of its own', async () => {
  const keep = (name: string) =>
    send(admin, 'POST', '/api/document-requests/templates', {
      name,
      items: [{ label: 'Wyciąg', kind: 'bank_statement' }],
    });
  const { body } = await keep('Co miesiąc');
  expect((await keep('co MIESIĄC')).body.code).toBe('template_name');
  expect((await get(admin, '/api/document-requests/templates')).body.data).toEqual([
    { id: body.data.id, name: 'Co miesiąc', items: [{ label: 'Wyciąg', kind: 'bank_statement' }] },
  ]);
  expect((await remove(admin, `/api/document-requests/templates/${body.data.id}`)).status).toBe(204);
  expect((await get(admin, '/api/document-requests/templates')).body.data).toEqual([]);
});

test('requests that were open at once end in one state', async () => {
  const request = await asked();
  const both = await Promise.all([
    deliver(representative, request, 0),
    deliver(representative, request, 1),
    answer(representative, request, 2, 'Nie'),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await read(request.id)).toMatchObject({ status: 'delivered', done: 3 });
});
