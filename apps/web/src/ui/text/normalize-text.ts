/** Lower case without diacritics, so that "zubr" finds "Żubr". */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/**
 * How well a text matches a query: 3 when it starts with the query, 2 when its words start with the query's words, 1 when it
 * contains those words, 0 when it lacks one of them.
 */
export function matchRank(query: string, text: string): 0 | 1 | 2 | 3 {
  const wanted = normalizeText(query).trim();
  const normalized = normalizeText(text);
  if (normalized.startsWith(wanted)) return 3;
  const parts = wanted.split(/\s+/);
  if (parts.every((part) => ` ${normalized}`.includes(` ${part}`))) return 2;
  return parts.every((part) => normalized.includes(part)) ? 1 : 0;
}

/** The items that match the query, the best first; without a query all of them, in their order. */
export function bestMatches<T>(items: T[], query: string, textOf: (item: T) => string): T[] {
  if (query.trim() === '') return items;
  return items
    .map((item) => ({ item, rank: matchRank(query, textOf(item)) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}
