import { addPerson, type Caller, callAs, newCaller } from '../../harness/callers.ts';
import { good } from '../../harness/http.ts';
import { createSettlements, run } from '../../harness/office-database.ts';
import { timesToldOf } from './history.ts';
import { type Race, racing, type Track } from './race.ts';

export const attack = racing(
  'races-settlement',
  'takes every step of a month of a company many times at the same moment',
  racesInSettlements,
);

/** What happens once to a month of a company and to what belongs to it. */
async function racesInSettlements({ harness, office }: Track): Promise<Race[]> {
  const { db } = office;
  const { addTask, addLiability, addPublished, addDeclaration } = createSettlements(db);
  const owner = await newCaller(harness, office, 'owner');
  const company = await db.selectFrom('companies').select('id').executeTakeFirstOrThrow();
  const client = await callAs(harness, office, await addPerson(office, 'representative'));
  await db
    .insertInto('company_users')
    .values({ company_id: company.id, user_id: client.id, role: 'representative' })
    .execute();

  let months = 0;
  function newTask(values: Partial<Parameters<typeof addTask>[0]> = {}) {
    months += 1;
    const period = `20${30 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
    return addTask({ company_id: company.id, period, ...values });
  }
  const post = (by: Caller, path: string, body?: unknown) =>
    by.send({ method: 'POST', path, ...(body !== undefined && { body }) });

  const writtenDown = (record: string, action: string) => timesToldOf(office, record, action);

  async function jobsDone(): Promise<void> {
    const open = () => db.selectFrom('jobs').select('id').where('status', 'in', ['queued', 'running']).execute();
    while ((await open()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  return [
    {
      name: 'opening of a month',
      async begin() {
        await db.deleteFrom('jobs').where('kind', '=', 'open_month').execute();
        // Holds the job up: one that ended before the last of them asked would be followed by another, which finds all done.
        await db.deleteFrom('tasks').where('created_by', '=', owner.id).where('period', '=', '2026-09').execute();
        const held = await db.startTransaction().execute();
        await run(held, 'LOCK TABLE tasks IN SHARE MODE');
        return {
          attempt: () => post(owner, '/api/tasks/open-month', { period: '2026-09', dry_run: false }),
          winners: async () => {
            const jobs = await db
              .selectFrom('jobs')
              .select('id')
              .where('kind', '=', 'open_month')
              .where('created_by', '=', owner.id)
              .execute();
            await held.rollback().execute();
            await jobsDone();
            const twice = await db
              .selectFrom('tasks')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('period', '=', '2026-09')
              .groupBy(['company_id', 'kind'])
              .having(({ fn }) => fn.countAll<number>(), '>', 1)
              .execute();
            return jobs.length + twice.length;
          },
        };
      },
    },
    {
      name: 'settlement of a company and a month',
      async begin() {
        months += 1;
        const period = `20${30 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
        return { attempt: () => post(owner, '/api/tasks', { company_id: company.id, kind: 'settlement', period }) };
      },
    },
    {
      name: 'move of a settlement',
      async begin() {
        const { id } = await newTask();
        const body = { to: 'complete', version: 1 };
        return { attempt: () => post(owner, `/api/tasks/${id}/status`, body) };
      },
    },
    {
      name: 'confirmation of documents',
      async begin() {
        const { id } = await newTask({ client_visible: true });
        return {
          attempt: () => post(client, `/api/tasks/${id}/confirm-documents`),
          winners: () => writtenDown(id, 'task.documents_confirmed'),
        };
      },
    },
    {
      name: 'decision about late documents',
      async begin() {
        const { id } = await newTask({ status: 'booking', late_docs: true, late_docs_note: 'Faktura' });
        return { attempt: () => post(owner, `/api/tasks/${id}/late-documents/decision`, { decision: 'this_period' }) };
      },
    },
    {
      name: 'publication of an amount',
      async begin() {
        const task = await newTask({ status: 'calculated' });
        const id = await addLiability(task, { status: 'approved', amount: '100.00', result: 'payable' });
        return {
          attempt: () => post(owner, '/api/liabilities/publish', { ids: [id], channels: ['email'], dry_run: false }),
          winners: async () => {
            await jobsDone();
            return Math.max(await writtenDown(task.id, 'liability.published'), await noticesOf(task.id));
          },
        };
      },
    },
    {
      name: 'payment that a client tells of',
      async begin() {
        const task = await newTask();
        const id = await addPublished(task);
        const body = { paid_at: '2026-11-20', amount: '1234.00' };
        return {
          attempt: () => post(client, `/api/liabilities/${id}/mark-paid`, body),
          winners: () => writtenDown(task.id, 'liability.paid'),
        };
      },
    },
    {
      name: 'step of an amount',
      async begin() {
        const id = await addLiability(await newTask(), { status: 'calculated', amount: '100.00', result: 'payable' });
        return { attempt: () => post(owner, `/api/liabilities/${id}/status`, { to: 'approved', version: 1 }) };
      },
    },
    {
      name: 'step of a declaration',
      async begin() {
        const id = await addDeclaration(await newTask());
        return { attempt: () => post(owner, `/api/declarations/${id}/status`, { to: 'prepared', version: 1 }) };
      },
    },
    {
      name: 'report about an employee',
      async begin(round) {
        const papers = { passport: `TT${1_000_000 + round}`, birth_date: '1990-01-01', contract_type: 'employment' };
        const new_employee = { first_name: 'Ewa', last_name: 'Nowa', employed_from: '2026-12-01', ...papers };
        const report = { kind: 'hire', date_from: '2026-12-01', new_employee };
        const sent = await post(client, `/api/companies/${company.id}/staff-reports`, report);
        const { id } = good(sent).data;
        return { attempt: () => post(owner, `/api/staff-reports/${id}/status`, { to: 'accepted', version: 1 }) };
      },
    },
  ];

  async function noticesOf(task: string): Promise<number> {
    const notices = await db
      .selectFrom('notices')
      .select('id')
      .where('event', '=', 'taxes_ready')
      .where('entity_id', '=', task)
      .where('user_id', '=', client.id)
      .execute();
    return notices.length;
  }
}
