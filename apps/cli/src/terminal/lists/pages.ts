import type { Words } from '#terminal/output/words.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { ListQuery } from './query.ts';

export interface Page<Row> {
  data: Row[];
  /** With `more` there are more than `total`. */
  meta: { page: number; limit: number; total: number; more?: boolean; next?: string };
}

export type ReadPage<Row> = (portal: OpenPortal, query: ListQuery) => Promise<Page<Row>>;

const largest = 100;

/** Reads all pages: by cursor where the list has one, else by page number. */
export async function readAll<Row>(read: ReadPage<Row>, portal: OpenPortal, query: ListQuery): Promise<Page<Row>> {
  const data: Row[] = [];
  let at: ListQuery | null = { page: 1 };
  while (at !== null) {
    const { data: rows, meta }: Page<Row> = await read(portal, { ...query, limit: largest, ...at });
    data.push(...rows);
    const more: boolean = rows.length > 0 && data.length < meta.total;
    at = meta.next ? { cursor: meta.next } : more ? { page: meta.page + 1 } : null;
  }
  return { data, meta: { page: 1, limit: data.length, total: data.length } };
}

/** "1–25 z 148", and the flag for the next page. */
export function rangeOf({ data, meta }: Page<unknown>, text: Words): string {
  const { page, limit, total, more = false, next } = meta;
  const from = (page - 1) * limit + 1;
  const to = from + data.length - 1;
  const range = text(more ? 'list.range.more' : 'list.range', { from, to, total });
  return to < total || (more && next !== undefined) ? text('list.next', { range, page: page + 1 }) : range;
}
