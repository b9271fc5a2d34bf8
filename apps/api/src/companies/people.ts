import type { Context, Handlers } from '../app/contract/handlers.ts';
import { invalid, notFound } from '../app/problem.ts';
import { findCompany } from './companies-queries.ts';
import * as queries from './people-queries.ts';

export const peopleHandlers: Pick<Handlers, 'listCompanyPeople' | 'addCompanyPerson' | 'removeCompanyPerson'> = {
  async listCompanyPeople({ params }, context) {
    await assertVisible(context, params.id);
    return { status: 200, body: { data: await queries.listPeople(context.db, params.id) } };
  },

  async addCompanyPerson({ params, body }, context) {
    await assertVisible(context, params.id);
    const client = await queries.findClient(context.db, body.email);
    if (!client) throw invalid({ pointer: '/email', code: 'unknown' });
    await queries.addPerson(context.db, { company_id: params.id, user_id: client.id, role: body.role });
    return { status: 201, body: { data: await queries.listPeople(context.db, params.id) } };
  },

  async removeCompanyPerson({ params }, { db }) {
    if (!(await queries.removePerson(db, params.id, params.user_id))) throw notFound();
    return { status: 204 };
  },
};

async function assertVisible({ db, caller }: Context, id: string): Promise<void> {
  if (!(await findCompany(db, caller, id))) throw notFound();
}
