import { readLink, useLink } from '#domain/people/account-links.ts';
import { inConstantTime } from '#platform/access/constant-time.ts';
import { originOf, TEN_A_MINUTE, WRONG_PASSWORD } from '#platform/access/credentials.ts';
import { refuseNavigation } from '#platform/access/csrf.ts';
import { knownDeviceOf } from '#platform/access/device-cookie.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { assertGoodPassword } from '#platform/access/password-rules.ts';
import { hashPassword } from '#platform/access/passwords.ts';
import { networkOf } from '#platform/access/rate-limits.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { passwordChangedMessage } from '../account/messages.ts';
import { updateUser } from '../queries.ts';
import { maskOf } from '../sign-in/codes.ts';
import { makeReset, sendReset } from './reset-links.ts';

const PER_ADMINISTRATOR = { name: 'reset links by administrator', hits: 30, seconds: 3600 };

/** Milliseconds; several times as long as writing a link and its message takes. */
const STEP = 200;

/** Forgotten passwords: a link by e-mail, and a new password. */
export function createPasswordResetHandlers(services: LoginServices) {
  const { limits, outbox } = services;
  return {
    async forgotPassword({ body }, context) {
      const { db, ip } = context;
      await limits.take(db, { name: 'forgotten password by network', ...TEN_A_MINUTE }, networkOf(ip));
      await limits.take(db, { name: 'forgotten password by e-mail', ...TEN_A_MINUTE }, body.email.toLowerCase());
      await inConstantTime(STEP, () => sendReset(services, context, body.email));
      return { status: 202 };
    },
    async getPasswordReset({ params }, context) {
      const { email, expires_at } = await readLink(services, context, 'reset', params.token);
      return { status: 200, body: { data: { email: maskOf('email', { email, phone: null }), expires_at } } };
    },
    async resetPassword({ params, body, headers }, context) {
      const { tenant, ip, log } = context;
      const { brand } = tenant.config;
      const person = await readLink(services, context, 'reset', params.token);
      assertGoodPassword(body.password, person, brand);
      const password_hash = await hashPassword(body.password);
      await inTransaction(context, async (inside) => {
        const account = await useLink(inside.db, 'reset', params.token);
        await updateUser(inside.db, account.id, { password_hash });
        await enqueue(inside.db, passwordChangedMessage(brand, account));
        const entry = { action: 'user.password_reset', entity: 'user', entityId: account.id } as const;
        await audit(inside, { ...entry, actorId: account.id });
        inside.afterCommit(() => outbox.nudge(tenant.name));
      });
      const device = knownDeviceOf(services, headers, person.id);
      await limits.forgive(context.db, WRONG_PASSWORD, originOf(person.email, device, ip));
      log.info({ user: person.id }, 'password reset');
      return { status: 204 };
    },
    async createPasswordReset({ query, headers }, context) {
      refuseNavigation(headers);
      await limits.take(context.db, PER_ADMINISTRATOR, context.caller.id);
      const { token, expires_at } = await inTransaction(context, (inside) => makeReset(services, inside, query.id));
      return { status: 200, body: { data: { token, expires_at } } };
    },
  } satisfies Partial<Handlers>;
}
