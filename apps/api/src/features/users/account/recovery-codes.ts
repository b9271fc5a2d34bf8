import { randomInt } from 'node:crypto';
import type { Secrets } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import { replaceRecoveryCodes } from './recovery-codes-queries.ts';

const CODES = 10;
const LENGTH = 10;

/** Without letters and digits that look alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates ten codes, each for one sign-in without the app; previous ones stop working. They are only returned here. */
export async function renewRecoveryCodes(secrets: Secrets, db: Db, userId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newRecoveryCode());
  const macs = [...codes].map((code) => secrets.mac('recovery code', userId, plainCode(code)));
  await replaceRecoveryCodes(db, userId, macs);
  return [...codes];
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/**
 * Hashes under which a recovery code may be stored: under the current key or a previous one. Ignores hyphens, spaces
 * and case.
 */
export const recoveryMacsOf = (secrets: Secrets, userId: string, code: string): Buffer[] =>
  secrets.macs('recovery code', userId, plainCode(code));

const plainCode = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '');
