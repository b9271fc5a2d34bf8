import { ArchiveError } from './age.ts';
import { createByteReader } from './bytes.ts';

export interface Entry {
  name: string;
  content: Buffer;
}

const BLOCK = 512;
/** Largest entry: tables are split into parts, so that neither side holds a whole one. */
const LARGEST = 64 * 1024 * 1024;
const NAME = /^[\w.@-]+(\/[\w.@-]+)*$/;
/** Most characters of a name, and of the folders that stand in a field of their own before it where it is longer. */
const [OWN, FOLDERS] = [99, 154];
const FOLDERS_AT = 345;

/** Writes entries as a tar file (POSIX ustar). */
export async function* writeTar(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    yield headerOf(name, content.length, at);
    yield content;
    yield Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function headerOf(name: string, size: number, at: Date): Buffer {
  const cut = name.length > OWN ? name.indexOf('/', name.length - OWN - 1) : -1;
  const [folders, own] = [name.slice(0, Math.max(cut, 0)), name.slice(cut + 1)];
  if (!NAME.test(name) || own.length > OWN || folders.length > FOLDERS)
    throw new Error(`No name for an entry: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, place: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, place, 'latin1');
  header.write(own, 0, 'latin1');
  header.write(folders, FOLDERS_AT, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(at.getTime() / 1000), 136, 12);
  header.write('        0', 148, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  );
  return header;
}

/** Ends with a zero, as each text in a header. */
const textAt = (header: Buffer, place: number) => header.toString('latin1', place, header.indexOf(0, place));

/** Reads a tar file that {@link writeTar} has written. Throws an {@link ArchiveError} for anything else. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = createByteReader(source);
  for (;;) {
    const header = await reader.read(BLOCK);
    if (header.length < BLOCK) throw new ArchiveError('The backup ends early.');
    if (header[0] === 0) break;
    const name = [textAt(header, FOLDERS_AT), textAt(header, 0)].filter(Boolean).join('/');
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    if (!NAME.test(name) || !(size <= LARGEST)) throw new ArchiveError('The backup contains an unexpected entry.');
    const content = await reader.read(size);
    await reader.read((BLOCK - (size % BLOCK)) % BLOCK);
    if (content.length < size) throw new ArchiveError('The backup ends early.');
    yield { name, content };
  }
  // To the end, so that the last bytes are authenticated as well.
  while (!(await reader.isAtEnd())) await reader.read(BLOCK);
}
