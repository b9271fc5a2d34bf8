import { parsePesel } from '@biuro/core/poland/pesel.ts';
import type { Secrets } from '#platform/access/secrets.ts';
import type { Mistake } from '#platform/http/problem.ts';

/** A PESEL as it is stored: encrypted for its row, with the last digits, which may be shown. */
export interface SealedPesel {
  pesel: Buffer | null;
  pesel_end: string | null;
}

type ReadPesel =
  | { digits: string; birthDate: string; mistake?: undefined }
  | { digits?: undefined; birthDate?: undefined; mistake: Mistake };

/** Full numbers are shown one at a time; the limit keeps anybody from collecting them. */
export const READ_BY_PERSON = { name: 'identities read by person', hits: 120, seconds: 3_600 };

/** The eleven digits, or what is wrong with the text at `pointer`. */
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
