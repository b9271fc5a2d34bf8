import type { Proven } from '#platform/access/credentials.ts';
import { type Account, lockAccount } from '#platform/access/credentials-queries.ts';
import { knownDeviceOf } from '#platform/access/device-cookie.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { type Limit, networkOf } from '#platform/access/rate-limits.ts';
import { randomToken, sha256 } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import type { LoginChallengesTable } from '#platform/database/tables/accounts.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { Problem, tooMany } from '#platform/http/problem.ts';
import { enqueue, withdraw } from '#platform/outbox/outbox-queries.ts';
import { takeOldAddresses } from '../links/email-changes-queries.ts';
import { spent } from './check-code.ts';
import { CODE_LIFE, channelOf, maskOf, newCode } from './codes.ts';
import { codeCopyMessage, codeMessage } from './messages.ts';
import {
  deleteProof,
  dropOldChallenges,
  findPendingChallenge,
  findProof,
  insertChallenge,
  lockChallenge,
  replaceCode,
  type Times,
} from './queries.ts';

/** What the client learns about a code. */
export interface SentCode extends Times {
  channel: LoginChallengesTable['channel'];
  destination: string;
}

export interface Challenge extends SentCode {
  handle: string;
}

/** Codes per challenge, including the first one. */
const SENDS = 3;

/**
 * Text messages cost money and can be abused for fraud. E-mails cost little, and their sender has proved the password.
 * Whoever signs in with a known browser does not count for the network.
 */
const BUDGETS: Record<'email' | 'sms', { account: Limit[]; network: Limit }> = {
  email: {
    account: [{ name: 'e-mail codes by account', hits: 30, seconds: 3600 }],
    network: { name: 'e-mail codes by network', hits: 300, seconds: 3600 },
  },
  sms: {
    account: [
      { name: 'sms codes by account and hour', hits: 5, seconds: 3600 },
      { name: 'sms codes by account and day', hits: 10, seconds: 86_400 },
    ],
    network: { name: 'sms codes by network', hits: 20, seconds: 3600 },
  },
};

/** Begins a sign-in after the password was checked, and sends the first code. */
export async function beginChallenge(
  services: LoginServices,
  context: Context,
  { account, knownDevice }: Proven,
): Promise<Challenge> {
  const channel = channelOf(account);
  const handle = randomToken();
  if (channel !== 'totp') await takeBudget(services, context, channel, { userId: account.id, knownDevice });
  const sent = await inTransaction(context, async (inside) => {
    await lockAccount(inside.db, account.id);
    const code = await sendFirstCode(services, inside, account, { id: sha256(handle), channel, sessionId: null });
    await dropOldChallenges(inside.db, account.id);
    return code;
  });
  context.log.info({ user: account.id, channel }, 'sign-in begun');
  return { handle, ...sent };
}

/**
 * Begins the proof of the caller's session after the password was checked, and sends its code. A code that was sent in
 * the last minute stays. The account is locked.
 */
export async function beginProof(services: LoginServices, context: Context, account: Account): Promise<SentCode> {
  const { db, caller } = context;
  const channel = channelOf(account);
  const before = await findProof(db, caller.sessionId);
  if (before?.recent && before.channel === channel) {
    const { code_expires_at, resend_at } = before;
    return { channel, destination: maskOf(channel, account), code_expires_at, resend_at };
  }
  if (channel !== 'totp') await takeBudget(services, context, channel, { userId: account.id, knownDevice: true });
  await deleteProof(db, caller.sessionId);
  return sendFirstCode(services, context, account, {
    id: sha256(randomToken()),
    channel,
    sessionId: caller.sessionId,
  });
}

interface NewChallenge {
  id: Buffer;
  channel: LoginChallengesTable['channel'];
  /** The session that is to be proved; null for a sign-in. */
  sessionId: string | null;
}

