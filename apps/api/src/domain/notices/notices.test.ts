import { type Insertable, sql, type Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LiabilitiesTable, TasksTable } from '#platform/database/tables/settlements.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { isQuiet, remind, tellSomebody } from './notices.ts';
import { type NoticeEvent, planNotices } from './plan-notices.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const DAY = new Date('2026-11-18T10:00:00Z');
const NIGHT = new Date('2026-11-18T21:30:00Z');

let company: string;
let client: string;
let task: string;

beforeEach(async () => {
  const { db } = portal;
  await db.deleteFrom('notices').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('tasks').execute();
  await db.deleteFrom('staff_reports').execute();
  const a = await db.selectFrom('users').select('id').where('email', '=', 'a@two.example').executeTakeFirstOrThrow();
  const own = await db
    .selectFrom('company_users')
    .select('company_id')
    .where('user_id', '=', a.id)
    .executeTakeFirstOrThrow();
  client = a.id;
  company = own.company_id;
  task = await addTask('2026-10', '2026-11-18');
});

async function addTask(period: string, docsDueAt: string): Promise<string> {
  const id = uuid();
  await portal.db
    .insertInto('tasks')
    .values({
      id,
      company_id: company,
      kind: 'settlement',
      title: `Rozliczenie ${period}`,
      period,
      docs_due_at: docsDueAt,
      due_at: '2026-11-23',
    })
    .execute();
  return id;
}

type Values = Partial<Insertable<LiabilitiesTable>>;

async function addLiability(kind: 'zus' | 'vat', amount: string, dueDate: string, more: Values = {}): Promise<string> {
  const id = uuid();
  await portal.db
    .insertInto('liabilities')
    .values({
      id,
      task_id: task,
      company_id: company,
      kind,
      period: '2026-10',
      amount,
      result: 'payable',
      status: 'published',
      statutory_date: dueDate,
      due_date: dueDate,
      recipient: 'Urząd',
      ...more,
    })
    .execute();
  return id;
}

async function addReport(): Promise<string> {
  const id = uuid();
  await portal.db
    .insertInto('staff_reports')
    .values({ id, company_id: company, kind: 'worktime', date_from: '2026-10-01', note: '168', created_by: client })
    .execute();
  return id;
}

const plan = (event: 'taxes_ready' | 'documents_missing' | 'tax_corrected', entityId = task, more = '') =>
  planNotices(portal.db, [
    { event, entityId, companyId: company, to: { clientsOf: company }, dedupeKey: `${event} ${entityId}${more}` },
  ]);
/** The lines of the only message between greeting and link. */
async function lines(): Promise<string[]> {
  const [message, ...others] = await sent();
  expect(others).toEqual([]);
  return (message?.text ?? '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .slice(3, -6);
}
const setPhone = () => portal.db.updateTable('users').set({ phone: '+48600000001' }).where('id', '=', client).execute();

const due = () => portal.db.updateTable('notices').set({ send_after: sql<Date>`now()` }).execute();

async function tellAll(now = DAY): Promise<void> {
  while (await tellSomebody(portal.tenant, 'https://portal.example', now, { nudge: () => {} }));
}

const sent = () =>
  portal.db.selectFrom('outbox').select(['recipient', 'channel', 'subject', 'text']).orderBy('created_at').execute();
const states = async () =>
  (await portal.db.selectFrom('notices').select(['event', 'state']).orderBy('event').execute()).map(
    ({ event, state }) => `${event} ${state}`,
  );

test('what happened to one company within two minutes is one message, with the amounts of the moment', async () => {
  await addLiability('zus', '1646.47', '2026-11-20');
  await addLiability('vat', '8412.00', '2026-11-25');
  await plan('taxes_ready');
  await plan('documents_missing');
  await due();
  await tellAll();
  const messages = await sent();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ recipient: 'a@two.example', subject: 'Biuro Rachunkowe Demo: 2 wiadomości' });
  expect(messages[0]?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('– VAT: 8 412,00 zł do 25 listopada 2026');
  expect(await states()).toEqual(['documents_missing sent', 'taxes_ready sent']);
});

