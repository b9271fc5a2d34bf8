import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { get } from '../app/testing/answers.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../app/testing/sign-in.ts';
import { sharedTestApp } from '../app/testing/test-app.ts';

type Home = components['schemas']['OfficeHomeAnswer']['data'];

const portal = sharedTestApp({ fixture: 'demo' });
const admin = sharedSignIn(portal, ADMIN);
const accountant = sharedSignIn(portal, 'ksiegowa@demo.example');
const client = sharedSignIn(portal, CLIENT);

const home = async (whose: 'mine' | 'all' = 'all', person = admin): Promise<Home> =>
  (await get(person, `/api/home?whose=${whose}`)).body.data;

const RANKS = [
  'late',
  'rejected',
  'late_docs',
  'overdue',
  'to_confirm',
  'documents_complete',
  'review',
  'due_soon',
  'staff_report',
  'documents_missing',
  'unassigned',
];

test('what waits comes in the order of urgency, a task once', async () => {
  const { attention, attention_total } = await home();
  expect(attention.length).toBe(Math.min(20, attention_total));
  const ranks = attention.map(({ reason }) => RANKS.indexOf(reason));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const tasks = attention.flatMap(({ task }) => (task ? [task.id] : []));
  expect(new Set(tasks).size).toBe(tasks.length);
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
  expect((await home()).attention[0]).toMatchObject({ reason: 'late', task: { id: task.id }, date: '2020-01-02' });
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

test('mine is less than all, and an accountant sees what is assigned to her', async () => {
  const [all, mine] = [await home('all', accountant), await home('mine', accountant)];
  expect(mine.attention_total).toBeLessThan(all.attention_total);
  const hers = await portal.db
    .selectFrom('tasks')
    .innerJoin('users', 'users.id', 'tasks.assignee_id')
    .where('users.email', '=', 'ksiegowa@demo.example')
    .select('tasks.id')
    .execute();
  const ids = new Set(hers.map(({ id }) => id));
  expect(mine.attention.every(({ task }) => !task || ids.has(task.id))).toBe(true);
});

test('a number of the month never exceeds what it is taken of, and a deadline counts companies', async () => {
  const { figures, deadlines } = await home();
  expect(figures.map(({ key }) => key)).toEqual(['documents', 'in_work', 'to_publish', 'overdue']);
  for (const { value, of } of figures) expect(value).toBeLessThanOrEqual(of);
  for (const { companies_left, companies_total, date, statutory_date } of deadlines) {
    expect(companies_left).toBeLessThanOrEqual(companies_total);
    expect(statutory_date <= date).toBe(true);
  }
});

test('the team shows who has how much to do', async () => {
  const { team } = await home();
  expect(team.map(({ person }) => person.name)).toContain('Maria Wójcik');
  expect(team.map(({ open }) => open)).toEqual(team.map(({ open }) => open).toSorted((a, b) => b - a));
});

test('the office’s home does not exist for a client', async () => {
  expect((await get(client, '/api/home')).status).toBe(404);
});
