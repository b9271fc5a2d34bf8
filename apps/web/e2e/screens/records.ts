import { ADMIN, CLIENT, callApi, OWNER } from '../portal.ts';

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
export const ownCompany = async () => (await firstOf(CLIENT, '/companies/my')).id;
export const user = async () => (await firstOf(ADMIN, '/users?search=klient@demo.example')).id;
export const task = (status: string) =>
  firstOf(ADMIN, `/tasks?filters[status]=${status}&filters[kind]=settlement&limit=1`);
export const liability = async (status: string) =>
  (await firstOf(ADMIN, `/liabilities?filters[status]=${status}&limit=1`)).id;
export const ownTask = async () => (await firstOf(CLIENT, '/tasks/my?limit=1')).id;
export const ownLiability = async () => (await firstOf(CLIENT, '/liabilities/my?limit=1')).id;

/** A settlement whose documents are not all there. */
export async function openTask(): Promise<string> {
  const tasks: Found[] = (await callApi(OWNER, '/tasks/my?limit=50')).body.data;
  const open = tasks.find(({ status }) => status === 'incomplete');
  if (!open) throw new Error('No settlement of the owner lacks documents');
  return open.id;
}
