import { createHash } from 'node:crypto';

/** Counts and hashes rows in PostgreSQL's text format, where a line feed always ends a row. */
export function createRowDigest() {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  return {
    add(chunk: Buffer): void {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
    },
    sum: () => ({ rows, bytes, sha256: hash.digest('hex') }),
  };
}
