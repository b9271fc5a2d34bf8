import { hash } from 'node:crypto';
import { invalid } from '#platform/http/problem.ts';

/** Where a page begins or ends: sort keys of a row as text, and its id. */
export interface PageBound {
  id: string;
  keys: string[];
}

/** Read the rows after the bound, or those before it. */
export interface Seek extends PageBound {
  direction: 'next' | 'previous';
}

/** The contract's limit. */
const LONGEST = 1_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Hash of list, sort, search and filters: a cursor is only valid for the request that it was made for. */
export const fingerprintOf = (request: string) => hash('sha1', request, 'base64url').slice(0, 12);

/** Undefined when the keys are too long for a cursor. */
export function writeCursor(fingerprint: string, { direction, id, keys }: Seek): string | undefined {
  const text = JSON.stringify([fingerprint, direction === 'next' ? 1 : 0, id, ...keys]);
  const cursor = Buffer.from(text).toString('base64url');
  return cursor.length > LONGEST ? undefined : cursor;
}

export function readCursor(fingerprint: string, keyCount: number, cursor: string): Seek {
  const parts = parse(cursor);
  const [written, forward, id, ...keys] = parts;
  const sound =
    written === fingerprint &&
    (forward === 1 || forward === 0) &&
    typeof id === 'string' &&
    UUID.test(id) &&
    keys.length === keyCount &&
    keys.every((key) => typeof key === 'string');
  if (!sound) throw invalidCursor();
  return { direction: forward === 1 ? 'next' : 'previous', id, keys };
}

export const invalidCursor = () => invalid({ pointer: '/cursor', code: 'cursor' });

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
