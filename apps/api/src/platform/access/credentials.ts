import type { Context } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { type Account, findAccount } from './credentials-queries.ts';
import type { LoginServices } from './login-services.ts';
import { matchesPassword } from './passwords.ts';
import { networkOf } from './rate-limits.ts';

export const TEN_A_MINUTE = { hits: 10, seconds: 60 };
/** Name of the counter of wrong passwords in a row, per address and network. */
export const WRONG_PASSWORD = 'wrong password';

/**
 * The active account that this e-mail and password belong to. An unknown address, a wrong password and an inactive
 * account get the same answer after the same time. Wrong passwords slow down the network that they come from before
 * they count against the address, so that one network cannot lock somebody else out. `step` names the counters.
 */
export async function proveCredentials(
  { limits }: LoginServices,
  { db, ip }: Pick<Context, 'db' | 'ip'>,
  step: 'check' | 'auth',
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const address = email.toLowerCase();
  const network = networkOf(ip);
  const origin = `${address} ${network}`;
  await limits.take(db, { name: `${step} by network`, ...TEN_A_MINUTE }, network);
  await limits.refuseWhileSlowed(db, WRONG_PASSWORD, origin);
  await limits.take(db, { name: `${step} by e-mail`, ...TEN_A_MINUTE }, address);
  const account = await findAccount(db, email);
  const right = await matchesPassword(password, account?.password_hash);
  if (!right || account?.status !== 'active') {
    await limits.slowDown(db, WRONG_PASSWORD, origin);
    throw new Problem(422, 'invalid_credentials');
  }
  await limits.forgive(db, WRONG_PASSWORD, origin);
  return account;
}
