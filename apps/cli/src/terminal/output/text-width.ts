const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const harm = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Removes control and bidi characters: text from other people must not control the terminal. */
export function sanitized(text: string): string {
  return text.replace(harm, ' ');
}

/** Columns that a text occupies in a terminal. */
export function widthOf(text: string): number {
  return lettersOf(text).reduce((width, letter) => width + (wide.test(letter) ? 2 : 1), 0);
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Cuts a text that is too wide and ends it with `…`. */
export function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let fit = '';
  for (const letter of lettersOf(text)) {
    if (widthOf(fit + letter) >= width) break;
    fit += letter;
  }
  return `${fit.trimEnd()}…`;
}

/** Splits into letters, each with its accents. */
function lettersOf(text: string): string[] {
  return text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];
}
