import { isDate } from '../lib/date.ts';
import { type IdentifierFault, readDigits, weightedSum, withoutSeparators } from './identifier.ts';

/** A PESEL in its eleven digits with what they tell, or why the text is none. */
export type PeselResult = { valid: true; pesel: string; birthDate: string; sex: 'female' | 'male' } | IdentifierFault;

const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** By the twenty that is added to the month. */
const CENTURIES = [1900, 2000, 2100, 2200, 1800];

/**
 * Reads a person's number (PESEL): spaces and hyphens do not matter. Digits whose date of birth is in no calendar are a slip like
 * a wrong check digit, and answered as one.
 *
 * Rule: art. 15 of the act of 24 September 2010 on population registration (ustawa o ewidencji ludności). Date of birth as yymmdd
 * with the century in the month, four digits of a series, the last of which is odd for men, and a check digit with the weights
 * 1 3 7 9 1 3 7 9 1 3.
 */
export function parsePesel(text: string): PeselResult {
  const { digits, fault } = readDigits(withoutSeparators(text), [11]);
  if (fault) return fault;

  const birthDate = birthDateOf(digits);
  const check = (10 - (weightedSum(digits, WEIGHTS) % 10)) % 10;
  if (check !== Number(digits[10]) || !isDate(birthDate)) return { valid: false, reason: 'checksum' };
  return { valid: true, pesel: digits, birthDate, sex: Number(digits[9]) % 2 === 1 ? 'male' : 'female' };
}

export function isPesel(text: string): boolean {
  return parsePesel(text).valid;
}

function birthDateOf(digits: string): string {
  const month = Number(digits.slice(2, 4));
  const year = (CENTURIES[Math.floor(month / 20)] ?? 0) + Number(digits.slice(0, 2));
  return `${year}-${String(month % 20).padStart(2, '0')}-${digits.slice(4, 6)}`;
}
