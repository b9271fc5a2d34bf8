import type { components } from '@biuro/contract';
import { addDays } from '@biuro/core/lib/date.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import { ADMIN, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get, totalOf } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

type Home = components['schemas']['OfficeHomeAnswer']['data'];

const portal = sharedTestApp({ fixture: 'demo' });
const admin = sharedSignIn(portal, ADMIN);
const accountant = sharedSignIn(portal, 'ksiegowa@demo.example');
const day = (distance: number) => addDays(today(), distance);

const home = async (whose: 'mine' | 'all' = 'all', person = admin): Promise<Home> =>
  (await get(person, `/api/home?whose=${whose}`)).body.data;

const RANKS = [
  'declaration_late',
  'late',
  'rejected',
  'declaration_due',
  'late_docs',
  'overdue',
  'to_confirm',
  'documents_complete',
  'review',
  'correction',
  'due_soon',
  'staff_report',
  'change_request',
  'documents_missing',
  'unassigned',
  'closable',
];

test('what waits comes in the order of urgency, a task once', async () => {
  const { attention, attention_total } = await home();
  expect(attention.length).toBe(Math.min(20, attention_total));
  const ranks = attention.map(({ reason }) => RANKS.indexOf(reason));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const tasks = attention.flatMap(({ reason, task }) => (task && reason !== 'closable' ? [task.id] : []));
  expect(new Set(tasks).size).toBe(tasks.length);
});

test('mine is less than all: what somebody works on, and what waits for their review', async () => {
  const [all, mine] = [await home('all', accountant), await home('mine', accountant)];
  expect(mine.attention_total).toBeLessThan(all.attention_total);
  const ids = mine.attention.flatMap(({ task }) => (task ? [task.id] : []));
  const { id } = await portal.db
    .selectFrom('users')
    .where('email', '=', 'ksiegowa@demo.example')
    .select('id')
    .executeTakeFirstOrThrow();
  const others = await portal.db
    .selectFrom('tasks')
    .where('id', 'in', ids)
    .where('assignee_id', 'is distinct from', id)
    .select(['status', 'reviewer_id'])
    .execute();
  expect(others.filter(({ status, reviewer_id }) => status !== 'review' || reviewer_id !== id)).toEqual([]);
  expect(ids.length).toBeGreaterThan(others.length);
});

test('each reason appears when it holds and goes when it is done', async () => {
  const { db } = portal;
  const reasons = async () => new Set((await home()).attention.map(({ reason }) => reason));
  const [task] = await db
    .selectFrom('tasks')
    .select(['id', 'status'])
    .where('status', '=', 'calculated')
    .limit(1)
    .execute();
  if (!task) throw new Error('The demo has no calculated task');
  const set = (values: object) => db.updateTable('tasks').set(values).where('id', '=', task.id).execute();
  await set({ due_at: '2020-01-02' });
  const [first] = (await home()).attention.filter(({ reason }) => reason === 'late');
  expect(first).toMatchObject({ reason: 'late', task: { id: task.id }, date: '2020-01-02' });
  await set({ due_at: '2099-01-02', late_docs: true });
  expect([...(await reasons())]).toContain('late_docs');
  await set({ late_docs: false, assignee_id: null });
  await db
    .updateTable('tasks')
    .set({ assignee_id: sql`coalesce(assignee_id, created_by)` })
    .where('id', '<>', task.id)
    .execute();
  const unassigned = await db
    .selectFrom('tasks')
    .select('id')
    .where('assignee_id', 'is', null)
    .where('is_open', '=', true)
    .execute();
  expect(unassigned.length).toBeGreaterThan(0);
});

