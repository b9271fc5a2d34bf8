/** Why a text is not a valid number. `digits` counts those that were found. */
export type IdentifierFault =
  | { valid: false; reason: 'empty' }
  | { valid: false; reason: 'length'; digits: number }
  | { valid: false; reason: 'checksum' };

/** The text without spaces, hyphens and dashes, as people put them between groups, and without a prefix. */
export function withoutSeparators(text: string, prefix?: RegExp): string {
  const written = text.replace(/[\s\p{Pd}]/gu, '');
  return prefix ? written.replace(prefix, '') : written;
}

/** The digits, or why they cannot be the number: their count is wrong, or other characters stand among them. The checksum is not looked at. */
export function readDigits(
  written: string,
  lengths: readonly number[],
): { digits: string; fault?: undefined } | { digits?: undefined; fault: IdentifierFault } {
  if (written === '') return { fault: { valid: false, reason: 'empty' } };
  const digits = written.replace(/\D/g, '');
  if (!lengths.includes(digits.length)) return { fault: { valid: false, reason: 'length', digits: digits.length } };
  return digits === written ? { digits } : { fault: { valid: false, reason: 'checksum' } };
}

export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
