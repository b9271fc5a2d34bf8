import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedTestApp } from '../testing/test-app.ts';
import { remind, tellSomebody } from './notices.ts';
import { planNotices } from './plan-notices.ts';
import { isQuiet } from './quiet-hours.ts';

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

async function addLiability(kind: 'zus' | 'vat', amount: string, dueDate: string): Promise<string> {
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
    })
    .execute();
  return id;
}

const plan = (event: 'taxes_ready' | 'documents_missing', entityId = task) =>
  planNotices(portal.db, [
    { event, entityId, companyId: company, to: { clientsOf: company }, dedupeKey: `${event} ${entityId}` },
  ]);

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
  expect(messages[0]?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('– VAT: 8412,00 zł do 25 listopada 2026');
  expect(await states()).toEqual(['documents_missing sent', 'taxes_ready sent']);
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
        text: 'Biuro Rachunkowe Demo: Podatki i skladki za pazdziernik 2026 czekaja w portalu. Szczegoly w portalu.',
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
