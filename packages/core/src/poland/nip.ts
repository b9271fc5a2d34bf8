/** A NIP in its ten digits, or why the text is none. `digits` counts those that were found. */
export type NipResult =
  | { valid: true; nip: string }
  | { valid: false; reason: 'empty' }
  | { valid: false; reason: 'length'; digits: number }
  | { valid: false; reason: 'checksum' };

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/**
 * Reads a tax identification number (NIP) as people write it: spaces, hyphens and the prefix PL do not matter.
 *
 * Rule: act of 13 October 1995 on the registration and identification of taxpayers and payers (ustawa o zasadach
 * ewidencji i identyfikacji podatników i płatników). Ten digits; the last is the sum of the others times
 * 6 5 7 2 3 4 5 6 7, modulo 11; a remainder of 10 is never given out.
 */
export function parseNip(text: string): NipResult {
  const written = text.replace(/[\s\p{Pd}]/gu, '').replace(/^PL/i, '');
  if (written === '') return { valid: false, reason: 'empty' };

  const nip = written.replace(/\D/g, '');
  if (nip.length !== 10) return { valid: false, reason: 'length', digits: nip.length };
  if (nip !== written || !isChecked(nip)) return { valid: false, reason: 'checksum' };
  return { valid: true, nip };
}

export function isNip(text: string): boolean {
  return parseNip(text).valid;
}

/** Ten digits as `123-456-32-18`; anything else comes back as it is. */
export function formatNip(nip: string): string {
  return nip.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}

function isChecked(nip: string): boolean {
  const digits = Array.from(nip, Number);
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return sum % 11 === digits[9] && sum > 0;
}
