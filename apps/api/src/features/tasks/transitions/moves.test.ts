import { describe, expect, test } from 'vitest';
import { sharedTaskOffice } from '../../../testing/offices/task-office.ts';
import { send } from '../../../testing/server/answers.ts';

const { portal, people, settlements, office, clients, task, row, read, move } = sharedTaskOffice();

const refusal = ({ status, body }: Awaited<ReturnType<typeof move>>) => [status, body.errors?.[0]];

describe('a move', () => {
  test('takes the task on, and the history tells of it', async () => {
    const { id } = await task({ status: 'booking' });
    const { status, body } = await move(office.accountant, id, 'booked');
    expect([status, body.data.status, body.data.version]).toEqual([200, 'booked', 2]);
    expect(await people.history(id)).toEqual([['task.moved', { status: ['booking', 'booked'] }]]);
  });

  test('that does not follow is refused with one sentence', async () => {
    const { id } = await task({ status: 'awaiting_documents' });
    expect(refusal(await move(office.accountant, id, 'closed'))).toEqual([
      422,
      {
        pointer: '/to',
        code: 'not_next',
        message: 'Ze statusu „Oczekuje na dokumenty” nie ma przejścia do „Zamknięte”',
      },
    ]);
    expect((await row(id)).status).toBe('awaiting_documents');
  });

  test('is refused to whoever saw an older version', async () => {
    const { id } = await task({ status: 'booking' });
    await move(office.accountant, id, 'booked');
    const { status, body } = await send(office.owner, 'POST', `/api/tasks/${id}/status`, { to: 'booking', version: 1 });
    expect([status, body.code]).toEqual([409, 'version_conflict']);
  });

  test('back from the review wants a reason, and blanks are none', async () => {
    const { id } = await task({ status: 'review' });
    for (const more of [{}, { reason: '  ' }])
      expect(refusal(await move(office.accountant, id, 'booking', more))).toEqual([
        422,
        { pointer: '/reason', code: 'required', message: 'Podaj powód' },
      ]);
    expect((await move(office.accountant, id, 'booking', { reason: 'Brak faktury' })).status).toBe(200);
    expect(await people.history(id)).toEqual([
      ['task.moved', { status: ['review', 'booking'], reason: [null, 'Brak faktury'] }],
    ]);
  });

  test('to incomplete names what is missing, and the clients are told', async () => {
    const { id } = await task({ documents_confirmed_at: new Date(), status: 'complete' });
    for (const missing of [undefined, [], [' ']])
      expect(refusal(await move(office.accountant, id, 'incomplete', { ...(missing && { missing }) }))).toEqual([
        422,
        expect.objectContaining({ pointer: expect.stringMatching(/^\/missing/) }),
      ]);
    const { body } = await move(office.accountant, id, 'incomplete', { missing: ['Wyciąg bankowy ', 'Faktura'] });
    expect(body.data).toMatchObject({
      status: 'incomplete',
      missing: ['Wyciąg bankowy', 'Faktura'],
      documents_confirmed_at: null,
    });
    const told = (await settlements.notices('documents_missing')).filter(({ entity_id }) => entity_id === id);
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual(
      [clients.representative.id, clients.authorised.id].toSorted(),
    );
  });

  test('by which the office goes on without the client takes the documents as complete', async () => {
    for (const to of ['complete', 'booking'] as const) {
      const { id } = await task({ status: 'incomplete', missing: ['Faktura'] });
      const { body } = await move(office.accountant, id, to);
      expect(body.data).toMatchObject({
        status: to,
        missing: [],
        documents_confirmed_at: expect.any(String),
        documents_confirmed_by: expect.stringMatching(/^Test/),
      });
    }
  });

  test('to suspended remembers where the task was, and why it stands', async () => {
    const { id } = await task({ status: 'clarification', blocked_reason: 'Pytanie o fakturę' });
    const held = await move(office.accountant, id, 'suspended', { reason: 'Urlop klienta' });
    expect(held.body.data).toMatchObject({ status: 'suspended', blocked_reason: 'Urlop klienta' });
    expect(held.body.data.transitions.map(({ to }: { to: string }) => to)).toEqual(['clarification', 'cancelled']);
    expect(refusal(await move(office.accountant, id, 'booking'))).toMatchObject([422, { code: 'back_only' }]);
    expect((await move(office.accountant, id, 'clarification')).body.data.status).toBe('clarification');
    expect(await row(id)).toMatchObject({ status_before: null });
    expect((await move(office.accountant, id, 'booking')).body.data).toMatchObject({ blocked_reason: null });
  });

  test('to closed waits for declarations and payments, and the clients are told', async () => {
    const closing = await task({ status: 'published' });
    const declaration = await settlements.addDeclaration(closing);
    const liability = await settlements.addPublished(closing);
    const set = (table: 'declarations' | 'liabilities', id: string, status: string) =>
      // The statuses of both tables are texts here.
      portal.db
        .updateTable(table)
        .set({ status: status as never })
        .where('id', '=', id)
        .execute();
    expect(refusal(await move(office.accountant, closing.id, 'closed'))).toMatchObject([
      422,
      { pointer: '/to', code: 'not_filed' },
    ]);
    await set('declarations', declaration, 'accepted');
    expect(refusal(await move(office.accountant, closing.id, 'closed'))).toMatchObject([422, { code: 'not_paid' }]);
    await set('liabilities', liability, 'paid');
    expect((await move(office.accountant, closing.id, 'closed')).body.data.status).toBe('closed');
    expect((await settlements.notices('settlement_closed')).length).toBe(2);
  });
});

