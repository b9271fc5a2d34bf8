import type { PageMeta, PageOf } from './answer.ts';

/** The numbers of the first and last record of the page, and of how many, as far as that is known: the last page tells it. */
export function rangeOf({ data, meta: { page, limit, total, more, next } }: PageOf<unknown>) {
  const from = (page - 1) * limit + 1;
  const to = from + data.length - 1;
  if (!more) return { of: 'range', from, to, total } as const;
  if (next === undefined) return { of: 'range', from, to, total: to } as const;
  return { of: to > total ? 'range.open' : 'range.more', from, to, total } as const;
}

/** Where not all are counted, only the cursor of the next page tells that there is one. */
export const hasNext = ({ page, limit, total, more, next }: PageMeta) =>
  page * limit < total || (more === true && next !== undefined);

/** In place of a page without rows the last one that is known; undefined for one that is there. */
export function existingPage({ data, meta: { page, limit, total } }: PageOf<unknown>): number | undefined {
  const last = Math.max(1, Math.ceil(total / limit));
  return data.length === 0 && page > last ? last : undefined;
}
