import { dropLink, makeLink, readLink } from '#domain/people/account-links.ts';
import { listLinks } from '#domain/people/company-links.ts';
import { lockAccount } from '#platform/access/credentials-queries.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { inviteMessage } from '../account/messages.ts';
import { eraseInvited, nameOf, noteInvitation } from '../account/queries.ts';
import { setLinks } from '../company-links.ts';
import { addInvited } from '../new.ts';
import { assertLooksAfterNone, assertOwnersOwn } from '../rules.ts';
import { readUser, shownOf } from '../shown.ts';
import { nameOf as shownNameOf } from '../values.ts';

const PER_ADMINISTRATOR = { name: 'invitations by administrator', hits: 30, seconds: 3600 };

/** Creates the link of an invitation and sends it; the previous link stops working. 429 for too many invitations. */
export async function sendInvitation(services: LoginServices, context: Context, userId: string): Promise<void> {
  const { db, caller, tenant, afterCommit } = context;
  const account = await lockInvited(context, userId);
  await services.limits.take(db, PER_ADMINISTRATOR, caller.id);
  const link = await makeLink(services, context, 'invite', userId, caller.id);
  await noteInvitation(db, userId, caller.id);
  const from = (await nameOf(db, caller.id)) || tenant.config.brand.office;
  await enqueue(db, inviteMessage(tenant.config.brand, account, from, link));
  afterCommit(() => services.outbox.nudge(tenant.name));
}

/** Sends an invitation again, because it was lost or has expired. 409 when the user is not invited any more. */
export async function resendInvitation(services: LoginServices, context: Context, userId: string): Promise<void> {
  await sendInvitation(services, context, userId);
  await audit(context, { action: 'user.invitation_sent_again', entity: 'user', entityId: userId });
}

/** Withdraws an invitation and deletes its account. 409 when the user is not invited any more. */
export async function withdrawInvitation(context: Context, userId: string): Promise<void> {
  const { db } = context;
  const account = await lockInvited(context, userId);
  const { id, email, role } = account;
  await assertLooksAfterNone(db, id);
  await dropLink(db, 'invite', id);
  await setLinks(context, { id, name: shownNameOf(account) }, await listLinks(db, id), []);
  await eraseInvited(db, id);
  const before = { email, role };
  await audit(context, { action: 'user.invitation_withdrawn', entity: 'user', entityId: id, before });
}

/** The account of an invited user, locked. Owners are only invited by owners. */
async function lockInvited({ db, caller }: Pick<Context, 'db' | 'caller'>, userId: string) {
  const account = await lockAccount(db, userId);
  if (!account) throw notFound();
  if (account.status !== 'invited') throw new Problem(409, 'not_invited');
  assertOwnersOwn(caller, account.role);
  return account;
}

export function createInvitationHandlers(services: LoginServices) {
  return {
    async inviteUser({ body }, context) {
      const id = await addInvited(context, { ...body, first_name: '', last_name: '' });
      const after = shownOf(body, await listLinks(context.db, id));
      await audit(context, { action: 'user.invited', entity: 'user', entityId: id, after });
      await sendInvitation(services, context, id);
      return { status: 201, headers: { Location: `/api/users/${id}` }, body: await readUser(context, id) };
    },
    async resendInvite({ params }, context) {
      await resendInvitation(services, context, params.id);
      return { status: 200, body: await readUser(context, params.id) };
    },
    async withdrawInvite({ params }, context) {
      await withdrawInvitation(context, params.id);
      return { status: 204 };
    },
    async getInvitation({ params }, context) {
      const { id, email, first_name, last_name, role, invited_by, expires_at } = await readLink(
        services,
        context,
        'invite',
        params.token,
      );
      const companies = (await listLinks(context.db, id)).map(({ name }) => name);
      const inviting = await nameOf(context.db, invited_by);
      const data = { id, email, first_name, last_name, role, companies, invited_by: inviting, expires_at };
      return { status: 200, body: { data } };
    },
  } satisfies Partial<Handlers>;
}