describe('an e-mail', () => {
  const letter = async () => {
    const row = await portal.db.selectFrom('outbox').select(['subject', 'text', 'html']).executeTakeFirstOrThrow();
    const html = row.html ?? '';
    const shown = html.slice(html.indexOf('</style>')).replaceAll(/<[^>]+>|&#847;|&zwnj;|&nbsp;/g, ' ');
    return { ...row, html, shown: shown.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim() };
  };
  const told = async (event: 'taxes_ready' | 'documents_missing') => {
    await plan(event);
    await due();
    await tellAll();
    return letter();
  };

  test('of amounts has sum, term and a button that opens the sheet of the first payment, each with its account', async () => {
    const account = '67101000712222526025027400';
    const zus = await addLiability('zus', '6816.00', '2026-11-20', { account: '90600000020260010000000075' });
    await addLiability('vat', '3298.00', '2026-11-25', { account });
    const { subject, text, html, shown } = await told('taxes_ready');
    expect(subject.replaceAll(/[\u202f]/g, '\u00a0')).toBe('Do zapłaty 10\u00a0114,00\u00a0zł do 20\u00a0listopada');
    const link = `https://portal.example/payments?pay=${zus}`;
    expect(text).toContain(`Zapłać: ${link}\n\nBiuro Rachunkowe Demo\n`);
    expect(html).toContain(`<a href="${link}"`);
    expect(shown).toContain(
      'Do zapłaty za październik 2026 10 114,00 zł pierwsza płatność do 20 listopada Zapłać Kod do aplikacji banku, bez przepisywania ' +
        'Składki ZUS 6 816,00 zł 90 6000 0002 0260 0100 0000 0075 · do 20 listopada ' +
        'VAT 3 298,00 zł 67 1010 0071 2222 5260 2502 7400 · do 25 listopada Razem, 2 przelewy 10 114,00 zł',
    );
    // Beside the subject the mailbox shows the sums.
    expect(shown).toMatch(/^\S.* Składki ZUS 6 816,00 zł, VAT 3 298,00 zł /);
  });

  test('leads to the settlement that waits for documents, and names what is missing', async () => {
    await portal.db
      .updateTable('tasks')
      .set({ status: 'incomplete', missing: ['Wyciąg <b>', 'Raport'] })
      .where('id', '=', task)
      .execute();
    const { text, html, shown } = await told('documents_missing');
    const link = `https://portal.example/settlements/${task}`;
    expect(text).toContain(`Szczegóły w portalu: ${link}\n`);
    expect(html).toContain(`<a href="${link}"`);
    expect(html).toContain('<li>Wyciąg &lt;b&gt;</li><li>Raport</li>');
    expect(shown).toContain('Brakuje dokumentów za październik 2026');
  });

  test('of several things leads to the first page', async () => {
    await addLiability('zus', '100.00', '2026-11-20');
    await plan('taxes_ready');
    const { text } = await told('documents_missing');
    expect(text).toContain('Szczegóły w portalu: https://portal.example\n');
  });

  test('says what a client sends while the office waits for documents', async () => {
    const assignee = await portal.db
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', true)
      .executeTakeFirstOrThrow();
    await portal.db.updateTable('tasks').set({ late_docs_note: 'Faktura za prąd' }).where('id', '=', task).execute();
    await planNotices(portal.db, [
      { event: 'documents_late', entityId: task, companyId: company, to: { users: [assignee.id] }, dedupeKey: 'sent' },
    ]);
    await due();
    await tellAll();
    const { text } = await letter();
    expect(text).toContain('Klient dosyła dokumenty za październik 2026: Faktura za prąd\n');
    expect(text).toContain(`https://portal.example/dashboard/tasks/${task}\n`);
  });
});

describe('amounts for the client', () => {
  test('are told also where there is nothing to pay', async () => {
    await addLiability('vat', '320.00', '2026-11-25', { result: 'refund' });
    await addLiability('zus', '0.00', '2026-11-20', { result: 'zero' });
    await plan('taxes_ready');
    await due();
    await tellAll();
    expect(await lines()).toEqual([
      'Podatki i składki za październik 2026:',
      '– Składki ZUS: brak wpłaty',
      '– VAT: do zwrotu 320,00 zł',
      'Nie ma nic do zapłaty.',
    ]);
  });

  test('name what is left to pay, and first what is to be paid', async () => {
    await addLiability('vat', '1000.00', '2026-11-25', { paid_amount: '400.00', paid_at: '2026-11-10' });
    await addLiability('zus', '120.00', '2026-11-20', { result: 'overpaid' });
    await plan('taxes_ready');
    await due();
    await tellAll();
    expect(await lines()).toEqual([
      'Podatki i składki za październik 2026:',
      '– VAT: 600,00 zł do 25 listopada 2026',
      '– Składki ZUS: nadpłata 120,00 zł',
    ]);
  });

  test.each([
    [
      { amount: '80.00', amount_before: '100.00', paid_amount: '100.00', status: 'paid' },
      'VAT za październik 2026: było 100,00 zł, jest 80,00 zł, różnica -20,00 zł. Termin: 25 listopada 2026. Zapłacono 100,00 zł, nadpłata wynosi 20,00 zł.',
    ],
    [
      { amount: '150.00', amount_before: '100.00', paid_amount: '100.00', status: 'published' },
      'VAT za październik 2026: było 100,00 zł, jest 150,00 zł, różnica 50,00 zł. Termin: 25 listopada 2026. Zapłacono 100,00 zł, do dopłaty zostaje 50,00 zł.',
    ],
    [
      { amount: '0.00', amount_before: '100.00', result: 'zero', status: 'published' },
      'VAT za październik 2026: było 100,00 zł, teraz brak wpłaty.',
    ],
  ] as const)('that were corrected to %o are told once', async (values, line) => {
    const vat = await addLiability('vat', values.amount, '2026-11-25', values);
    await plan('tax_corrected', vat, ' 1');
    await plan('tax_corrected', vat, ' 2');
    await due();
    await tellAll();
    expect(await lines()).toEqual([line]);
    expect(await states()).toEqual(['tax_corrected sent', 'tax_corrected sent']);
  });

  test('that were told by a text message are corrected by one', async () => {
    await setPhone();
    const vat = await addLiability('vat', '80.00', '2026-11-25', { amount_before: '100.00' });
    await plan('tax_corrected', vat, ' by mail alone');
    const ready = { event: 'taxes_ready', entityId: task, companyId: company, to: { clientsOf: company } } as const;
    await planNotices(portal.db, [{ ...ready, channel: 'sms', dedupeKey: 'ready' }]);
    await portal.db.updateTable('notices').set({ state: 'sent' }).execute();
    await plan('tax_corrected', vat);
    await due();
    await tellAll();
    const texts = (await sent()).map(({ channel, text }) => [channel, text]).filter(([channel]) => channel === 'sms');
    expect(texts).toEqual([
      ['sms', 'Biuro Rachunkowe Demo: Zmieniona kwota za pazdziernik 2026. Szczegoly: https://portal.example'],
    ]);
    expect(await sent()).toHaveLength(2);
  });
});

test('a notice waits for others before it goes out', async () => {
  await plan('documents_missing');
  await tellAll();
  expect(await sent()).toEqual([]);
});

test('what is done meanwhile is not spoken of', async () => {
  const vat = await addLiability('vat', '8412.00', '2026-11-25');
  await plan('taxes_ready');
  await plan('documents_missing');
  await due();
  await portal.db.updateTable('liabilities').set({ status: 'paid' }).where('id', '=', vat).execute();
  await portal.db.updateTable('tasks').set({ status: 'complete' }).where('id', '=', task).execute();
  await tellAll();
  expect(await sent()).toEqual([]);
  expect(await states()).toEqual(['documents_missing skipped', 'taxes_ready skipped']);
});

describe('holds until', () => {
  const taskTo = (values: Updateable<TasksTable>) => () => portal.db.updateTable('tasks').set(values).execute();
  const taxTo = (values: Updateable<LiabilitiesTable>) => () =>
    portal.db.updateTable('liabilities').set(values).execute();
  const reportTo = (status: 'returned' | 'cancelled') => () =>
    portal.db.updateTable('staff_reports').set({ status }).execute();
  const cases: [NoticeEvent, 'task' | 'tax' | 'report', string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'documents_late',
      'task',
      'it is decided',
      taskTo({ late_docs: true, status: 'booking' }),
      taskTo({ late_docs: false }),
    ],
    ['settlement_closed', 'task', 'it is corrected', taskTo({ status: 'closed' }), taskTo({ status: 'correcting' })],
    ['tax_overdue', 'tax', 'it is paid', taxTo({ status: 'read' }), taxTo({ status: 'paid' })],
    ['payment_marked', 'tax', 'it is confirmed', taxTo({ status: 'paid' }), taxTo({ status: 'confirmed' })],
    ['tax_corrected', 'tax', 'it does not apply', taxTo({ amount_before: '1' }), taxTo({ status: 'not_applicable' })],
    ['staff_report_sent', 'report', 'it is cancelled', reportTo('returned'), reportTo('cancelled')],
    ['staff_report_answered', 'report', 'it is cancelled', reportTo('returned'), reportTo('cancelled')],
  ];

  test.each(cases)('%s of a %s: %s', async (event, subject, _until, begin, end) => {
    const entities = { task, tax: await addLiability('vat', '100.00', '2026-11-17'), report: await addReport() };
    const entityId = entities[subject];
    await begin();
    const tell = async (dedupeKey: string) => {
      await planNotices(portal.db, [{ event, entityId, companyId: company, to: { clientsOf: company }, dedupeKey }]);
      await due();
      await tellAll();
      return states();
    };
    expect(await tell('first')).toEqual([`${event} sent`]);
    await portal.db.deleteFrom('notices').execute();
    await end();
    expect(await tell('second')).toEqual([`${event} skipped`]);
  });

  test('task_assigned: somebody else has the task', async () => {
    await portal.db.updateTable('tasks').set({ assignee_id: client }).execute();
    await planNotices(portal.db, [
      { event: 'task_assigned', entityId: task, companyId: company, to: { users: [client] }, dedupeKey: 'first' },
    ]);
    await due();
    await portal.db.updateTable('tasks').set({ assignee_id: null }).execute();
    await tellAll();
    expect(await states()).toEqual(['task_assigned skipped']);
  });
});

