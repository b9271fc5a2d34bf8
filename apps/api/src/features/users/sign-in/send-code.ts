import { type Account, lockAccount } from '#platform/access/credentials-queries.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { type Limit, networkOf } from '#platform/access/rate-limits.ts';
import { randomToken, sha256 } from '#platform/access/secrets.ts';
import type { LoginChallengesTable } from '#platform/database/tables/accounts.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { Problem, tooMany } from '#platform/http/problem.ts';
import { enqueue, withdraw } from '#platform/outbox/outbox-queries.ts';
import { spent } from './check-code.ts';
import { CODE_LIFE, channelOf, maskOf, newCode } from './codes.ts';
import { codeMessage } from './messages.ts';
import { dropOldChallenges, insertChallenge, lockChallenge, replaceCode, type Times } from './queries.ts';

/** What the client learns about a challenge. */
export interface Challenge extends Times {
  handle: string;
  channel: LoginChallengesTable['channel'];
  destination: string;
}

/** Codes per challenge, including the first one. */
const SENDS = 3;

/** Text messages cost money and can be abused for fraud. E-mails cost little, and their sender has proved the password. */
const BUDGETS: Record<'email' | 'sms', { account: Limit[]; network: Limit }> = {
  email: {
    account: [{ name: 'e-mail codes by account', hits: 30, seconds: 3600 }],
    network: { name: 'e-mail codes by network', hits: 60, seconds: 3600 },
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
export async function beginChallenge(services: LoginServices, context: Context, account: Account): Promise<Challenge> {
  const { tenant, log } = context;
  const channel = channelOf(account);
  const handle = randomToken();
  const id = sha256(handle);
  const code = channel === 'totp' ? undefined : newCode(services.secrets, id);
  if (channel !== 'totp') await takeBudget(services, context, channel, account.id);
  const times = await context.db.transaction().execute(async (db) => {
    await lockAccount(db, account.id);
    const inserted = await insertChallenge(db, {
      id,
      user_id: account.id,
      channel,
      code_mac: code?.mac ?? null,
      codeLife: CODE_LIFE[channel],
    });
    await dropOldChallenges(db, account.id);
    if (code && channel !== 'totp')
      await enqueue(db, codeMessage(tenant.config.brand, account, channel, code.digits, dedupeKey(id, 1)));
    return inserted;
  });
  services.outbox.nudge(tenant.name);
  log.info({ user: account.id, channel }, 'sign-in begun');
  return { handle, channel, destination: maskOf(channel, account), ...times };
}

/** Sends another code for an open challenge; the previous one stops working. */
export async function renewChallenge(
  services: LoginServices,
  context: Context,
  handle: string,
  email: string,
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
    await takeBudget(services, { ...context, db }, channel, challenge.user_id);
    const code = newCode(services.secrets, id, challenge.code_mac);
    const times = await replaceCode(db, id, code.mac, CODE_LIFE[channel]);
    await withdraw(db, dedupeKey(id, challenge.sends));
    await enqueue(
      db,
      codeMessage(tenant.config.brand, challenge, channel, code.digits, dedupeKey(id, challenge.sends + 1)),
    );
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
  userId: string,
): Promise<void> {
  const { account, network } = BUDGETS[channel];
  for (const limit of account) await limits.take(db, limit, userId);
  await limits.take(db, network, networkOf(ip));
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
