import type { Secrets } from '#platform/access/secrets.ts';
import type { Mistake } from '#platform/http/problem.ts';

/** A passport number as it is stored: encrypted for its row, with the last characters, which may be shown. */
interface SealedPassport {
  passport: Buffer | null;
  passport_end: string | null;
}

const NUMBER = /^[A-Z0-9]{5,20}$/;

/** The number as printed; formats differ by country. */
export function readPassport(text: string, pointer: string): { number?: string; mistake?: Mistake } {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return NUMBER.test(number) ? { number } : { mistake: { pointer, code: 'format' } };
}

export const sealPassport = (secrets: Secrets, number: string | null, ownerId: string): SealedPassport =>
  number === null
    ? { passport: null, passport_end: null }
    : { passport: secrets.seal('passport', Buffer.from(number), ownerId), passport_end: number.slice(-4) };

export const openPassport = (secrets: Secrets, sealed: Buffer | null, ownerId: string): string | null =>
  sealed && secrets.open('passport', sealed, ownerId).toString();

export const maskedPassport = (end: string | null): string | null => (end === null ? null : `*****${end}`);
