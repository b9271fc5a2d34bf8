import { companyAccessOf } from '#domain/people/company-access.ts';
import { listLinks } from '#domain/people/company-links.ts';
import { listCompanyPeople } from '#domain/people/company-people.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { mayDo } from '#platform/access/rights.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { forbidden, notFound, Problem } from '#platform/http/problem.ts';
import { addInvited } from '../new.ts';
import { findUserByEmail } from '../queries.ts';
import { shownOf } from '../shown.ts';
import { resendInvitation, sendInvitation, withdrawInvitation } from './invitations.ts';

/** Representatives of a company invite people to it. */
export function createCompanyInvitationHandlers(services: LoginServices) {
  return {
    async inviteCompanyPerson({ params, body }, context) {
      await assertMayInvite(context, params.id);
      // Without naming the user, because clients may not learn about people outside their company.
      if (await findUserByEmail(context.db, body.email)) throw known();
      const invited = { ...body, companies: [{ id: params.id, role: body.role }] };
      const id = await addInvited(context, { ...invited, first_name: '', last_name: '' }, known);
      const after = shownOf(invited, await listLinks(context.db, id));
      await audit(context, { action: 'user.invited', entity: 'user', entityId: id, after });
      await sendInvitation(services, context, id);
      return { status: 201, body: await peopleOf(context, params.id) };
    },
    async resendCompanyInvite({ params }, context) {
      await assertMayInvite(context, params.id);
      await assertBelongs(context, params.id, params.user_id);
      await resendInvitation(services, context, params.user_id);
      return { status: 200, body: await peopleOf(context, params.id) };
    },
    async withdrawCompanyInvite({ params }, context) {
      await assertMayInvite(context, params.id);
      const links = await assertBelongs(context, params.id, params.user_id);
      if (links.length > 1) throw new Problem(409, 'invited_elsewhere');
      await withdrawInvitation(context, params.user_id);
      return { status: 200, body: await peopleOf(context, params.id) };
    },
  } satisfies Partial<Handlers>;
}

async function assertMayInvite(context: Context, companyId: string): Promise<void> {
  const access = await companyAccessOf(context, companyId);
  if (access === 'office' && !mayDo(context.caller.role, 'users:edit')) throw forbidden();
  if (access !== 'office' && access !== 'representative') throw new Problem(403, 'representative_only');
}

/** All companies of a user who belongs to this one; 404 for others. */
async function assertBelongs({ db }: Context, companyId: string, userId: string) {
  const links = await listLinks(db, userId);
  if (!links.some(({ id }) => id === companyId.toLowerCase())) throw notFound();
  return links;
}

const known = () => new Problem(409, 'ask_office', { mistakes: [{ pointer: '/email', code: 'ask_office' }] });

const peopleOf = async ({ db }: Context, companyId: string) => ({ data: await listCompanyPeople(db, companyId) });
