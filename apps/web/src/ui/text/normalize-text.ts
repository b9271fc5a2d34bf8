/** Small letters without Polish and other marks, so that "zubr" finds "Żubr". */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/**
 * How well a text answers a query: 3 when it begins with it, 2 when words of it do, 1 when its words hold the query's,
 * 0 when one of them is nowhere.
 */
export function matchRank(query: string, text: string): 0 | 1 | 2 | 3 {
  const wanted = normalizeText(query).trim();
  const folded = normalizeText(text);
  if (folded.startsWith(wanted)) return 3;
  const parts = wanted.split(/\s+/);
  if (parts.every((part) => ` ${folded}`.includes(` ${part}`))) return 2;
  return parts.every((part) => folded.includes(part)) ? 1 : 0;
}

/** Those that answer the query, the best first; all of them, as they are, without a query. */
export function bestMatches<T>(items: T[], query: string, textOf: (item: T) => string): T[] {
  if (query.trim() === '') return items;
  return items
    .map((item) => ({ item, rank: matchRank(query, textOf(item)) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}
