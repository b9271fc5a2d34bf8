import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { TEN_A_MINUTE } from '#platform/access/credentials.ts';
import type { LockedAccount } from '#platform/access/credentials-queries.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { updateUser } from '../queries.ts';
import { openTotp, sealTotp, totpStepOf, withoutSpaces } from '../sign-in/codes.ts';
import { secondFactorMessage } from './messages.ts';
import { keepThisSession, lockCaller } from './own-account.ts';
import { proveOwnPassword } from './own-password.ts';
import { setPendingTotp } from './queries.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { deleteRecoveryCodes } from './recovery-codes-queries.ts';

/** As RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;

/** An authenticator app as second factor. */
export function createSecondFactorHandlers(services: LoginServices) {
  const { secrets, limits, outbox } = services;

  async function change(
    context: Context,
    account: LockedAccount,
    to: { second_factor: 'totp' | 'email'; totp_secret: Buffer | null; totp_step: number | null },
  ): Promise<void> {
    await keepThisSession(context);
    await updateUser(context.db, account.id, { ...to, totp_pending: null });
    const entry = { action: 'user.second_factor_changed', entity: 'user', entityId: account.id } as const;
    const [before, after] = [account.second_factor, to.second_factor];
    await audit(context, { ...entry, before: { second_factor: before }, after: { second_factor: after } });
    await tell(context, account, to.second_factor);
  }

  async function tell({ db, tenant, afterCommit }: Context, account: LockedAccount, what: 'totp' | 'email' | 'codes') {
    await enqueue(db, secondFactorMessage(tenant.config.brand, account, what));
    afterCommit(() => outbox.nudge(tenant.name));
  }

  return {
    async prepareMyTotp({ body }, context) {
      const { id, email } = await proveOwnPassword(services, context, body.current_password);
      const secret = randomBytes(SECRET_BYTES);
      await setPendingTotp(context.db, id, sealTotp(secrets, secret, id));
      const issuer = context.tenant.config.brand.office;
      const totp = new TOTP({ issuer, label: email, secret: Secret.fromHex(secret.toString('hex')) });
      return { status: 200, body: { data: { secret: totp.secret.base32, uri: totp.toString() } } };
    },
    async confirmMyTotp({ body }, context) {
      const account = await lockCaller(context);
      const { id, totp_pending } = account;
      if (!totp_pending) throw new Problem(409, 'totp_not_prepared');
      await limits.take(context.db, { name: 'authenticator codes by account', ...TEN_A_MINUTE }, id);
      const step = totpStepOf(openTotp(secrets, totp_pending, id), withoutSpaces(body.code));
      if (step === undefined) throw wrongCode();
      await change(context, account, { second_factor: 'totp', totp_secret: totp_pending, totp_step: step });
      return { status: 200, body: { data: { recovery_codes: await renewRecoveryCodes(secrets, context.db, id) } } };
    },
    async disableMyTotp({ body }, context) {
      const account = await proveOwnPassword(services, context, body.current_password);
      if (account.second_factor === 'totp') {
        await change(context, account, { second_factor: 'email', totp_secret: null, totp_step: null });
        await deleteRecoveryCodes(context.db, account.id);
      }
      return { status: 204 };
    },
    async renewMyRecoveryCodes({ body }, context) {
      const account = await proveOwnPassword(services, context, body.current_password);
      if (account.second_factor !== 'totp') throw new Problem(409, 'totp_off');
      const codes = await renewRecoveryCodes(secrets, context.db, account.id);
      await audit(context, { action: 'user.recovery_codes_renewed', entity: 'user', entityId: account.id });
      await tell(context, account, 'codes');
      return { status: 200, body: { data: { recovery_codes: codes } } };
    },
  } satisfies Partial<Handlers>;
}

const wrongCode = () =>
  new Problem(422, 'wrong_code', {
    // Tries are not counted down here.
    values: { left: 0 },
    mistakes: [{ pointer: '/code', code: 'wrong_code', values: { left: 0 } }],
    counted: true,
  });
