import { describe, expect, test } from 'vitest';
import { sharedTaskOffice } from '../../../testing/offices/task-office.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { people, settlements, office, clients, companies, task, row, read, move } = sharedTaskOffice();

type Calling = (typeof office)['owner'];
const confirm = (by: Calling, id: string) => send(by, 'POST', `/api/tasks/${id}/confirm-documents`, '');
const late = (by: Calling, id: string, note = 'Dwie faktury') =>
  send(by, 'POST', `/api/tasks/${id}/late-documents`, { note });
const decide = (by: Calling, id: string, decision: string) =>
  send(by, 'POST', `/api/tasks/${id}/late-documents/decision`, { decision });
const notices = async (event: string, id: string) =>
  (await settlements.notices(event)).filter(({ entity_id }) => entity_id === id).map(({ user_id }) => user_id);

describe('confirming the documents', () => {
  test.each(['representative', 'authorised'] as const)('is for a client who is %s', async (role) => {
    const { id } = await task({ status: 'incomplete', missing: ['Faktura'], assignee_id: office.accountant.id });
    const { status, body } = await confirm(clients[role], id);
    expect([status, body.data]).toEqual([
      200,
      {
        id,
        title: 'Rozliczenie',
        kind: 'correction',
        period: '2026-03',
        company: { id: companies.own, name: 'Firma 1' },
        step: 'booking',
        status: 'complete',
        docs_due_at: null,
        missing: [],
        late_docs: false,
        documents_confirmed_at: expect.any(String),
        can_confirm: false,
        to_pay: null,
      },
    ]);
    expect(await people.history(id)).toEqual([['task.documents_confirmed', { status: ['incomplete', 'complete'] }]]);
    expect(await notices('documents_confirmed', id)).toEqual([office.accountant.id]);
  });

  test('again changes nothing', async () => {
    const { id } = await task({ assignee_id: office.accountant.id });
    const first = await confirm(clients.representative, id);
    expect(await confirm(clients.authorised, id)).toEqual(first);
    expect([await notices('documents_confirmed', id), (await row(id)).version]).toEqual([[office.accountant.id], 2]);
  });

  test('twice at the same time counts once', async () => {
    const { id } = await task();
    await Promise.all([confirm(clients.representative, id), confirm(clients.authorised, id)]);
    expect((await people.history(id)).map(([action]) => action)).toEqual(['task.documents_confirmed']);
  });

  test('of a task that is further on changes nothing', async () => {
    const { id } = await task({ status: 'booked' });
    expect((await confirm(clients.representative, id)).body.data).toMatchObject({ status: 'booked', step: 'taxes' });
    expect((await row(id)).version).toBe(1);
  });

  test('is refused to who only reads, and hidden from everybody else', async () => {
    const { id } = await task();
    const refused = await confirm(clients.viewer, id);
    expect([refused.status, refused.body.code]).toEqual([403, 'role']);
    for (const by of [clients.employee, clients.stranger, office.administrator])
      expect((await confirm(by, id)).status).toBe(404);
    expect((await row(id)).status).toBe('awaiting_documents');
  });

  test('does not reach a task that the office keeps to itself', async () => {
    for (const values of [{ client_visible: false }, { status: 'cancelled' as const }]) {
      const { id } = await task(values);
      expect((await confirm(clients.representative, id)).status).toBe(404);
    }
  });

  test('is possible again after the office has found something missing', async () => {
    const { id } = await task();
    await confirm(clients.representative, id);
    await move(office.accountant, id, 'incomplete', { missing: ['Wyciąg'] });
    const before = (await get(clients.representative, `/api/tasks/my/${id}`)).body.data;
    expect(before).toMatchObject({ can_confirm: true, missing: ['Wyciąg'], documents_confirmed_at: null });
    expect((await confirm(clients.representative, id)).body.data.status).toBe('complete');
  });
});

