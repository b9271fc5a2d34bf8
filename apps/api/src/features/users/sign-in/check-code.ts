import { type LockedAccount, lockAccount } from '#platform/access/credentials-queries.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/database/database.ts';
import type { LoginChallengesTable } from '#platform/database/tables/accounts.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { Problem, tooMany } from '#platform/http/problem.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { recoveryCodeMessage } from '../account/messages.ts';
import { recoveryMacsOf } from '../account/recovery-codes.ts';
import { hasRecoveryCode, takeRecoveryCode } from '../account/recovery-codes-queries.ts';
import { macsOf, openTotp, totpStepOf, withoutSpaces } from './codes.ts';
import { blockedMessage } from './messages.ts';
import {
  blockAccount,
  countWrongCode,
  findChallenge,
  type OpenChallenge,
  TRIES,
  takeTotpStep,
  tryCode,
} from './queries.ts';

/** Unknown, used, expired, verified, or of another user: the answer does not say which. */
export const spent = () => new Problem(410, 'challenge_spent');

const UNTIL_BLOCKED = 100;
const WAITS: Record<number, number> = { 10: 60, 11: 300, 12: 1800 };

/** Seconds for which an account accepts no code after this number of consecutive wrong ones. */
const waitAfterWrong = (wrongCodes: number) => (wrongCodes < 10 ? 0 : (WAITS[wrongCodes] ?? 3600));

/** Verifies the code of a sign-in, or returns a refusal: not thrown, because the attempt must stay counted. */
export const checkCode = (
  services: LoginServices,
  context: Context,
  id: Buffer,
  { email, code }: { email: string; code: string },
): Promise<Problem | undefined> =>
  inTransaction(context, async (inside) =>
    checkCodeOf(services, inside, await findChallenge(inside.db, id, email), code),
  );

/** Verifies the code of a challenge in this transaction, or returns a refusal. */
export async function checkCodeOf(
  services: LoginServices,
  context: Context,
  challenge: OpenChallenge | undefined,
  code: string,
): Promise<Problem | undefined> {
  const { db, log } = context;
  const account = challenge && (await lockAccount(db, challenge.user_id));
  if (!account) return spent();
  if (account.wait > 0) return tooMany('too_many_attempts', account.wait);
  const { id, channel, code_expired } = challenge;
  const digits = withoutSpaces(code);
  const own = channel === 'totp' ? await ownCode(services, db, account, digits) : undefined;
  const tried = await tryCode(db, id, { macs: macsOf(services.secrets, id, digits), ownRight: own !== undefined });
  if (tried === undefined) return code_expired ? new Problem(422, 'code_expired') : spent();
  if (!tried.right) {
    log.info({ user: account.id, wrongCodes: account.wrong_codes + 1 }, 'wrong code');
    return refuseCode(context, account, { channel, left: tried.left });
  }
  if (own?.step !== undefined) await takeTotpStep(db, account.id, own.step);
  if (own?.recovery) await useRecoveryCode(services, context, account, own.recovery);
  return undefined;
}

/** A code that the server did not send: of the app, or a recovery code. Undefined when it is neither. */
async function ownCode(
  services: LoginServices,
  db: Db,
  account: LockedAccount,
  code: string,
): Promise<{ step?: number; recovery?: Buffer[] } | undefined> {
  const step = freshStep(services, account, code);
  if (step !== undefined) return { step };
  const recovery = recoveryMacsOf(services.secrets, account.id, code);
  return (await hasRecoveryCode(db, account.id, recovery)) ? { recovery } : undefined;
}

async function useRecoveryCode(
  { outbox }: LoginServices,
  context: Context,
  account: LockedAccount,
  macs: Buffer[],
): Promise<void> {
  const { db, tenant } = context;
  const left = await takeRecoveryCode(db, account.id, macs);
  await enqueue(db, recoveryCodeMessage(tenant.config.brand, account, left));
  const entry = { action: 'user.recovery_code_used', entity: 'user', entityId: account.id } as const;
  await audit(context, { ...entry, actorId: account.id });
  context.afterCommit(() => outbox.nudge(tenant.name));
}

/** The unused time step of an authenticator's code. */
function freshStep(
  { secrets }: LoginServices,
  { id, totp_secret, totp_step }: LockedAccount,
  digits: string,
): number | undefined {
  const step = totp_secret ? totpStepOf(openTotp(secrets, totp_secret, id), digits) : undefined;
  return step !== undefined && step > (totp_step ?? -1) ? step : undefined;
}

/** Counts per account and not per challenge, because someone with the password could begin any number of challenges. */
async function refuseCode(
  context: Context,
  account: LockedAccount,
  { channel, left }: { channel: LoginChallengesTable['channel']; left: number },
): Promise<Problem> {
  const { db, tenant } = context;
  const wrongCodes = account.wrong_codes + 1;
  if (wrongCodes < UNTIL_BLOCKED) {
    await countWrongCode(db, account.id, wrongCodes, waitAfterWrong(wrongCodes));
    if (left <= 0) return new Problem(410, 'code_tries_over', { values: { tries: TRIES }, counted: true });
    return new Problem(422, channel === 'totp' ? 'wrong_app_code' : 'wrong_code', { values: { left }, counted: true });
  }
  await blockAccount(db, account.id);
  await audit(context, {
    action: 'user.blocked',
    entity: 'user',
    entityId: account.id,
    before: { status: account.status },
    after: { status: 'blocked' },
    actorId: null,
  });
  await enqueue(db, blockedMessage(tenant.config.brand, account, `blocked ${account.id} ${Date.now()}`));
  return spent();
}
