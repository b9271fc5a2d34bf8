import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { parseNip } from '@biuro/core/poland/nip.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import { taskKinds } from '#terminal/prompts/choices.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** The error that the server would send, for a record that the program itself did not find. */
export function noSuchRecord(message: string): ApiError {
  return new ApiError({ kind: 'rejected', status: 404, code: 'not_found', message });
}

type CompanyRow = components['schemas']['CompanyRow'];

/** The id of the company with this id or NIP. Throws a 404 failure where the person sees none with the NIP. */
export async function findCompanyId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  const { isAdmin } = portal.person();
  if (isId(which)) return which;

  const parsed = parseNip(which);
  if (!parsed.valid) throw new UsageError(text('companies.which.wrong', { value: which }));
  const { nip } = parsed;
  const rows = isAdmin ? await searchCompanies(portal, nip) : await readMyCompanies(portal);
  const company = rows.find(({ vat_number }) => vat_number === nip);
  if (company) return company.id;
  throw noSuchRecord(text('companies.which.none', { nip }));
}

async function searchCompanies({ api }: OpenPortal, nip: string): Promise<CompanyRow[]> {
  return (await unwrap(api.GET('/companies', { params: { query: { search: nip } } }))).data;
}

async function readMyCompanies({ api }: OpenPortal): Promise<CompanyRow[]> {
  return (await unwrap(api.GET('/companies/my'))).data;
}

/** The id of the user with this id or e-mail address. Throws a 404 failure where the person sees none with the address. */
export async function findUserId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  const { id, email, isAdmin } = portal.person();
  if (isId(which)) return which;
  if (!which.includes('@')) throw new UsageError(text('users.which.wrong', { value: which }));

  const wanted = which.toLowerCase();
  if (email.toLowerCase() === wanted) return id;
  const found = isAdmin ? await searchUsers(portal, which) : [];
  const user = found.find((row) => row.email.toLowerCase() === wanted);
  if (user) return user.id;
  throw noSuchRecord(text('users.which.none', { email: which }));
}

async function searchUsers({ api }: OpenPortal, text: string) {
  const query = { search: text, limit: 100 };
  return (await unwrap(api.GET('/users', { params: { query } }))).data;
}

type TaskKind = components['schemas']['TaskKind'];

/** Company, period and kind identify a task: `9900000112/2026-10` (a settlement) or `9900000112/2026-10/payroll`. */
interface Named {
  company: string;
  period: string;
  kind: TaskKind;
}

/** The id of the task with this id, or of this company, period and kind. Throws a 404 failure where the person sees none. */
export async function findTaskId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  const { isAdmin } = portal.person();
  if (isId(which)) return which;
  const named = namedBy(which, text);
  const company_id = await findCompanyId(portal, named.company, text);
  const tasks = isAdmin ? await searchTasks(portal, company_id, named) : await searchMyTasks(portal, company_id);
  const task = tasks.find(({ period, kind }) => period === named.period && kind === named.kind);
  if (task) return task.id;
  throw noSuchRecord(text('tasks.which.none', { which }));
}

function namedBy(which: string, text: Words): Named {
  const [company = '', period = '', word = 'settlement', ...more] = which.split('/');
  const kind = taskKinds.find((known) => known === word);
  if (kind && isPeriod(period) && more.length === 0) return { company, period, kind };
  throw new UsageError(text('tasks.which.wrong', { value: which }));
}

async function searchTasks({ api }: OpenPortal, company_id: string, { period, kind }: Named) {
  const query = { filters: { company_id, period, kind } };
  return (await unwrap(api.GET('/tasks', { params: { query } }))).data;
}

async function searchMyTasks({ api }: OpenPortal, company_id: string) {
  const query = { company_id, limit: 100 };
  return (await unwrap(api.GET('/tasks/my', { params: { query } }))).data;
}
