import type { components } from '@biuro/contract';
import { addDays } from '@biuro/core/lib/date.ts';
import { previousPeriod, settledMonth } from '@biuro/core/poland/period.ts';
import { expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get, send, totalOf } from '../../testing/server/answers.ts';
import { runJobs } from '../../testing/server/run-jobs.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

type Home = components['schemas']['OfficeHomeAnswer']['data'];

const portal = sharedTestApp({ fixture: 'demo' });
const admin = sharedSignIn(portal, ADMIN);
const accountant = sharedSignIn(portal, 'ksiegowa@demo.example');
const client = sharedSignIn(portal, CLIENT);

const home = async (whose: 'mine' | 'all' = 'all', person = admin): Promise<Home> =>
  (await get(person, `/api/home?whose=${whose}`)).body.data;

test('a number of the month never exceeds what it is taken of, and a deadline counts companies', async () => {
  const { figures, deadlines } = await home();
  expect(figures.map(({ key }) => key)).toEqual(['documents', 'in_work', 'to_publish', 'overdue']);
  for (const { value, of } of figures) expect(value).toBeLessThanOrEqual(of);
  for (const { companies_left, companies_total, date, statutory_date } of deadlines) {
    expect(companies_left).toBeLessThanOrEqual(companies_total);
    expect(statutory_date <= date).toBe(true);
  }
});

test.each(['all', 'mine'] as const)(
  'the numbers of the month are the totals of the lists that they lead to: %s',
  async (whose) => {
    const { figures, month, unfinished_before } = await home(whose, accountant);
    const mine = whose === 'mine' || undefined;
    const settlements = { month, kind: 'settlement', mine };
    const liabilities = { month, mine };
    expect(Object.fromEntries(figures.map(({ key, value }) => [key, value]))).toEqual({
      documents: await totalOf(accountant, 'tasks', { ...settlements, documents_missing: true }),
      in_work: await totalOf(accountant, 'tasks', { ...settlements, stage: 'work' }),
      to_publish: await totalOf(accountant, 'liabilities', { ...liabilities, to_tell: true }),
      overdue: await totalOf(accountant, 'liabilities', { ...liabilities, state: 'open', overdue: true }),
    });
    expect(figures.some(({ value }) => value > 0)).toBe(true);
    expect(unfinished_before.count).toBe(await totalOf(accountant, 'tasks', { unfinished_before: month, mine }));
  },
);

test.each(['all', 'mine'] as const)(
  'what is left for a deadline is the total of the lists that it leads to: %s',
  async (whose) => {
    const hers = portal.db
      .selectFrom('tasks')
      .innerJoin('users', 'users.id', 'tasks.assignee_id')
      .where('users.email', '=', 'ksiegowa@demo.example')
      .select('tasks.id');
    const due_date = addDays(today(), 2);
    await portal.db
      .updateTable('liabilities')
      .set({ status: 'calculated', due_date })
      .where('task_id', 'in', hers)
      .execute();
    await portal.db
      .updateTable('declarations')
      .set({ status: 'signed', due_date })
      .where('task_id', 'in', hers)
      .execute();
    const { deadlines } = await home(whose, accountant);
    const mine = whose === 'mine' || undefined;
    const then = deadlines.find(({ date }) => date === due_date);
    expect([then?.to_tell, then?.to_file].every((left) => left !== undefined && left > 0)).toBe(true);
    for (const { date, to_tell, to_file } of deadlines) {
      expect(await totalOf(accountant, 'liabilities', { due_date: date, to_tell: true, mine })).toBe(to_tell);
      expect(await totalOf(accountant, 'declarations', { due_date: date, open: true, mine })).toBe(to_file);
    }
  },
);

test('another month has its own numbers, and opening one changes none of the others', async () => {
  const of = async (month: string) => {
    const { figures, unfinished_before, ...rest } = (await get(admin, `/api/home?whose=all&month=${month}`)).body.data;
    return [rest.month, figures, unfinished_before];
  };
  const [settled, now] = [settledMonth(today()), today().slice(0, 7)];
  const before = [await of(settled), await of(previousPeriod(settled))];
  const none = await of(now);
  await send(admin, 'POST', '/api/tasks/open-month', { period: now, dry_run: false });
  await runJobs(portal);
  expect([await of(settled), await of(previousPeriod(settled))]).toEqual(before);
  const [, figures] = await of(now);
  expect(none[1][1].of).toBe(0);
  // What is due in the month after is not missing yet.
  expect([figures[0].value, figures[0].of > 20]).toEqual([0, true]);
});

test('the team shows who has how much to do', async () => {
  const { team } = await home();
  expect(team.map(({ person }) => person.name)).toContain('Maria Wójcik');
  expect(team.map(({ open }) => open)).toEqual(team.map(({ open }) => open).toSorted((a, b) => b - a));
});

test('the office’s home does not exist for a client', async () => {
  expect((await get(client, '/api/home')).status).toBe(404);
});
