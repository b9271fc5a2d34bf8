import { isOfficeRole } from '#platform/access/rights.ts';
import { type AuditEntry, audit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/database/database.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import type { Mistake } from '#platform/http/problem.ts';
import { type CompanyLink, existingCompanies, replaceLinks } from './company-links-queries.ts';
import type { Role } from './queries.ts';

/** Mistakes in the companies of a user with this role: a client needs at least one, and users of the office have none. */
export async function mistakesInLinks(db: Db, role: Role, links: CompanyLink[]): Promise<Mistake[]> {
  if (isOfficeRole(role)) return links.length > 0 ? [{ pointer: '/companies', code: 'forbidden' }] : [];
  if (links.length === 0) return [{ pointer: '/companies', code: 'needed' }];
  const ids = links.map(({ id }) => id.toLowerCase());
  const existing = await existingCompanies(db, ids);
  return ids.flatMap((id, index) => {
    const pointer = `/companies/${index}/id`;
    if (!existing.has(id)) return [{ pointer, code: 'unknown' }];
    return ids.indexOf(id) < index ? [{ pointer, code: 'repeated' }] : [];
  });
}

type Doing = Pick<Context, 'db' | 'caller' | 'ip' | 'requestId'>;

/** Replaces the user's companies, and writes into their histories. */
export async function setLinks(
  context: Doing,
  user: { id: string; name: string },
  before: CompanyLink[],
  after: CompanyLink[],
): Promise<void> {
  await replaceLinks(context.db, user.id, after);
  await tellCompanies(context, user.name, before, after);
}

/** Writes into the history of each company who joined, who left and whose role has changed. */
export const tellCompanies = (context: Doing, name: string, before: CompanyLink[], after: CompanyLink[]) =>
  audit(context, ...historiesOf(name, before, after));

/** In the history of a company each person is a field with the role as its value. */
function historiesOf(name: string, before: CompanyLink[], after: CompanyLink[]): AuditEntry[] {
  const [old, now] = [before, after].map((links) => new Map(links.map(({ id, role }) => [id.toLowerCase(), role])));
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((id) => {
    const [was, is] = [old?.get(id), now?.get(id)];
    if (was === is) return [];
    const what = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    const company = { entity: 'company', entityId: id, companyId: id } as const;
    return [{ action: `company.person_${what}`, ...company, before: { [name]: was }, after: { [name]: is } }];
  });
}