describe('who moves a task', () => {
  test('payroll moves payroll tasks only, an assistant none, and a client finds none', async () => {
    const [payroll, other] = [await task({ kind: 'payroll', status: 'booking' }), await task({ status: 'booking' })];
    expect((await move(office.payroll, payroll.id, 'booked')).status).toBe(200);
    const refused = await move(office.payroll, other.id, 'booked');
    expect([refused.status, refused.body.code]).toEqual([403, 'role']);
    expect((await move(office.assistant, other.id, 'booked')).status).toBe(403);
    expect((await move(clients.representative, other.id, 'booked')).status).toBe(404);
    expect((await read(office.payroll, other.id)).transitions).toEqual([]);
    expect((await read(office.assistant, other.id)).transitions).toEqual([]);
  });

  test('only administrators cancel, and what is cancelled stays so', async () => {
    const { id } = await task({ status: 'booking' });
    const cancel = (by: typeof office.owner) => move(by, id, 'cancelled', { reason: 'Pomyłka' });
    expect(refusal(await cancel(office.accountant))).toMatchObject([422, { code: 'only_administrators' }]);
    expect((await cancel(office.administrator)).body.data).toMatchObject({ status: 'cancelled', transitions: [] });
    expect(refusal(await move(office.owner, id, 'booking'))).toMatchObject([422, { code: 'final' }]);
  });

  test('four eyes: the reviewer hands over, nobody else', async () => {
    const { id } = await task({
      status: 'calculated',
      assignee_id: office.accountant.id,
      reviewer_id: office.administrator.id,
    });
    expect(refusal(await move(office.accountant, id, 'published'))).toMatchObject([422, { code: 'not_reviewed' }]);
    await move(office.accountant, id, 'review');
    expect(refusal(await move(office.accountant, id, 'published'))).toMatchObject([422, { code: 'not_the_reviewer' }]);
    expect((await move(office.administrator, id, 'published')).body.data.status).toBe('published');
  });

  test('the answer names the next moves with what stands in the way', async () => {
    const { id } = await task({ status: 'booked' });
    await settlements.addLiability({ id, company_id: (await row(id)).company_id });
    expect((await read(office.accountant, id)).transitions).toEqual([
      {
        to: 'calculated',
        reason: false,
        refused: 'Najpierw wylicz wszystkie zobowiązania albo oznacz je jako „nie dotyczy”',
      },
      { to: 'booking', reason: false, refused: null },
      { to: 'suspended', reason: true, refused: null },
      { to: 'cancelled', reason: true, refused: 'Anulować może właściciel albo administrator' },
    ]);
  });
});
