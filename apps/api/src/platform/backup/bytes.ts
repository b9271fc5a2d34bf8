export interface ByteReader {
  /** Exactly this many bytes; fewer only at the end. */
  read(length: number): Promise<Buffer>;
  /** Up to the next line feed, which is left out; undefined when there is none within this many bytes. */
  readLine(longest: number): Promise<Buffer | undefined>;
  isAtEnd(): Promise<boolean>;
}

/** Reads a stream in pieces of the caller's size. Holds what was requested and one chunk of the source, never more. */
export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;

  async function fill(length: number): Promise<void> {
    while (size < length) {
      const { value, done } = await chunks.next();
      if (done) return;
      held.push(value);
      size += value.length;
    }
  }

  function take(length: number): Buffer {
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
    held = all.length > length ? [all.subarray(length)] : [];
    size = Math.max(0, all.length - length);
    return all.subarray(0, length);
  }

  return {
    async read(length) {
      await fill(length);
      return take(length);
    },
    async readLine(longest) {
      await fill(longest);
      const all = Buffer.concat(held);
      const end = all.subarray(0, longest).indexOf(10);
      if (end < 0) return undefined;
      const line = take(end);
      take(1);
      return line;
    },
    async isAtEnd() {
      await fill(1);
      return size === 0;
    },
  };
}

/** Collects small chunks into pieces of this size; only the last is smaller. */
export async function* piecesOf(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  const reader = createByteReader(source);
  while (!(await reader.isAtEnd())) yield await reader.read(size);
}
