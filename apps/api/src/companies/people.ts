import { audit } from '../app/audit/audit.ts';
import type { Context, Handlers } from '../app/contract/handlers.ts';
import { invalid, notFound } from '../app/problem.ts';
import { visibleCompany } from './companies.ts';
import * as queries from './people-queries.ts';

export const peopleHandlers: Pick<Handlers, 'listCompanyPeople' | 'addCompanyPerson' | 'removeCompanyPerson'> = {
  async listCompanyPeople({ params }, context) {
    await visibleCompany(context, params.id);
    return { status: 200, body: { data: await queries.listPeople(context.db, params.id) } };
  },

  async addCompanyPerson({ params, body }, context) {
    await visibleCompany(context, params.id);
    const client = await queries.findClient(context.db, body.email);
    if (!client) throw invalid({ pointer: '/email', code: 'unknown' });
    const before = await queries.roleOf(context.db, params.id, client.id);
    await queries.addPerson(context.db, { company_id: params.id, user_id: client.id, role: body.role });
    await writeDown(context, before ? 'person_changed' : 'person_added', params.id, client.name, before, body.role);
    return { status: 201, body: { data: await queries.listPeople(context.db, params.id) } };
  },

  async removeCompanyPerson({ params }, context) {
    const removed = await queries.removePerson(context.db, params.id, params.user_id);
    if (!removed) throw notFound();
    await writeDown(context, 'person_removed', params.id, removed.name, removed.role, undefined);
    return { status: 204 };
  },
};

/** In the history of the company each person is a field, and the role its value. */
function writeDown(
  context: Context,
  what: 'person_added' | 'person_changed' | 'person_removed',
  companyId: string,
  name: string,
  before: queries.CompanyRole | undefined,
  after: queries.CompanyRole | undefined,
): Promise<void> {
  const entity = { entity: 'company', entityId: companyId, companyId } as const;
  return audit(context, { action: `company.${what}`, ...entity, before: { [name]: before }, after: { [name]: after } });
}
