import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { parseNip } from '@biuro/core/poland/nip.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Words } from '#terminal/output/words.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { isId, noSuchRecord } from './record-id.ts';

type CompanyRow = components['schemas']['CompanyRow'];

/** The id of the company that an id or a NIP names, among those that the person may see. */
export async function findCompanyId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  const { isAdmin } = portal.person();
  if (isId(which)) return which;

  const parsed = parseNip(which);
  if (!parsed.valid) throw new UsageError(text('companies.which.wrong', { value: which }));
  const { nip } = parsed;
  const rows = isAdmin ? await search(portal, nip) : await readMine(portal);
  const company = rows.find(({ vat_number }) => vat_number === nip);
  if (company) return company.id;
  throw noSuchRecord(text('companies.which.none', { nip }));
}

async function search({ api }: OpenPortal, nip: string): Promise<CompanyRow[]> {
  return (await unwrap(api.GET('/companies', { params: { query: { search: nip } } }))).data;
}

async function readMine({ api }: OpenPortal): Promise<CompanyRow[]> {
  return (await unwrap(api.GET('/companies/my'))).data;
}