describe('late documents', () => {
  test.each([
    'complete',
    'booking',
    'clarification',
    'booked',
    'calculated',
    'review',
    'published',
    'closed',
    'correcting',
    'suspended',
  ] as const)('are taken while the task is %s, and its accountant is told', async (status) => {
    const { id } = await task({ status, assignee_id: office.accountant.id });
    const { status: code, body } = await late(clients.authorised, id);
    expect([code, body.data.late_docs, body.data.status]).toEqual([200, true, status]);
    expect(await notices('documents_late', id)).toEqual([office.accountant.id]);
    expect(await read(office.owner, id)).toMatchObject({ late_docs: true, late_docs_note: 'Dwie faktury', version: 1 });
  });

  test('are not late while the office waits for documents', async () => {
    const { id } = await task({ status: 'incomplete' });
    expect((await late(clients.representative, id)).body.data.late_docs).toBe(false);
    expect(await people.history(id)).toEqual([['task.late_documents_reported', { note: [null, 'Dwie faktury'] }]]);
  });

  test('that come one after the other are all kept', async () => {
    const { id } = await task({ status: 'booking' });
    await late(clients.representative, id, 'Pierwsza');
    await late(clients.authorised, id, 'Druga');
    expect((await row(id)).late_docs_note).toBe('Pierwsza\nDruga');
  });

  test('are refused to who only reads, and hidden from everybody else', async () => {
    const { id } = await task({ status: 'booking' });
    expect((await late(clients.viewer, id)).status).toBe(403);
    for (const by of [clients.employee, clients.stranger]) expect((await late(by, id)).status).toBe(404);
  });

  test('taken into this period leave the next one alone', async () => {
    const { id } = await task({ status: 'booking' });
    await late(clients.representative, id);
    const { status, body } = await decide(office.accountant, id, 'this_period');
    expect([status, body.data.late_docs]).toEqual([200, false]);
    expect((await people.history(id)).at(-1)).toEqual([
      'task.late_documents_decided',
      { decision: [null, 'this_period'], note: [null, 'Dwie faktury'] },
    ]);
  });

  test('handed over stand in the checklist of the next period', async () => {
    const now = await task({
      kind: 'settlement',
      period: '2026-05',
      title: 'Rozliczenie 05/2026',
      status: 'published',
    });
    const next = await task({ kind: 'settlement', period: '2026-06' });
    await late(clients.representative, now.id);
    await decide(office.accountant, now.id, 'next_period');
    expect((await read(office.accountant, next.id)).checklist).toEqual([
      {
        id: expect.any(String),
        text: 'Dokumenty z „Rozliczenie 05/2026”: Dwie faktury',
        done_at: null,
        done_by: null,
      },
    ]);
  });

  test('cannot be decided about where there are none', async () => {
    const { id } = await task({ status: 'booking' });
    const { status, body } = await decide(office.accountant, id, 'this_period');
    expect([status, body.code]).toEqual([409, 'no_late_docs']);
    expect((await decide(clients.representative, id, 'this_period')).status).toBe(404);
  });
});

describe('what a client sees', () => {
  test.each([
    ['awaiting_documents', 'documents'],
    ['incomplete', 'documents'],
    ['complete', 'booking'],
    ['booking', 'booking'],
    ['clarification', 'booking'],
    ['booked', 'taxes'],
    ['calculated', 'taxes'],
    ['review', 'taxes'],
    ['published', 'payment'],
    ['correcting', 'payment'],
    ['closed', 'closed'],
  ] as const)('of a task that is %s: %s', async (status, step) => {
    const { id } = await task({ status });
    const shown = async () => (await get(clients.viewer, `/api/tasks/my/${id}`)).body.data;
    expect(await shown()).toMatchObject({ status, step, can_confirm: false });
    if (['published', 'correcting', 'closed'].includes(status)) return;
    await move(office.owner, id, 'suspended', { reason: 'Przerwa' });
    expect(await shown()).toMatchObject({ status: 'suspended', step });
  });

  test('to pay is what was published and is not paid', async () => {
    const settlement = await task({ kind: 'settlement', period: '2026-01', status: 'published' });
    const shown = async () => (await get(clients.viewer, `/api/tasks/my/${settlement.id}`)).body.data.to_pay;
    await settlements.addLiability(settlement, {
      kind: 'pit',
      status: 'calculated',
      amount: '500.00',
      result: 'payable',
    });
    expect(await shown()).toBeNull();
    await settlements.addPublished(settlement, { kind: 'vat', amount: '1000.00', paid_amount: '250.50' });
    await settlements.addPublished(settlement, { kind: 'zus', amount: '99.99', status: 'read' });
    await settlements.addPublished(settlement, { kind: 'ppk', amount: '70.00', status: 'paid' });
    await settlements.addPublished(settlement, { kind: 'cit', amount: '7000.00', result: 'refund' });
    expect(await shown()).toBe('849.49');
  });

  test('the list holds the tasks of their companies, the newest period first', async () => {
    const mine = async (by: Calling, query = '') => (await get(by, `/api/tasks/my?limit=100${query}`)).body;
    const hidden = await task({ client_visible: false });
    const foreign = await task({ company_id: companies.other });
    const { data, meta } = await mine(clients.viewer);
    const ids = data.map(({ id }: { id: string }) => id);
    expect([ids.includes(hidden.id), ids.includes(foreign.id), meta.total]).toEqual([false, false, data.length]);
    const periods = data.map(({ period }: { period: string }) => period);
    expect(periods).toEqual(periods.toSorted().toReversed());
    expect((await mine(clients.employee)).meta.total).toBe(0);
    expect((await mine(clients.viewer, `&company_id=${companies.other}`)).data).toEqual([]);
    expect((await mine(clients.stranger)).data.map(({ id }: { id: string }) => id)).toEqual([foreign.id]);
    expect((await get(clients.stranger, `/api/tasks/my/${ids[0]}`)).status).toBe(404);
    expect((await get(clients.employee, `/api/tasks/my/${ids[0]}`)).status).toBe(404);
  });
});
