import { describeLinks, listLinks } from '#domain/people/company-links.ts';
import { listCompanyPeople } from '#domain/people/company-people.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, Problem } from '#platform/http/problem.ts';
import { assertVisible } from '../profile/detail.ts';
import * as queries from './queries.ts';

export const peopleHandlers: Pick<Handlers, 'listCompanyPeople' | 'addCompanyPerson' | 'removeCompanyPerson'> = {
  async listCompanyPeople({ params }, context) {
    await assertVisible(context, params.id);
    return { status: 200, body: { data: await listCompanyPeople(context.db, params.id) } };
  },

  async addCompanyPerson({ params, body }, context) {
    await assertVisible(context, params.id);
    const client = await queries.lockClient(context.db, body.email);
    if (!client) throw invalid({ pointer: '/email', code: 'unknown' });
    const before = await linksOf(context, params.id, client.id);
    if (before.role !== body.role) {
      await queries.addPerson(context.db, { company_id: params.id, user_id: client.id, role: body.role });
      await writeDown(context, before.role ? 'person_changed' : 'person_added', params.id, client, before);
    }
    return { status: 201, body: { data: await listCompanyPeople(context.db, params.id) } };
  },

  async removeCompanyPerson({ params }, context) {
    const person = await queries.lockPerson(context.db, params.user_id);
    if (!person) throw notFound();
    const before = await linksOf(context, params.id, person.id);
    if (!before.role) throw notFound();
    if (before.all.length === 1) throw new Problem(409, 'last_company');
    await queries.removePerson(context.db, params.id, person.id);
    await writeDown(context, 'person_removed', params.id, person, before);
    return { status: 204 };
  },
};

/** The user's role in this company, and all their companies. */
async function linksOf({ db }: Context, companyId: string, userId: string) {
  const all = await listLinks(db, userId);
  return { all, role: all.find(({ id }) => id === companyId.toLowerCase())?.role };
}

/**
 * In the history of the company each person is a field with the role as its value; in that of the person, all companies
 * are one field.
 */
async function writeDown(
  context: Context,
  what: 'person_added' | 'person_changed' | 'person_removed',
  companyId: string,
  { id, name }: { id: string; name: string },
  before: Awaited<ReturnType<typeof linksOf>>,
): Promise<void> {
  await queries.noteChange(context.db, id);
  const after = await linksOf(context, companyId, id);
  const company = { entity: 'company', entityId: companyId, companyId } as const;
  await audit(
    context,
    { action: `company.${what}`, ...company, before: { [name]: before.role }, after: { [name]: after.role } },
    {
      action: 'user.updated',
      entity: 'user',
      entityId: id,
      before: { companies: describeLinks(before.all) },
      after: { companies: describeLinks(after.all) },
    },
  );
}
