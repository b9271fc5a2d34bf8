import { type IdentifierFault, readDigits, weightedSum, withoutSeparators } from './identifier.ts';

/** A REGON in nine digits, or in fourteen for a local unit; or why the text is none. */
export type RegonResult = { valid: true; regon: string } | IdentifierFault;

const WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];
const UNIT_WEIGHTS = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

/**
 * Reads a number of the national business register (REGON): spaces and hyphens do not matter.
 *
 * Rule: regulation of the Council of Ministers on the register REGON. Nine digits, the last of which is the sum of the others
 * times 8 9 2 3 4 5 6 7, modulo 11, where 10 becomes 0. A local unit has fourteen: the nine of its owner, four of its own and a
 * check digit with the weights 2 4 8 5 0 9 7 3 6 1 2 4 8. Registers also fill nine digits up with `00000`, which is no unit and
 * has no check digit of its own: it is read as the nine.
 */
export function parseRegon(text: string): RegonResult {
  const { digits, fault } = readDigits(withoutSeparators(text), [9, 14]);
  if (fault) return fault;

  const owner = digits.slice(0, 9);
  if (!isChecked(owner, WEIGHTS)) return { valid: false, reason: 'checksum' };
  if (digits.length === 9 || digits.endsWith('00000')) return { valid: true, regon: owner };
  return isChecked(digits, UNIT_WEIGHTS) ? { valid: true, regon: digits } : { valid: false, reason: 'checksum' };
}

export function isRegon(text: string): boolean {
  return parseRegon(text).valid;
}

/** Nine digits as `123-456-785`, fourteen as `123-456-785-12347`; anything else comes back as it is. */
export function formatRegon(regon: string): string {
  return regon.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, ...parts: (string | undefined)[]) =>
    parts.slice(0, 4).filter(Boolean).join('-'),
  );
}

function isChecked(digits: string, weights: number[]): boolean {
  const sum = weightedSum(digits, weights);
  return sum > 0 && (sum % 11) % 10 === Number(digits[weights.length]);
}
