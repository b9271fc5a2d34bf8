/** Fewest characters that the contract lets a password have. */
export const passwordLength = 12;

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** A guess for the eye of the person who types. The server knows common passwords and has the last word. */
export function strengthOf(password: string): PasswordStrength {
  const letters = [...password.normalize('NFC')];
  if (letters.length < passwordLength) return 'short';
  const surprises = letters.filter((letter, index) => !follows(letter, letters[index - 1])).length;
  const kinds = new Set(letters.map((letter) => letter.toLowerCase())).size;
  if (surprises < 8 || kinds < 6) return 'weak';
  return surprises >= 15 && kinds >= 9 ? 'strong' : 'fair';
}

/** "aa", "ab" and "21" need no guessing. */
function follows(letter: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  return Math.abs(codeOf(letter) - codeOf(before)) <= 1;
}

function codeOf(letter: string): number {
  return letter.toLowerCase().codePointAt(0) ?? 0;
}