async function sendFirstCode(
  services: LoginServices,
  context: Context,
  account: Account,
  { id, channel, sessionId }: NewChallenge,
): Promise<SentCode> {
  const { db, tenant, afterCommit } = context;
  const code = channel === 'totp' ? undefined : newCode(services.secrets, id);
  const times = await insertChallenge(db, {
    id,
    user_id: account.id,
    session_id: sessionId,
    channel,
    code_mac: code?.mac ?? null,
    codeLife: CODE_LIFE[channel],
  });
  if (code && channel !== 'totp') {
    const { brand } = tenant.config;
    const purpose = sessionId === null ? 'sign_in' : 'proof';
    const message = { channel, purpose, digits: code.digits, dedupeKey: dedupeKey(id, 1) } as const;
    await enqueue(db, codeMessage(brand, account, message));
    if (purpose === 'sign_in')
      for (const email of await takeOldAddresses(db, account))
        await enqueue(db, codeCopyMessage(brand, { ...account, email }, message));
    afterCommit(() => services.outbox.nudge(tenant.name));
  }
  return { channel, destination: maskOf(channel, account), ...times };
}

/** What the person is told of the open challenge of this browser; undefined where there is none. */
export async function findPending(db: Db, handle: string): Promise<Omit<Challenge, 'handle'> | undefined> {
  const challenge = await findPendingChallenge(db, sha256(handle));
  return challenge && { ...challenge, destination: maskOf(challenge.channel, challenge) };
}

/** Sends another code for an open challenge; the previous one stops working. */
export async function renewChallenge(
  services: LoginServices,
  context: Context,
  { handle, email, headers }: { handle: string; email: string; headers: Record<string, string | undefined> },
): Promise<Challenge> {
  const { tenant, log } = context;
  const id = sha256(handle);
  const renewed = await context.db.transaction().execute(async (db) => {
    const challenge = await lockChallenge(db, id, email);
    if (!challenge) throw spent();
    const { channel } = challenge;
    const answer = { handle, channel, destination: maskOf(channel, challenge) };
    if (channel === 'totp')
      return { ...answer, code_expires_at: challenge.code_expires_at, resend_at: challenge.resend_at };
    if (challenge.wait > 0) throw tooMany('resend_too_soon', challenge.wait);
    if (challenge.sends >= SENDS) throw spent();
    const { user_id: userId } = challenge;
    const knownDevice = knownDeviceOf(services, headers, userId) !== undefined;
    await takeBudget(services, { ...context, db }, channel, { userId, knownDevice });
    const code = newCode(services.secrets, id, challenge.code_mac);
    const times = await replaceCode(db, id, code.mac, CODE_LIFE[channel]);
    await withdraw(db, dedupeKey(id, challenge.sends));
    const message = { channel, digits: code.digits, dedupeKey: dedupeKey(id, challenge.sends + 1) } as const;
    await enqueue(db, codeMessage(tenant.config.brand, challenge, { ...message, purpose: 'sign_in' }));
    log.info({ user: challenge.user_id, channel }, 'code sent again');
    return { ...answer, ...times };
  });
  services.outbox.nudge(tenant.name);
  return renewed;
}

async function takeBudget(
  { limits }: LoginServices,
  { db, ip, tenant, log }: Pick<Context, 'db' | 'ip' | 'tenant' | 'log'>,
  channel: 'email' | 'sms',
  { userId, knownDevice }: { userId: string; knownDevice: boolean },
): Promise<void> {
  const { account, network } = BUDGETS[channel];
  for (const limit of account) await limits.take(db, limit, userId);
  if (!knownDevice) await limits.take(db, network, networkOf(ip));
  if (channel === 'email') return;
  const office = { name: 'sms codes by office and day', hits: tenant.settings.sms_per_day, seconds: 86_400 };
  await limits.take(db, office, tenant.name).catch((error: unknown) => {
    if (error instanceof Problem)
      log.error(
        { sms_per_day: office.hits },
        'the daily limit of text messages is used up: no more codes by SMS today',
      );
    throw error;
  });
}

const dedupeKey = (id: Buffer, send: number) => `code ${id.toString('hex')} ${send}`;
