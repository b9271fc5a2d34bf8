/** A number between 0 and 1 that is the same for the same words, so that the demo looks random and stays as it is. */
export function seededRandom(...words: (string | number)[]): number {
  let hash = 2166136261;
  for (const char of words.join(' ')) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** One item, the same for the same words. */
export function choose<T>(list: readonly [T, ...T[]], ...words: (string | number)[]): T {
  return list[Math.floor(seededRandom(...words) * list.length)] ?? list[0];
}
