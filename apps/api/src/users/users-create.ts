import type { LoginServices } from '../app/access/login-services.ts';
import { audit } from '../app/audit/audit.ts';
import { listLinks } from '../app/company-links-queries.ts';
import type { Handler } from '../app/contract/handlers.ts';
import { sendInvitation } from './invitations.ts';
import { readUser } from './read-user.ts';
import { addInvited } from './users-new.ts';
import { shownOf } from './users-shown.ts';
import { tidy } from './users-values.ts';

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
