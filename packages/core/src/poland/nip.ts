import { type IdentifierFault, readDigits, weightedSum, withoutSeparators } from './identifier.ts';

/** A NIP in its ten digits, or why the text is none. */
export type NipResult = { valid: true; nip: string } | IdentifierFault;

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/**
 * Reads a tax identification number (NIP) as people write it: spaces, hyphens and the prefix PL do not matter.
 *
 * Rule: act of 13 October 1995 on the registration and identification of taxpayers and payers (ustawa o zasadach
 * ewidencji i identyfikacji podatników i płatników). Ten digits; the last is the sum of the others times
 * 6 5 7 2 3 4 5 6 7, modulo 11; a remainder of 10 is never given out.
 */
export function parseNip(text: string): NipResult {
  const { digits, fault } = readDigits(withoutSeparators(text, /^PL/i), [10]);
  if (fault) return fault;
  const sum = weightedSum(digits, WEIGHTS);
  return sum % 11 === Number(digits[9]) && sum > 0
    ? { valid: true, nip: digits }
    : { valid: false, reason: 'checksum' };
}

export function isNip(text: string): boolean {
  return parseNip(text).valid;
}

/** Ten digits as `123-456-32-18`; anything else comes back as it is. */
export function formatNip(nip: string): string {
  return nip.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}
