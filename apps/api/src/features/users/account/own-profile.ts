import type { LoginServices } from '#platform/access/login-services.ts';
import { assertGoodPassword } from '#platform/access/password-rules.ts';
import { hashPassword } from '#platform/access/passwords.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { updateUser } from '../queries.ts';
import { readUser } from '../shown.ts';
import { passwordChangedMessage } from './messages.ts';
import { keepThisSession, lockCaller } from './own-account.ts';
import { proveOwnPassword } from './own-password.ts';
import { setTheme } from './queries.ts';

/** Password, theme and language of one's own account. */
export function createProfileHandlers(services: LoginServices) {
  return {
    async changeMyPassword({ body }, context) {
      const { db, tenant, afterCommit } = context;
      const { brand } = tenant.config;
      const account = await proveOwnPassword(services, context, body.current_password);
      assertGoodPassword(body.password, account, brand);
      await keepThisSession(context);
      await updateUser(db, account.id, { password_hash: await hashPassword(body.password) });
      await enqueue(db, passwordChangedMessage(brand, account));
      await audit(context, { action: 'user.password_changed', entity: 'user', entityId: account.id });
      afterCommit(() => services.outbox.nudge(tenant.name));
      return { status: 204 };
    },
    async updateMyPreferences({ body: { locale, theme } }, context) {
      const before = await lockCaller(context);
      const worn = theme && (await setTheme(context.db, before.id, theme));
      if (locale && locale !== before.locale) await updateUser(context.db, before.id, { locale });
      const was = { theme: worn, locale: locale && before.locale };
      if (was.theme !== theme || was.locale !== locale) {
        const entry = { action: 'user.updated', entity: 'user', entityId: before.id } as const;
        await audit(context, { ...entry, before: was, after: { theme, locale } });
      }
      return { status: 200, body: await readUser(context, before.id) };
    },
  } satisfies Partial<Handlers>;
}
