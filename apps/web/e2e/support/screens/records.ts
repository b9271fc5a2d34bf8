import { addCompany } from '../own-records.ts';
import { ADMIN, CLIENT, callApi, OWNER, removeApi } from '../portal.ts';

interface Found {
  id: string;
  period: string;
  status: string;
}

const firstOf = async (email: string, path: string): Promise<Found> => {
  const [first] = (await callApi(email, path)).body.data;
  if (!first) throw new Error(`The demo has nothing at ${path}`);
  return first;
};

/** Records of the demo that the screens show. */
export const company = async () => (await firstOf(ADMIN, '/companies?search=gamma')).id;
export const partnership = async () => (await firstOf(ADMIN, '/companies?search=autoserwis')).id;
export const ownCompany = async () => (await firstOf(CLIENT, '/companies/my')).id;
export const user = async () => (await firstOf(ADMIN, '/users?search=klient@demo.example')).id;
export const accountant = async () => (await firstOf(ADMIN, '/users?search=piotr.zielinski@demo.example')).id;
export const task = (status: string) =>
  firstOf(ADMIN, `/tasks?filters[status]=${status}&filters[kind]=settlement&limit=1`);
export const liability = async (status: string) =>
  (await firstOf(ADMIN, `/liabilities?filters[status]=${status}&limit=1`)).id;
export const ownTask = async () => (await firstOf(CLIENT, '/tasks/my?limit=1')).id;
export const ownLiability = async () => (await firstOf(CLIENT, '/liabilities/my?limit=1')).id;

/** A company of the owner's whose change of data waits for the office. */
export async function changedCompany(): Promise<string> {
  const { data } = (await callApi(OWNER, '/companies/my')).body;
  return data.find(({ name }: { name: string }) => name.startsWith('Kawiarnia')).id;
}

/** An amount of the client with a file that tells how it came about. */
export async function explained(): Promise<Found> {
  const { data } = (await callApi(CLIENT, '/liabilities/my?limit=100')).body;
  const found = data.find(({ calculation }: { calculation: unknown }) => calculation !== null);
  if (!found) throw new Error('No amount of the client has its calculation');
  return found;
}

/** A company of which an employee was deleted. */
export async function deletedEmployee(): Promise<string> {
  const { id } = await addCompany('Pomyłka kadrowa');
  const person = { first_name: 'Jan', last_name: 'Podwójny', contract_type: 'mandate', employed_from: '2025-01-01' };
  const { body } = await callApi(ADMIN, `/companies/${id}/employees`, { ...person, pesel: '44051401359' });
  await removeApi(ADMIN, `/companies/${id}/employees/${body.data.id}`);
  return id;
}

/** A settlement whose documents are not all there. */
export async function openTask(): Promise<string> {
  const tasks: Found[] = (await callApi(OWNER, '/tasks/my?limit=50')).body.data;
  const open = tasks.find(({ status }) => status === 'incomplete');
  if (!open) throw new Error('No settlement of the owner lacks documents');
  return open.id;
}
