import { listLinks } from '#domain/people/company-links.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Handler } from '#platform/http/contract/handlers.ts';
import { sendInvitation } from './links/invitations.ts';
import { addInvited } from './new.ts';
import { readUser, shownOf } from './shown.ts';
import { tidy } from './values.ts';

export const createUser =
  (services: LoginServices): Handler<'createUser'> =>
  async ({ body }, context) => {
    const values = tidy(body);
    const id = await addInvited(context, values);
    const after = shownOf(values, await listLinks(context.db, id));
    await audit(context, { action: 'user.created', entity: 'user', entityId: id, after });
    await sendInvitation(services, context, id);
    return { status: 201, body: await readUser(context, id), headers: { Location: `/api/users/${id}` } };
  };