test('whoever belongs to the company no more hears nothing of it', async () => {
  await addLiability('vat', '8412.00', '2026-11-25');
  await plan('taxes_ready');
  await due();
  await portal.db.deleteFrom('company_users').where('user_id', '=', client).execute();
  await tellAll();
  await portal.db
    .insertInto('company_users')
    .values({ user_id: client, company_id: company, role: 'representative' })
    .execute();
  expect(await sent()).toEqual([]);
  expect(await states()).toEqual(['taxes_ready skipped']);
});

test('the same thing is planned once for each person, and nobody of another company is told', async () => {
  await plan('documents_missing');
  await plan('documents_missing');
  const planned = await portal.db.selectFrom('notices').select('user_id').execute();
  expect(planned).toEqual([{ user_id: client }]);
});

test('twenty processes at once tell a person once', async () => {
  await plan('documents_missing');
  await due();
  const told = await Promise.all(
    Array.from({ length: 20 }, () => tellSomebody(portal.tenant, 'https://portal.example', DAY, { nudge: () => {} })),
  );
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await sent()).toHaveLength(1);
});

describe('in quiet hours', () => {
  test.each([
    ['2026-11-18T05:59:00Z', true],
    ['2026-11-18T06:00:00Z', false],
    ['2026-11-18T18:59:00Z', false],
    ['2026-11-18T19:00:00Z', true],
    // Summer time.
    ['2026-07-18T05:00:00Z', false],
    ['2026-07-18T18:00:00Z', true],
  ])('at %s: %s', (at, quiet) => {
    expect(isQuiet(new Date(at))).toBe(quiet);
  });

  test('nobody is reminded, but what an accountant does goes out by e-mail', async () => {
    await addLiability('vat', '8412.00', '2026-11-20');
    await remind(portal.db, NIGHT);
    expect(await states()).toEqual([]);
    await remind(portal.db, DAY);
    await plan('taxes_ready');
    await due();
    await tellAll(NIGHT);
    expect(await states()).toEqual(['documents_reminder waiting', 'tax_due waiting', 'taxes_ready sent']);
    await tellAll(DAY);
    expect(await states()).toEqual(['documents_reminder sent', 'tax_due sent', 'taxes_ready sent']);
  });

  test('no telephone rings', async () => {
    await portal.db.updateTable('users').set({ phone: '+48600000001' }).where('id', '=', client).execute();
    await addLiability('vat', '8412.00', '2026-11-25');
    await planNotices(portal.db, [
      {
        event: 'taxes_ready',
        entityId: task,
        companyId: company,
        to: { clientsOf: company },
        channel: 'sms',
        dedupeKey: 'sms',
      },
    ]);
    await due();
    await tellAll(NIGHT);
    expect(await sent()).toEqual([]);
    await tellAll(DAY);
    expect(await sent()).toMatchObject([
      {
        recipient: '+48600000001',
        channel: 'sms',
        text: 'Biuro Rachunkowe Demo: Podatki i skladki za pazdziernik 2026 czekaja w portalu. Szczegoly: https://portal.example',
      },
    ]);
  });
});

