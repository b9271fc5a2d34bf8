import type { LoginServices } from '../app/access/login-services.ts';
import { assertGoodPassword } from '../app/access/password-rules.ts';
import { hashPassword } from '../app/access/passwords.ts';
import { audit } from '../app/audit/audit.ts';
import type { Handlers } from '../app/contract/handlers.ts';
import { enqueue } from '../app/outbox/outbox-queries.ts';
import { passwordChangedMessage } from './account-messages.ts';
import { setTheme } from './accounts-queries.ts';
import { keepThisSession, lockCaller } from './own-account.ts';
import { proveOwnPassword } from './own-password.ts';
import { readUser } from './read-user.ts';
import { updateUser } from './users-queries.ts';

/** What people change of their own account besides their data. */
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
