import { freshNips } from '@biuro/testing/nips.ts';
import { until } from '@biuro/testing/until.ts';
import type { ChosenFile } from './files.ts';
import { ADMIN, addPerson, callApi, type NewPerson, uploadApi } from './portal.ts';

const nips = freshNips(700_000_000 + (Date.now() % 100_000_000));

/** A NIP that no company has and no other test uses. */
export const nextNip = (): string => nips.next().value;

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

/** A company that no other test needs. */
export const addCompany = (name: string, values: object = {}): Promise<Named> =>
  add('/companies', { name, company_type: 'jdg', vat_number: nextNip(), ...values });

/** A settlement that opening a month does not touch. */
export const addTask = (companyId: string, period: string): Promise<Versioned> =>
  add('/tasks', { company_id: companyId, kind: 'settlement', period });

/** A task without amounts. */
export const addErrand = (companyId: string, period: string): Promise<Versioned> =>
  add('/tasks', { company_id: companyId, kind: 'one_off', title: 'Dopłaty', period, due_at: '2025-12-15' });

/** A representative of the company. */
export const addClient = (email: string, name: string, companyId: string): Promise<NewPerson> =>
  addPerson(email, 'representative', name, [{ id: companyId, role: 'representative' }]);

/** A published amount of a task. */
export async function addPublished(taskId: string, kind: string, amount: string): Promise<string> {
  const { id, version } = await add<Versioned>('/liabilities', { task_id: taskId, kind, amount });
  const approved = await callApi(ADMIN, `/liabilities/${id}/status`, { to: 'approved', version });
  if (approved.status !== 200) throw new Error(`Not approved: ${JSON.stringify(approved.body)}`);
  await callApi(ADMIN, '/liabilities/publish', { ids: [id], channels: ['email'], dry_run: false });
  const statusOf = async () => (await callApi(ADMIN, `/liabilities/${id}`)).body.data.status;
  const isPublished = async () => (await statusOf()) === 'published' || undefined;
  await until(isPublished, () => 'The amount was not published', { timeout: 20_000, every: 100 });
  return id;
}

/** A document of a company; a client has handed it over, or the office has it for them. */
export async function addDocument(
  email: string,
  companyId: string,
  month: string,
  file: ChosenFile,
): Promise<Versioned> {
  const upload_ids = [await uploadApi(email, file)];
  const body = { company_id: companyId, kind: 'cost', month, upload_ids };
  const answer = await callApi(email, '/documents', body);
  if (answer.status !== 201) throw new Error(`/documents: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
