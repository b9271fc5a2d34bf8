import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#platform/database/database.ts';
import { createDeletedRecords } from '#platform/database/deleted/deleted-records.ts';
import { sharedSettlementOffice } from '../testing/offices/settlement-office.ts';
import type { Calling } from '../testing/people/people.ts';
import { addCompanies } from '../testing/records/profiles.ts';
import { send } from '../testing/server/answers.ts';
import { countWaiting } from '../testing/server/waiting.ts';
import { features } from './features.ts';

const deletedRecords = createDeletedRecords(features.deletion);
const { portal, admin, people, newTask, newClient } = sharedSettlementOffice();

let companies = 0;
async function newCompany(): Promise<string> {
  companies += 1;
  const [id = ''] = await addCompanies(portal, 1, { company_type: 'zoo' }, companies);
  return id;
}

const PERSON = {
  first_name: 'Zofia',
  last_name: 'Żuk',
  contract_type: 'employment',
  employed_from: '2024-01-01',
  pesel: '44051401359',
  salary: '5000',
  fte: 1,
};

/** What people add to a company. */
const ADDITIONS: Record<string, (by: Calling, id: string) => ReturnType<typeof send>> = {
  task: (by, id) => send(by, 'POST', '/api/tasks', { company_id: id, kind: 'settlement', period: '2026-09' }),
  employee: (by, id) => send(by, 'POST', `/api/companies/${id}/employees`, PERSON),
  report: (by, id) => send(by, 'POST', `/api/companies/${id}/staff-reports`, { kind: 'hire', new_employee: PERSON }),
};

/** The answer to a call that comes while the deletion of a record has not been committed. */
async function askedDuring<T>(
  kind: 'company' | 'task',
  { id, company_id }: { id: string; company_id: string },
  ask: () => Promise<T>,
): Promise<T> {
  const by = (await people.add('administrator')).id;
  const { asked } = await portal.db.transaction().execute(async (db: Db) => {
    await sql`SELECT FROM ${sql.table(kind === 'company' ? 'companies' : 'tasks')} WHERE id = ${id} FOR UPDATE`.execute(
      db,
    );
    await deletedRecords.delete(db, { kind, id, companyId: company_id, name: 'Znikająca', by });
    const call = ask();
    await expect.poll(() => countWaiting(portal.db)).toBe(1);
    return { asked: call };
  });
  return asked;
}

test.each(Object.keys(ADDITIONS))('a %s for a company that is being deleted is refused in a sentence', async (what) => {
  const id = await newCompany();
  const by = what === 'report' ? await newClient('representative', id) : admin;
  const answer = await askedDuring(
    'company',
    { id, company_id: id },
    () => ADDITIONS[what]?.(by, id) ?? send(by, 'POST', '', {}),
  );
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'company_gone',
      error: 'Tej firmy już nie ma, bo ktoś ją właśnie usunął. Nic nie zostało zapisane',
    },
  });
});

test('an amount for a task that is being deleted is refused in a sentence', async () => {
  const task = await newTask();
  const amount = { task_id: task.id, kind: 'vat', amount: '100' };
  const { status, body } = await askedDuring('task', task, () => send(admin, 'POST', '/api/liabilities', amount));
  // It locks its task first, and so finds none.
  expect([status, body.error]).toEqual([422, 'Nie ma takiego zadania']);
});

test('whoever comes first, adding to a company and deleting it at once never ends in a fault', async () => {
  const outcomes = new Set<string>();
  for (const add of Object.values(ADDITIONS)) {
    for (let round = 0; round < 5; round += 1) {
      const id = await newCompany();
      const [added, deleted] = await Promise.all([
        add(admin, id),
        admin.call({ method: 'DELETE', url: `/api/companies/${id}` }),
      ]);
      outcomes.add(`${added.status} ${deleted.statusCode}`);
    }
  }
  const known = ['201 204', '201 409', '404 204', '409 204', '422 204'];
  expect([...outcomes].filter((outcome) => !known.includes(outcome))).toEqual([]);
});
