import type { PageMeta, PageOf } from './list-answer.ts';

/** The numbers of the first and last record of the page. */
export function rangeOf({ data, meta: { page, limit } }: PageOf<unknown>) {
  const before = (page - 1) * limit;
  return { from: before + 1, to: before + data.length };
}

/** Where not all are counted, only the cursor of the next page tells that there is one. */
export const hasNext = ({ page, limit, total, more, next }: PageMeta) =>
  page * limit < total || (more === true && next !== undefined);

/** In place of a page without rows the last one that is known; undefined for one that is there. */
export function existingPage({ data, meta: { page, limit, total } }: PageOf<unknown>): number | undefined {
  const last = Math.max(1, Math.ceil(total / limit));
  return data.length === 0 && page > last ? last : undefined;
}
