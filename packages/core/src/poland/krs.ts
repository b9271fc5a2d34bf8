import { withoutSeparators } from './identifier.ts';

/** A KRS number in its ten digits, or why the text is none. There is no check digit, so that a slip goes unnoticed. */
export type KrsResult =
  | { valid: true; krs: string }
  | { valid: false; reason: 'empty' }
  | { valid: false; reason: 'length'; digits: number }
  | { valid: false; reason: 'characters' };

/**
 * Reads a number of the National Court Register (KRS). Spaces and hyphens do not matter; leading zeros may be left out.
 *
 * Rule: act of 20 August 1997 on the National Court Register (ustawa o Krajowym Rejestrze Sądowym). Ten digits, leading zeros
 * included.
 */
export function parseKrs(text: string): KrsResult {
  const written = withoutSeparators(text);
  if (written === '' || /^0+$/.test(written)) return { valid: false, reason: 'empty' };
  if (!/^\d+$/.test(written)) return { valid: false, reason: 'characters' };
  if (written.length > 10) return { valid: false, reason: 'length', digits: written.length };
  return { valid: true, krs: written.padStart(10, '0') };
}

export function isKrs(text: string): boolean {
  return parseKrs(text).valid;
}
