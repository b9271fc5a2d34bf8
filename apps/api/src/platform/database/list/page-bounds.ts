import { type PageBound, type Seek, writeCursor } from './cursor.ts';

/** Rows of a page as the database writes them. */
export interface Found {
  rows: string;
  bounds: [number: number, bound: PageBound][];
  seek: Seek | undefined;
}

interface Place {
  page: number;
  limit: number;
  /** What a cursor is bound to. */
  fingerprint: string;
}

/** Parses what the database writes: number, id and keys of the first row, the last row and the one after it. */
export function boundsOf(text: string): Found['bounds'] {
  const bounds = JSON.parse(text) as [number, string, ...string[]][];
  return bounds.map(([number, id, ...keys]) => [number, { id, keys }]);
}

/** Numbers count in reading direction: with 25 rows per page, a 26th row means that there is another page. */
export function cursorsOf(
  { bounds, seek }: Found,
  { page, limit, fingerprint }: Place,
): { next?: string; previous?: string } {
  const first = bounds.find(([number]) => number === 1)?.[1];
  const last = bounds.findLast(([number]) => number <= limit)?.[1];
  if (!first || !last) return {};
  const beyond = bounds.some(([number]) => number > limit);
  const turned = seek?.direction === 'previous';
  const before = turned ? beyond : seek !== undefined || page > 1;
  const after = turned || beyond;
  const [top, bottom] = turned ? [last, first] : [first, last];
  const next = after ? writeCursor(fingerprint, { direction: 'next', ...bottom }) : undefined;
  const previous = before ? writeCursor(fingerprint, { direction: 'previous', ...top }) : undefined;
  return { ...(next && { next }), ...(previous && { previous }) };
}
