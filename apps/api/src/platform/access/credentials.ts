import type { Context } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { type Account, findAccount } from './credentials-queries.ts';
import { knownDeviceOf } from './device-cookie.ts';
import type { LoginServices } from './login-services.ts';
import { matchesPassword } from './passwords.ts';
import { type Limit, networkOf } from './rate-limits.ts';

export const TEN_A_MINUTE = { hits: 10, seconds: 60 };
/** Name of the counter of wrong passwords in a row, per address and the device or network that they come from. */
export const WRONG_PASSWORD = 'wrong password';

export interface Attempt {
  /** Names the counters. */
  step: 'check' | 'auth';
  email: string;
  password: string;
  headers: Record<string, string | undefined>;
}

export interface Proven {
  account: Account;
  /** Somebody has signed in to this account with this browser before. */
  knownDevice: boolean;
}

/**
 * The active account that this e-mail and password belong to. An unknown address, a wrong password and an inactive
 * account get the same answer after the same time. A browser that is known to the account has counters of its own, so
 * that nobody else uses them up. For others, wrong passwords slow down the network that they come from before they count
 * against the network as a whole and against the address. What was right counts nowhere.
 */
export async function proveCredentials(
  services: LoginServices,
  { db, ip }: Pick<Context, 'db' | 'ip'>,
  { step, email, password, headers }: Attempt,
): Promise<Proven> {
  const { limits } = services;
  const account = await findAccount(db, email);
  const device = account && knownDeviceOf(services, headers, account.id);
  const origin = originOf(email, device, ip);
  const counters = countersOf(step, email.toLowerCase(), device, ip);
  await limits.refuseWhileSlowed(db, WRONG_PASSWORD, origin);
  for (const { limit, subject } of counters) await limits.take(db, limit, subject);
  const right = await matchesPassword(password, account?.password_hash);
  if (!right || account?.status !== 'active') {
    await limits.slowDown(db, WRONG_PASSWORD, origin);
    throw new Problem(422, 'invalid_credentials');
  }
  await limits.forgive(db, WRONG_PASSWORD, origin);
  for (const { limit, subject } of counters) await limits.giveBack(db, limit, subject);
  return { account, knownDevice: device !== undefined };
}

/** Whose wrong passwords for an address are counted in a row: those of a known browser, or of a network. */
export const originOf = (email: string, device: string | undefined, ip: string): string =>
  `${email.toLowerCase()} ${device ?? networkOf(ip)}`;

function countersOf(
  step: Attempt['step'],
  address: string,
  device: string | undefined,
  ip: string,
): { limit: Limit; subject: string }[] {
  const counter = (by: string, subject: string) => ({ limit: { name: `${step} by ${by}`, ...TEN_A_MINUTE }, subject });
  if (device !== undefined) return [counter('device', `${address} ${device}`)];
  return [counter('network', networkOf(ip)), counter('e-mail', address)];
}
