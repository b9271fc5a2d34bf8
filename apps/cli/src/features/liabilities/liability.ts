import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import { liabilityKinds } from '#terminal/prompts/choices.ts';
import { findCompanyId, isId, noSuchRecord } from '#terminal/records/find-record.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';

export type Liability = components['schemas']['Liability'];

/** Company, period and kind, as in `9900000112/2026-10/vat`. */
interface Named {
  company: string;
  period: string;
  kind: Liability['kind'];
}

/** Finds a liability by its id, or by company, period and kind. Throws a 404 failure where the person may not see it. */
export async function findLiability(portal: OpenPortal, which: string, text: Words): Promise<Liability> {
  const id = await findLiabilityId(portal, which, text);
  return (await unwrap(portal.api.GET('/liabilities/{id}', { params: { path: { id } } }))).data;
}

export async function findLiabilityId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  const { isAdmin } = portal.person();
  if (isId(which)) return which;
  const named = namedBy(which, text);
  const company_id = await findCompanyId(portal, named.company, text);
  const rows = isAdmin ? await search(portal, company_id, named) : await searchMine(portal, company_id);
  const [found, ...more] = rows.filter(({ period, kind }) => period === named.period && kind === named.kind);
  if (!found) throw noSuchRecord(text('liabilities.which.none', { which }));
  if (more.length > 0) throw new UsageError(text('liabilities.which.several', { which }));
  return found.id;
}

function namedBy(which: string, text: Words): Named {
  const [company = '', period = '', word = '', ...more] = which.split('/');
  const kind = liabilityKinds.find((known) => known === word);
  if (kind && isPeriod(period) && more.length === 0) return { company, period, kind };
  throw new UsageError(text('liabilities.which.wrong', { value: which }));
}

async function search({ api }: OpenPortal, company_id: string, { period, kind }: Named) {
  const query = { filters: { company_id, period, kind } };
  return (await unwrap(api.GET('/liabilities', { params: { query } }))).data;
}

async function searchMine({ api }: OpenPortal, company_id: string) {
  const query = { company_id, state: 'all', limit: 100 } as const;
  return (await unwrap(api.GET('/liabilities/my', { params: { query } }))).data;
}

type Owed = Pick<Liability, 'kind' | 'partner'>;

/** "Zaliczka PIT", and for a partnership the partner. */
export const owedText = ({ kind, partner }: Owed, text: Words): string =>
  [text(`liability.${kind}`), partner].filter(Boolean).join(' – ');

/** "Zaliczka PIT 2026-10 – Jan Kowalski". */
export const liabilityText = ({ kind, period, partner }: Owed & Pick<Liability, 'period'>, text: Words): string =>
  [`${text(`liability.${kind}`)} ${period}`, partner].filter(Boolean).join(' – ');
