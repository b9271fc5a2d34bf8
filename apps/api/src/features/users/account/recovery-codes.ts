import { randomInt } from 'node:crypto';
import type { Secrets } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import { replaceRecoveryCodes } from './recovery-codes-queries.ts';

const CODES = 10;
const LENGTH = 10;

/** Without letters and digits that look like others on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes ten codes, each good for one sign-in without the app; those before stop working. They are readable here and never again. */
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

/** How a recovery code may be kept: under the current key or one before it. Hyphens, spaces and capital letters do not matter. */
export const recoveryMacsOf = (secrets: Secrets, userId: string, code: string): Buffer[] =>
  secrets.macs('recovery code', userId, plainCode(code));

const plainCode = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '');
