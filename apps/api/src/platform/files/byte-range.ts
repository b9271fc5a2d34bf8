import type { ByteRange } from './store/file-store.ts';

/**
 * The part of a content that a `Range` header asks for: undefined where the whole is to be sent (no header, several parts, another unit),
 * `unsatisfiable` where it begins behind the end.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first === '' && Number(last) === 0) return 'unsatisfiable';
  if (start >= bytes) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
