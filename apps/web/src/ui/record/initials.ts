/** First letters of the first and the last word: "Anna Maria Kowalska" gives AK. Abbreviations such as "Sp. z o.o." do not count. */
export function initials(name: string): string {
  const words = name
    .trim()
    .replace(/\s([^\s.]{1,2}\.|sp\. [a-z]\b).*$/i, '')
    .split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pl');
}
