import { withoutSeparators } from './identifier.ts';

/** A postal code as `00-950`, or why the text is none. `digits` counts those that were found. */
export type PostalCodeResult =
  | { valid: true; postalCode: string }
  | { valid: false; reason: 'empty' }
  | { valid: false; reason: 'length'; digits: number }
  | { valid: false; reason: 'characters' };

/** Reads a Polish postal code with or without its hyphen. Whether a post office has it is not looked up. */
export function parsePostalCode(text: string): PostalCodeResult {
  const written = withoutSeparators(text);
  if (written === '') return { valid: false, reason: 'empty' };
  if (!/^\d+$/.test(written)) return { valid: false, reason: 'characters' };
  if (written.length !== 5) return { valid: false, reason: 'length', digits: written.length };
  return { valid: true, postalCode: `${written.slice(0, 2)}-${written.slice(2)}` };
}

export function isPostalCode(text: string): boolean {
  return parsePostalCode(text).valid;
}