describe('declarations', () => {
  let ids: string[];
  beforeAll(async () => {
    const rows = await portal.db
      .selectFrom('declarations')
      .where('form', '=', 'jpk_v7m')
      .select(['id', 'task_id'])
      .orderBy('id')
      .limit(3)
      .execute();
    ids = rows.map(({ id }) => id);
    const tasks = rows.map(({ task_id }) => task_id);
    await portal.db.updateTable('tasks').set({ status: 'published' }).where('id', 'in', tasks).execute();
  });
  const set = (values: object) => portal.db.updateTable('declarations').set(values).where('id', 'in', ids).execute();
  const line = async () => (await home()).attention.filter(({ declaration }) => declaration?.form === 'jpk_v7m');

  test('that are not sent by their day come first, though their settlements are published', async () => {
    await set({ status: 'prepared', due_date: day(-400) });
    expect((await home()).attention[0]).toMatchObject({
      reason: 'declaration_late',
      declaration: { form: 'jpk_v7m', due_date: day(-400) },
      task: null,
      days: -400,
      count: 3,
    });
    expect(await totalOf(accountant, 'declarations', { form: 'jpk_v7m', due_date: day(-400), open: true })).toBe(3);
  });

  test('that are due soon stand in one line for each form and day', async () => {
    await set({ status: 'to_prepare', due_date: day(3) });
    const near = (await line()).find(({ declaration }) => declaration?.due_date === day(3));
    const there = await totalOf(accountant, 'declarations', { form: 'jpk_v7m', due_date: day(3), open: true });
    expect(near).toMatchObject({ reason: 'declaration_due', days: 3, count: there });
    expect(there).toBeGreaterThanOrEqual(3);
    await set({ status: 'sent', due_date: day(-400) });
    expect((await line()).filter(({ declaration }) => declaration?.due_date === day(-400))).toEqual([]);
  });

  test('of a cancelled task are nobody’s', async () => {
    await set({ status: 'to_prepare', due_date: day(-401) });
    const tasks = portal.db.selectFrom('declarations').where('id', 'in', ids).select('task_id');
    await portal.db.updateTable('tasks').set({ status: 'cancelled' }).where('id', 'in', tasks).execute();
    expect((await line()).filter(({ declaration }) => declaration?.due_date === day(-401))).toEqual([]);
    expect(await totalOf(accountant, 'declarations', { due_date: day(-401), open: true })).toBe(0);
  });
});

test('what is filed and paid is offered to be closed', async () => {
  const task = await portal.db
    .selectFrom('tasks')
    .where('id', 'in', portal.db.selectFrom('declarations').select('task_id'))
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('tasks').set({ status: 'closed' }).where('id', '<>', task.id).execute();
  await portal.db
    .updateTable('tasks')
    .set({ status: 'published', late_docs: false })
    .where('id', '=', task.id)
    .execute();
  await portal.db.updateTable('liabilities').set({ status: 'confirmed' }).execute();
  await portal.db.updateTable('declarations').set({ status: 'accepted' }).execute();
  await portal.db.deleteFrom('staff_reports').execute();
  const lines = async () => (await home()).attention.filter(({ task: one }) => one?.id === task.id);
  expect((await lines()).at(-1)).toMatchObject({ reason: 'closable', count: 1 });
  expect(await totalOf(accountant, 'tasks', { closable: true })).toBe(1);
  await portal.db.updateTable('declarations').set({ status: 'sent' }).where('task_id', '=', task.id).execute();
  expect((await lines()).filter(({ reason }) => reason === 'closable')).toEqual([]);
});
test('a changed amount waits for who checks it, and for nobody else', async () => {
  const { db } = portal;
  const { id } = await db.selectFrom('users').where('email', '=', ADMIN).select('id').executeTakeFirstOrThrow();
  const { id: liability, task_id } = await db
    .selectFrom('liabilities')
    .where('status', '=', 'confirmed')
    .select(['id', 'task_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('tasks').set({ assignee_id: null, reviewer_id: null }).where('assignee_id', '=', id).execute();
  await db.updateTable('tasks').set({ assignee_id: null, reviewer_id: id }).where('id', '=', task_id).execute();
  await db.updateTable('liabilities').set({ pending: '{"by":null}' }).where('id', '=', liability).execute();
  const lines = async (...asked: Parameters<typeof home>) =>
    (await home(...asked)).attention.filter(({ reason }) => reason === 'correction');
  expect(await lines('mine', admin)).toContainEqual(
    expect.objectContaining({ liability: expect.objectContaining({ id: liability }), task: null, count: 1 }),
  );
  const others = await lines('mine', accountant);
  expect(others.filter((line) => line.liability?.id === liability)).toEqual([]);
});
