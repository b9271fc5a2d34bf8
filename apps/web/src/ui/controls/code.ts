/** Digits of a one-time code. */
export const codeLength = 6;

/** The digits of what was typed or pasted, at most six: "Kod: 123 456" gives "123456". */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength);
}
