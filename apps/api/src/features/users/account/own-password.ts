import { TEN_A_MINUTE, WRONG_PASSWORD } from '#platform/access/credentials.ts';
import type { LockedAccount } from '#platform/access/credentials-queries.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { matchesPassword } from '#platform/access/passwords.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { lockCaller } from './own-account.ts';

const POINTER = '/current_password';

/**
 * Checks the caller's password and returns the account, locked: a session that was left open must not be enough to take
 * over an account. Wrong passwords in a row slow the session down. The refusal commits what was written before, so call this
 * first.
 */
export async function proveOwnPassword(
  { limits }: Pick<LoginServices, 'limits'>,
  context: Pick<Context, 'db' | 'caller'>,
  password: string | undefined,
): Promise<LockedAccount> {
  const { db, caller } = context;
  if (password === undefined) throw refusal('password_required');
  const account = await lockCaller(context);
  const origin = `${account.id} session ${caller.sessionId}`;
  await limits.refuseWhileSlowed(db, WRONG_PASSWORD, origin);
  await limits.take(db, { name: 'own password by account', ...TEN_A_MINUTE }, account.id);
  if (!(await matchesPassword(password, account.password_hash))) {
    await limits.slowDown(db, WRONG_PASSWORD, origin);
    throw refusal('wrong_password');
  }
  await limits.forgive(db, WRONG_PASSWORD, origin);
  return account;
}

const refusal = (code: 'password_required' | 'wrong_password') =>
  new Problem(422, code, { mistakes: [{ pointer: POINTER, code }], counted: code === 'wrong_password' });
