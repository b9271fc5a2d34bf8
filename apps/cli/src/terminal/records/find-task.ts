import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Words } from '#terminal/output/words.ts';
import { taskKinds } from '#terminal/prompts/choices.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { findCompanyId } from './find-company.ts';
import { isId, noSuchRecord } from './record-id.ts';

type TaskKind = components['schemas']['TaskKind'];

/** Company, period and kind, which name a settlement once; `0000123004/2026-10` or `0000123004/2026-10/payroll`. */
interface Named {
  company: string;
  period: string;
  kind: TaskKind;
}

/** The id of the task that an id or its company, period and kind name, among those that the person may see. */
export async function findTaskId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  const { isAdmin } = portal.person();
  if (isId(which)) return which;
  const named = namedBy(which, text);
  const company_id = await findCompanyId(portal, named.company, text);
  const tasks = isAdmin ? await search(portal, company_id, named) : await searchMine(portal, company_id);
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

async function search({ api }: OpenPortal, company_id: string, { period, kind }: Named) {
  const query = { filters: { company_id, period, kind } };
  return (await unwrap(api.GET('/tasks', { params: { query } }))).data;
}

async function searchMine({ api }: OpenPortal, company_id: string) {
  const query = { company_id, limit: 100 };
  return (await unwrap(api.GET('/tasks/my', { params: { query } }))).data;
}
