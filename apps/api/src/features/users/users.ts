import { listLinks } from '#domain/people/company-links.ts';
import { refuseNavigation } from '#platform/access/csrf.ts';
import { createLoginServices, type LoginServices } from '#platform/access/login-services.ts';
import { historyOf } from '#platform/audit/audit.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Services } from '#platform/process/services.ts';
import { createAccountHandlers } from './account/accounts.ts';
import { createUser } from './create.ts';
import { deletedHandlers } from './deleted.ts';
import { changeUsers } from './list/bulk.ts';
import { listHandlers } from './list/user-list.ts';
import { listOfficePeople } from './queries.ts';
import { readUser } from './shown.ts';
import { activate, deactivate, remove, restore } from './status.ts';
import { updateUser } from './update.ts';

const createUsersHandlers = (services: LoginServices) =>
  ({
    ...listHandlers,
    ...deletedHandlers,
    createUser: createUser(services),
    updateUser: updateUser(services),
    changeUsers: changeUsers(services),

    async getUser({ params }, context) {
      assertOwnOrAdmin(context, params.id);
      return { status: 200, body: await readUser(context, params.id) };
    },

    async listOfficePeople(_request, { db }) {
      return { status: 200, body: { data: await listOfficePeople(db) } };
    },

    async listUserCompanies({ query: { id, role } }, context) {
      assertOwnOrAdmin(context, id);
      await readUser(context, id);
      return { status: 200, body: { data: await listLinks(context.db, id, role) } };
    },

    async listUserHistory({ params, query }, context) {
      await readUser(context, params.id);
      return { status: 200, body: await historyOf(context, 'user', params.id, query) };
    },

    async deleteUser({ params }, context) {
      await remove(context, params.id);
      return { status: 204 };
    },

    async restoreUser({ params }, context) {
      await restore(context, params.id);
      return { status: 200, body: await readUser(context, params.id) };
    },

    async deactivateUser({ params }, context) {
      await deactivate(context, params.id);
      return { status: 200, body: await readUser(context, params.id) };
    },

    async deactivateUserByGet({ params, headers }, context) {
      refuseNavigation(headers, 'deactivate');
      await inTransaction(context, (doing) => deactivate(doing, params.id));
      return { status: 200, body: await readUser(context, params.id) };
    },

    async activateUser({ params }, context) {
      await activate(context, params.id);
      return { status: 200, body: await readUser(context, params.id) };
    },
  }) satisfies Partial<Handlers>;

export const createUserHandlers = (services: Pick<Services, 'environment' | 'outbox' | 'tenants'>) => ({
  ...createAccountHandlers(services),
  ...createUsersHandlers(createLoginServices(services)),
});

/** Clients only see themselves. Nobody sees others when the office has no users module. */
function assertOwnOrAdmin({ caller, tenant }: Context, id: string): void {
  const seesOthers = caller.isAdmin && tenant.config.modules.users.enabled;
  if (!seesOthers && id.toLowerCase() !== caller.id) throw notFound();
}
