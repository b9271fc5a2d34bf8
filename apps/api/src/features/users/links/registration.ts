import { linkSpent, readLink, useLink } from '#domain/people/account-links.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { assertGoodPassword } from '#platform/access/password-rules.ts';
import { hashPassword } from '#platform/access/passwords.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { updateUser } from '../queries.ts';
import { tidy } from '../values.ts';

/** The invited user may change the name; address, role and companies stay. */
export function createRegistrationHandlers(services: LoginServices) {
  return {
    async registerUser({ params, body }, context) {
      const { token, password, ...written } = body;
      const invitation = await readLink(services, context, 'invite', token);
      if (invitation.id !== params.id.toLowerCase()) throw linkSpent();
      const person = tidy(written);
      assertGoodPassword(password, { ...person, email: invitation.email }, context.tenant.config.brand);
      const password_hash = await hashPassword(password);
      await inTransaction(context, async (inside) => {
        const { id } = await useLink(inside.db, 'invite', token);
        await updateUser(inside.db, id, { ...person, password_hash, status: 'active' });
        const entry = { action: 'user.registered', entity: 'user', entityId: id, actorId: id } as const;
        await audit(inside, { ...entry, before: { status: 'invited' }, after: { ...person, status: 'active' } });
      });
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}
