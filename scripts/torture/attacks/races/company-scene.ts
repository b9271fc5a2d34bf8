import { randomUUID } from 'node:crypto';
import { freshNips } from '@biuro/testing/nips.ts';
import { addPerson, type Caller } from '../../harness/callers.ts';
import type { Office } from '../../harness/harness.ts';
import { good } from '../../harness/http.ts';
import { createSettlements, run } from '../../harness/office-database.ts';

/** Something that is deleted and brought back. */
export interface Thing {
  id: string;
  path: string;
  /** In whose history its deletion and its return are written down. */
  told: string;
}

/** A new company with one record of each kind that can be deleted. */
export interface CompanyScene {
  company: Thing & { vat_number: string };
  task: Thing & { period: string };
  amount: Thing;
  employee: Thing;
  person: Thing & { email: string };
  /** It waits for an answer of the office. */
  request: Thing;
}

export const profileOf = (vat_number: string) => ({ name: 'Powrót Sp. z o.o.', company_type: 'zoo', vat_number });

/** Makes one scene after the other, with the NIPs of {@link freshNips}: each attack has its own. */
export function createScenes(office: Office, owner: Caller, firstNip: number): () => Promise<CompanyScene> {
  const { db } = office;
  const { addTask, addLiability, addDeclaration } = createSettlements(db);
  const nips = freshNips(firstNip);
  const made = async (path: string, body: unknown) =>
    good(await owner.send({ method: 'POST', path: `/api${path}`, body })).data.id as string;

  async function addRequest(company_id: string, created_by: string): Promise<string> {
    const id = randomUUID();
    const request = { id, company_id, created_by, proposed: '{"city": "Łódź"}', created_at: undefined };
    await db.insertInto('change_requests').values(request).execute();
    return id;
  }

  return async () => {
    const vat_number = nips.next().value;
    const company = await made('/companies', profileOf(vat_number));
    const period = '2031-05';
    const task = await addTask({ company_id: company, period });
    const amount = await addLiability(task, { status: 'calculated', amount: '100.00', result: 'payable' });
    await addDeclaration(task);
    const work = { contract_type: 'employment', employed_from: '2026-01-01' };
    const employee = await made(`/companies/${company}/employees`, { first_name: 'Ewa', last_name: 'Nowa', ...work });
    const person = await addPerson(office, 'representative');
    const link = { company_id: company, user_id: person.id, role: 'representative' } as const;
    await db.insertInto('company_users').values(link).execute();
    const request = await addRequest(company, person.id);
    const path = `/companies/${company}`;
    return {
      company: { id: company, path, told: company, vat_number },
      task: { id: task.id, path: `/tasks/${task.id}`, told: task.id, period },
      amount: { id: amount, path: `/liabilities/${amount}`, told: task.id },
      employee: { id: employee, path: `${path}/employees/${employee}`, told: company },
      person: { id: person.id, path: `/users/${person.id}`, told: person.id, email: person.email },
      request: { id: request, path: `${path}/change-requests/${request}`, told: company },
    };
  };
}

const PARTS = ['company_users', 'change_requests', 'tasks', 'liabilities', 'declarations', 'employees'];
const rowsOf = (table: string, column: string) =>
  `SELECT '${table} ' || to_jsonb(part)::text AS line FROM ${table} part WHERE ${column} = $1`;
const PICTURE = [rowsOf('companies', 'id'), ...PARTS.map((table) => rowsOf(table, 'company_id'))].join(' UNION ALL ');

/** Every row of a company and its records, as text; empty where it is deleted. */
export async function companyPicture({ db }: Pick<Office, 'db'>, { company }: CompanyScene): Promise<string[]> {
  const rows = await run<{ line: string }>(db, PICTURE, [company.id]);
  return rows.map(({ line }) => line).toSorted();
}
