import { ADMIN, addPerson, callApi, type NewPerson } from './portal.ts';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
let serial = 700_000_000 + (Date.now() % 100_000_000);

/** A NIP that nobody has and no other journey uses. */
export function nextNip(): string {
  for (;;) {
    serial += 1;
    const digits = String(serial).padStart(9, '0');
    const check = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (WEIGHTS[index] ?? 0), 0) % 11;
    if (check < 10) return `${digits}${check}`;
  }
}

async function add<T>(path: string, body: object): Promise<T> {
  const answer = await callApi(ADMIN, path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

interface Named {
  id: string;
  name: string;
}
interface Versioned {
  id: string;
  version: number;
}

/** A company that no other journey needs. */
export const addCompany = (name: string, values: object = {}): Promise<Named> =>
  add('/companies', { name, company_type: 'jdg', vat_number: nextNip(), ...values });

/** A settlement of its own, which no opening of a month touches. */
export const addTask = (companyId: string, period: string): Promise<Versioned> =>
  add('/tasks', { company_id: companyId, kind: 'settlement', period });

/** A task that brings no amounts of its own. */
export const addErrand = (companyId: string, period: string): Promise<Versioned> =>
  add('/tasks', { company_id: companyId, kind: 'one_off', title: 'Dopłaty', period, due_at: '2025-12-15' });

/** Somebody who speaks for the company. */
export const addClient = (email: string, name: string, companyId: string): Promise<NewPerson> =>
  addPerson(email, 'representative', name, [{ id: companyId, role: 'representative' }]);

/** An amount of a task, told to the client. */
export async function addPublished(taskId: string, kind: string, amount: string): Promise<string> {
  const { id, version } = await add<Versioned>('/liabilities', { task_id: taskId, kind, amount });
  const approved = await callApi(ADMIN, `/liabilities/${id}/status`, { to: 'approved', version });
  if (approved.status !== 200) throw new Error(`Not approved: ${JSON.stringify(approved.body)}`);
  await callApi(ADMIN, '/liabilities/publish', { ids: [id], channels: ['email'], dry_run: false });
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const { body } = await callApi(ADMIN, `/liabilities/${id}`);
    if (body.data.status === 'published') return id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The amount was not published');
}
