import { type PageBound, type Seek, writeCursor } from './cursor.ts';

/** Rows of a page as the database has written them. */
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

/** As the database writes them: number, id and keys of the first row, the last one and the one beyond. */
export function boundsOf(text: string): Found['bounds'] {
  const bounds = JSON.parse(text) as [number, string, ...string[]][];
  return bounds.map(([number, id, ...keys]) => [number, { id, keys }]);
}

/** Numbers count in the direction of reading: with 25 rows a page, the 26th tells that there is a page beyond. */
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
