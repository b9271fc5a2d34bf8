import { parsePesel } from '@biuro/core/poland/pesel.ts';
import type { Secrets } from '#platform/access/secrets.ts';
import type { Mistake } from '#platform/http/problem.ts';

/** How a PESEL is kept: sealed for its owner's row, with the end that may be shown. */
export interface SealedPesel {
  pesel: Buffer | null;
  pesel_end: string | null;
}

type ReadPesel =
  | { digits: string; birthDate: string; mistake?: undefined }
  | { digits?: undefined; birthDate?: undefined; mistake: Mistake };

/** Numbers of people are read one at a time, where they are needed: nobody carries away a list of them. */
export const READ_BY_PERSON = { name: 'identities read by person', hits: 120, seconds: 3_600 };

/** The PESEL in eleven digits, or what is wrong with the text at this place. */
export function readPesel(text: string, pointer: string): ReadPesel {
  const result = parsePesel(text);
  if (result.valid) return { digits: result.pesel, birthDate: result.birthDate };
  const values = result.reason === 'length' ? { values: { digits: result.digits } } : {};
  return { mistake: { pointer, code: result.reason === 'empty' ? 'required' : result.reason, ...values } };
}

export const sealPesel = (secrets: Secrets, digits: string | null, ownerId: string): SealedPesel =>
  digits === null
    ? { pesel: null, pesel_end: null }
    : { pesel: secrets.seal('pesel', Buffer.from(digits), ownerId), pesel_end: digits.slice(-4) };

export const openPesel = (secrets: Secrets, sealed: Buffer | null, ownerId: string): string | null =>
  sealed && secrets.open('pesel', sealed, ownerId).toString();

export const maskedPesel = (end: string | null): string | null => (end === null ? null : `*******${end}`);
