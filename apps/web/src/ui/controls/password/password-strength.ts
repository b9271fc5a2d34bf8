/** Fewest characters that the contract lets a password have. */
export const passwordLength = 12;

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** An estimate to show while a person types. The server also compares with common passwords, and decides. */
export function strengthOf(password: string): PasswordStrength {
  const letters = [...password.normalize('NFC')];
  if (letters.length < passwordLength) return 'short';
  const unpredictable = letters.filter((letter, index) => !isPredictable(letter, letters[index - 1])).length;
  const kinds = new Set(letters.map((letter) => letter.toLowerCase())).size;
  if (unpredictable < 8 || kinds < 6) return 'weak';
  return unpredictable >= 15 && kinds >= 9 ? 'strong' : 'fair';
}

/** Whether a letter can be guessed from the one before it, as in "aa", "ab" and "21". */
function isPredictable(letter: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  return Math.abs(codeOf(letter) - codeOf(before)) <= 1;
}

function codeOf(letter: string): number {
  return letter.toLowerCase().codePointAt(0) ?? 0;
}