describe('reminders of the calendar', () => {
  test('are planned once a day, however often the portal looks', async () => {
    await addLiability('zus', '1646.47', '2026-11-20');
    await addLiability('vat', '8412.00', '2026-11-17');
    await remind(portal.db, DAY);
    await remind(portal.db, new Date('2026-11-18T12:00:00Z'));
    expect(await states()).toEqual(['documents_reminder waiting', 'tax_due waiting', 'tax_overdue waiting']);
  });

  test('a payment of which a part is paid is reminded of by the rest', async () => {
    await addLiability('zus', '1646.47', '2026-11-20', { paid_amount: '646.47' });
    await portal.db.deleteFrom('tasks').where('id', '<>', task).execute();
    await portal.db.updateTable('tasks').set({ status: 'booking' }).execute();
    await remind(portal.db, DAY);
    await due();
    await tellAll();
    expect(await lines()).toEqual(['Składki ZUS za październik 2026: 1 000,00 zł do zapłaty do 20 listopada.']);
  });

  test('a day late and three days late documents are asked for by a text message, too', async () => {
    await setPhone();
    const on = async (day: string) => {
      await remind(portal.db, new Date(`${day}T10:00:00Z`));
      await due();
      await tellAll(new Date(`${day}T10:00:00Z`));
      const told = await sent();
      await portal.db.deleteFrom('outbox').execute();
      return told.map(({ channel }) => channel).toSorted();
    };
    const told: string[][] = [];
    for (const day of ['15', '16', '18', '19', '20', '21', '22', '23']) told.push(await on(`2026-11-${day}`));
    expect(told).toEqual([['email'], [], ['email'], ['email', 'sms'], [], ['email', 'sms'], [], []]);
  });

  test('on its day a payment is reminded of by a text message, too', async () => {
    await setPhone();
    await portal.db.updateTable('tasks').set({ status: 'booking' }).execute();
    for (const kind of ['zus', 'vat'] as const) await addLiability(kind, '100.00', '2026-11-18');
    await remind(portal.db, DAY);
    await due();
    await tellAll();
    const texts = (await sent()).map(({ channel, text }) => [channel, text]).filter(([channel]) => channel === 'sms');
    expect(texts).toEqual([
      [
        'sms',
        'Biuro Rachunkowe Demo: Termin platnosci podatkow lub skladek: 18 listopada. Szczegoly: https://portal.example',
      ],
    ]);
  });

  describe('of a day on which the portal did not run', () => {
    const known = (day: string) =>
      portal.db
        .updateTable('tasks')
        .set({ created_at: new Date(`${day}T08:00:00Z`) })
        .execute();
    const planned = async (day: string) => {
      await remind(portal.db, new Date(`${day}T10:00:00Z`));
      return states();
    };

    test('are planned a day later, where no other reminder stands for that day', async () => {
      await known('2026-11-01');
      expect(await planned('2026-11-16')).toEqual(['documents_reminder waiting']);
      expect(await planned('2026-11-17')).toEqual(['documents_reminder waiting']);
      await portal.db.deleteFrom('notices').execute();
      expect(new Set(await planned('2026-11-20'))).toEqual(new Set(['documents_missing waiting']));
    });

    test('are not planned for what there was not yet, nor two days late', async () => {
      await known('2026-11-16');
      expect(await planned('2026-11-16')).toEqual([]);
      await known('2026-11-01');
      expect(await planned('2026-11-17')).toEqual([]);
    });

    test('hold as little as others once the documents are there', async () => {
      await known('2026-11-01');
      await planned('2026-11-16');
      await portal.db.updateTable('tasks').set({ status: 'complete' }).execute();
      await due();
      await tellAll();
      expect(await states()).toEqual(['documents_reminder skipped']);
    });
  });

  test('stop when the documents are complete and the payment is made', async () => {
    const zus = await addLiability('zus', '1646.47', '2026-11-20');
    await remind(portal.db, DAY);
    await portal.db.updateTable('tasks').set({ status: 'complete' }).where('id', '=', task).execute();
    await portal.db.updateTable('liabilities').set({ status: 'paid' }).where('id', '=', zus).execute();
    await due();
    await tellAll();
    expect(await sent()).toEqual([]);
  });
});
