import type { Context } from './handlers.ts';
import type { LoginServices } from './login-services.ts';
import { type Account, findAccount } from './credentials-queries.ts';
import { matchesPassword } from './passwords.ts';
import { Problem } from './problem.ts';
import { type Limit, networkOf } from './rate-limits.ts';

const PER_EMAIL: Limit = { name: 'password by e-mail', hits: 10, seconds: 60 };
const WRONG_PASSWORD = 'wrong password';

/**
 * The active account that this e-mail and password open. Says the same, after the same time, to an unknown address, a wrong password and
 * an account that is not active. Wrong passwords slow down their own network only: nobody can lock somebody else out from afar.
 */
export async function proveCredentials(
  { limits }: LoginServices,
  { db, ip }: Pick<Context, 'db' | 'ip'>,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const address = email.toLowerCase();
  const origin = `${address} ${networkOf(ip)}`;
  await limits.refuseWhileSlowed(db, WRONG_PASSWORD, origin);
  await limits.take(db, PER_EMAIL, address);
  const account = await findAccount(db, email);
  const right = await matchesPassword(password, account?.password_hash);
  if (!right || account?.status !== 'active') {
    await limits.slowDown(db, WRONG_PASSWORD, origin);
    throw new Problem(422, 'invalid_credentials');
  }
  await limits.forgive(db, WRONG_PASSWORD, origin);
  return account;
}
