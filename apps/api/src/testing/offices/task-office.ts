import { beforeAll } from 'vitest';
import { TAKEN_ON } from '../../demo/office/profiles.ts';
import { createPeople } from '../people/people.ts';
import { addCompanies } from '../records/profiles.ts';
import { createSettlements } from '../records/settlements.ts';
import { get, send } from '../server/answers.ts';
import { sharedTestApp } from '../server/test-app.ts';

type Come = ReturnType<typeof createPeople>['come'];
type Person = Awaited<ReturnType<Come>>;

/** An office with two companies, a user of each role, and the clients of the first company. */
export function sharedTaskOffice() {
  const portal = sharedTestApp({});
  const people = createPeople(portal);
  const settlements = createSettlements(portal);
  const roles = ['owner', 'administrator', 'accountant', 'payroll', 'assistant'] as const;
  // Empty until the server exists.
  const office = {} as Record<(typeof roles)[number], Person>;
  const clients = {} as Record<'representative' | 'authorised' | 'viewer' | 'employee' | 'stranger', Person>;
  const companies = { own: '', other: '' };

  beforeAll(async () => {
    for (const role of roles) office[role] = await people.come(role);
    const [own = '', other = ''] = await addCompanies(portal, 2, {
      company_type: 'jdg',
      has_employees: false,
      checklist: TAKEN_ON,
    });
    Object.assign(companies, { own, other });
    for (const role of ['representative', 'authorised', 'viewer', 'employee', 'stranger'] as const) {
      clients[role] = await people.come('representative');
      const link = { user_id: clients[role].id, company_id: role === 'stranger' ? other : own };
      await portal.db
        .insertInto('company_users')
        .values({ ...link, role: role === 'stranger' ? 'representative' : role })
        .execute();
    }
  });

  const task = (values: Partial<Parameters<typeof settlements.addTask>[0]> = {}) =>
    settlements.addTask({ company_id: companies.own, kind: 'correction', period: '2026-03', ...values });
  const row = (id: string) => portal.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const read = async (by: Pick<Person, 'call'>, id: string) => (await get(by, `/api/tasks/${id}`)).body.data;
  const move = async (by: Pick<Person, 'call'>, id: string, to: string, more: object = {}) =>
    send(by, 'POST', `/api/tasks/${id}/status`, { to, version: (await row(id)).version, ...more });

  return { portal, people, settlements, office, clients, companies, task, row, read, move };
}
