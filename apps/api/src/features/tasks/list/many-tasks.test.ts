import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedTaskOffice } from '../../../testing/offices/task-office.ts';
import { addCompanies } from '../../../testing/records/profiles.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { runJobs } from '../../../testing/server/run-jobs.ts';

const { portal, office, clients, companies, people, task, row } = sharedTaskOffice();

const ids = async (query: string, by = office.accountant) => get(by, `/api/tasks/ids?${query}`);

test('the ids of all tasks that words and filters find are those of the list, on all its pages', async () => {
  const wanted = [];
  for (let index = 0; index < 30; index += 1)
    wanted.push((await task({ title: `Kontrola ${index}`, status: index % 3 === 0 ? 'closed' : 'booking' })).id);
  const { status, body } = await ids('search=kontrola&filters[open]=true');
  expect([status, body.data.toSorted()]).toEqual([200, wanted.filter((_, index) => index % 3 !== 0).toSorted()]);
  expect((await ids('search=nigdzie')).body).toEqual({ data: [] });
  expect((await ids('sort=title:asc')).status).toBe(422);
  expect((await ids('', clients.representative)).status).toBe(404);
});

test('more than anybody can mean at once are refused with their number', async () => {
  await sql`INSERT INTO tasks (id, company_id, kind, title, period, due_at)
    SELECT gen_random_uuid(), ${companies.own}, 'one_off', 'Masowe', '2026-10', '2026-11-20' FROM generate_series(1, 10001)`.execute(
    portal.db,
  );
  const { status, body } = await ids('search=masowe');
  expect([status, body.code, body.error]).toEqual([
    422,
    'too_many_ids',
    expect.stringMatching(/^Pasuje 10\s001 pozycji, a naraz można zaznaczyć najwyżej 10\s000\./),
  ]);
});

test('several tasks get who checks them, and nobody checks their own work', async () => {
  const own = await task({ title: 'Własne', assignee_id: office.administrator.id });
  const other = await task({ title: 'Cudze', assignee_id: office.accountant.id });
  const body = { action: 'review', ids: [own.id, other.id], reviewer_id: office.administrator.id };
  const answer = await send(office.accountant, 'POST', '/api/tasks/bulk', body);
  expect(answer.body.data.rows.map(({ error }: { error: string | null }) => error)).toEqual([
    'Sprawdza ktoś inny niż wykonuje',
    null,
  ]);
  expect((await row(other.id)).reviewer_id).toBe(office.administrator.id);
  expect((await people.history(other.id)).at(-1)?.[0]).toBe('task.updated');
  const without = await send(office.accountant, 'POST', '/api/tasks/bulk', { action: 'review', ids: [own.id] });
  expect(without.body.errors[0].pointer).toBe('/reviewer_id');
});

test('opening a month takes over who checks, the time and the day of contributions of the company', async () => {
  const [id = ''] = await addCompanies(
    portal,
    1,
    {
      name: 'Olcha Sp. z o.o. w organizacji',
      company_type: 'zoo',
      taxation_form: 'cit9',
      books_form: 'full',
      has_employees: true,
      owner_id: office.accountant.id,
      reviewer_id: office.administrator.id,
      time_budget_minutes: 150,
      zus_deadline_own: 20,
    },
    10,
  );
  await send(office.administrator, 'POST', '/api/tasks/open-month', { period: '2026-03', dry_run: false });
  await runJobs(portal);
  const opened = await portal.db.selectFrom('tasks').selectAll().where('company_id', '=', id).orderBy('kind').execute();
  expect(opened).toMatchObject([
    { kind: 'payroll', reviewer_id: null, time_budget_minutes: null },
    { kind: 'settlement', reviewer_id: office.administrator.id, time_budget_minutes: 150 },
  ]);
  const due = await portal.db
    .selectFrom('liabilities')
    .select(['kind', 'due_date'])
    .where('company_id', '=', id)
    .where('kind', '=', 'zus')
    .execute();
  expect(due).toEqual([{ kind: 'zus', due_date: '2026-04-20' }]);
  const forms = await portal.db
    .selectFrom('declarations')
    .select('due_date')
    .where('company_id', '=', id)
    .where('form', '=', 'dra')
    .execute();
  expect(forms).toEqual([{ due_date: '2026-04-20' }]);
});
