import { beforeAll } from 'vitest';
import type { CompanyUsersTable } from '#platform/database/tables/companies.ts';
import { type Calling, createPeople, type Person } from '../people/people.ts';
import { ADMIN, sharedSignIn } from '../people/sign-in.ts';
import { createSettlements } from '../records/settlements.ts';
import { sharedTestApp } from '../server/test-app.ts';

export type Someone = Person & Calling;

/** The demo office with a company whose settlements the tests add, each for a month of its own. */
export function sharedSettlementOffice(variables: Record<string, string> = {}) {
  const portal = sharedTestApp({ fixture: 'office', variables });
  const admin = sharedSignIn(portal, ADMIN);
  const people = createPeople(portal);
  const settlements = createSettlements(portal);
  // An empty object, because its database does not exist yet.
  const company = {} as { id: string; name: string; vat_number: string };
  beforeAll(async () => void Object.assign(company, await people.company('Meble Dębowe Żubr')));

  let months = 0;
  function newTask(values: Partial<Parameters<typeof settlements.addTask>[0]> = {}) {
    months += 1;
    return settlements.addTask({ company_id: company.id, period: `20${String(30 + months)}-10`, ...values });
  }

  /** A new signed-in user with this role in the company. */
  async function newClient(role: CompanyUsersTable['role'], companyId = company.id): Promise<Someone> {
    const person = await people.come(role);
    await portal.db.insertInto('company_users').values({ user_id: person.id, company_id: companyId, role }).execute();
    return person;
  }

  return { portal, admin, people, company, newTask, newClient, ...settlements };
}
