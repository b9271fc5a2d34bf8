import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Account } from '#platform/access/credentials-queries.ts';
import type { Secrets } from '#platform/access/secrets.ts';
import type { LoginChallengesTable } from '#platform/database/tables/accounts.ts';

type Channel = LoginChallengesTable['channel'];

/** Lifetime of a code in seconds. */
export const CODE_LIFE = { email: 600, sms: 300, totp: 600 } satisfies Record<Channel, number>;

/** Channel of the account's second factor. */
export function channelOf({
  second_factor,
  totp_secret,
  phone,
}: Pick<Account, 'second_factor' | 'totp_secret' | 'phone'>): Channel {
  if (second_factor === 'totp' && totp_secret) return 'totp';
  if (second_factor === 'sms' && phone) return 'sms';
  return 'email';
}

/** Masked address or number; empty when nothing is sent. */
export function maskOf(channel: Channel, { email, phone }: Pick<Account, 'email' | 'phone'>): string {
  if (channel === 'totp') return '';
  if (channel === 'sms') return `••• ••• ${phone?.replaceAll(/\D/g, '').slice(-3)}`;
  return `${email.slice(0, 1)}••••${email.slice(email.lastIndexOf('@'))}`;
}

export interface Code {
  digits: string;
  mac: Buffer;
}

/** Six random digits, different from the previous ones. */
export function newCode(secrets: Secrets, challenge: Buffer, before?: Buffer | null): Code {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const mac = macOf(secrets, challenge, digits);
  return before?.equals(mac) ? newCode(secrets, challenge, before) : { digits, mac };
}

/** A MAC, because a plain hash of a million possible codes is easy to reverse. */
const macOf = (secrets: Secrets, challenge: Buffer, digits: string) =>
  secrets.mac('login code', challenge.toString('hex'), digits);

/** Under the current key and previous ones, in case it was rotated meanwhile. */
export const macsOf = (secrets: Secrets, challenge: Buffer, digits: string) =>
  secrets.macs('login code', challenge.toString('hex'), digits);

export const withoutSpaces = (code: string) => code.replaceAll(' ', '');

/** The time step of these digits, with a tolerance of one step. */
export function totpStepOf(secret: Buffer, digits: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ secret: Secret.fromHex(secret.toString('hex')) });
  const delta = totp.validate({ token: digits, timestamp: now, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

export const sealTotp = (secrets: Secrets, secret: Buffer, userId: string) => secrets.seal('totp', secret, userId);
/** The secret of an app as it was before a change of the e-mail. */
export const sealFormerTotp = (secrets: Secrets, secret: Buffer, changeId: string) =>
  secrets.seal('former totp', secret, changeId);
export const openFormerTotp = (secrets: Secrets, sealed: Buffer, changeId: string) =>
  secrets.open('former totp', sealed, changeId);
export const openTotp = (secrets: Secrets, sealed: Buffer, userId: string) => secrets.open('totp', sealed, userId);
