import type { PageMeta, PageOf } from './result.ts';

/** The numbers of the first and last record of the page, and of how many, as far as that is known: the last page tells it. */
export function boundsOf({ data, meta: { page, limit, total, more, next } }: PageOf<unknown>) {
  const from = (page - 1) * limit + 1;
  const to = from + data.length - 1;
  if (!more) return { of: 'range', from, to, total } as const;
  if (next === undefined) return { of: 'range', from, to, total: to } as const;
  return { of: to > total ? 'range.open' : 'range.more', from, to, total } as const;
}

/** Where not all records are counted, only the cursor of the next page tells that there is one. */
export const hasNext = ({ page, limit, total, more, next }: PageMeta) =>
  page * limit < total || (more === true && next !== undefined);

/** The last known page, for a page without rows behind it; undefined for a page that exists. */
export function existingPage({ data, meta: { page, limit, total } }: PageOf<unknown>): number | undefined {
  const last = Math.max(1, Math.ceil(total / limit));
  return data.length === 0 && page > last ? last : undefined;
}
