import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt as scryptWithCallback,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { createByteReader } from './bytes.ts';

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptWithCallback);

/** The file is not a backup, was changed or truncated, or the passphrase is wrong: the sentence says which. */
export class ArchiveError extends Error {}

const VERSION = 'age-encryption.org/v1';
const LABEL = 'age-encryption.org/v1/scrypt';
const CHUNK = 64 * 1024;
const TAG = 16;
/** Cost of scrypt as a power of two: 2^17 takes about half a second and 128 MB per guess. */
const WORK = 17;
const MOST_WORK = 22;
const CIPHER = 'chacha20-poly1305';

/**
 * Encrypts like the tool `age` with a passphrase (age-encryption.org/v1), so that a backup can be opened without this
 * program: `age --decrypt`. Each chunk of 64 KiB is authenticated together with its position and whether it is the last
 * one.
 */
export async function* encrypt(plain: AsyncIterable<Buffer>, passphrase: string, work = WORK): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16);
  const salt = randomBytes(16);
  const wrapped = sealChunk(await wrappingKey(passphrase, salt, work), Buffer.alloc(12), fileKey);
  const head = `${VERSION}\n-> scrypt ${unpadded(salt)} ${work}\n${unpadded(wrapped)}\n---`;
  const nonce = randomBytes(16);
  yield Buffer.concat([Buffer.from(`${head} ${unpadded(headMac(fileKey, head))}\n`), nonce]);
  const key = payloadKey(fileKey, nonce);
  const reader = createByteReader(plain);
  for (let count = 0, last = false; !last; count += 1) {
    const chunk = await reader.read(CHUNK);
    last = await reader.isAtEnd();
    yield sealChunk(key, nonceOf(count, last), chunk);
  }
}

/**
 * Reverses {@link encrypt}. What it yields is authentic; it is complete once the generator has ended. Throws an {@link
 * ArchiveError}.
 */
export async function* decrypt(sealed: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = createByteReader(sealed);
  const fileKey = await openHead(reader, passphrase);
  const nonce = await reader.read(16);
  const key = payloadKey(fileKey, nonce);
  for (let count = 0, last = false; !last; count += 1) {
    const chunk = await reader.read(CHUNK + TAG);
    last = await reader.isAtEnd();
    const plain = openChunk(key, nonceOf(count, last), chunk);
    if (!plain) throw damagedOrCut(key, count, chunk, last);
    yield plain;
  }
}

async function openHead(reader: ReturnType<typeof createByteReader>, passphrase: string): Promise<Buffer> {
  const line = async () => (await reader.readLine(200))?.toString('latin1') ?? '';
  if ((await line()) !== VERSION) throw new ArchiveError('The file is not a backup of this program.');
  const [, salt = '', steps = ''] = /^-> scrypt (\S+) (\d{1,2})$/.exec(await line()) ?? [];
  const work = Number(steps);
  if (!salt || work < 1 || work > MOST_WORK)
    throw new ArchiveError('The file is not a backup of this program: it is not encrypted with a passphrase.');
  const body = await line();
  const key = await wrappingKey(passphrase, Buffer.from(salt, 'base64'), work);
  const fileKey = openChunk(key, Buffer.alloc(12), Buffer.from(body, 'base64'));
  if (!fileKey) throw new ArchiveError('The passphrase is not the one that the backup was made with.');
  const head = `${VERSION}\n-> scrypt ${salt} ${steps}\n${body}\n---`;
  const mac = Buffer.from(/^--- (\S+)$/.exec(await line())?.[1] ?? '', 'base64');
  const expected = headMac(fileKey, head);
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected))
    throw new ArchiveError('The head of the backup was changed or is damaged.');
  return fileKey;
}

/** A valid chunk that was not written as the last one: the rest of the file is missing. */
function damagedOrCut(key: Buffer, count: number, chunk: Buffer, last: boolean): ArchiveError {
  const cut = last && (chunk.length < CHUNK + TAG || openChunk(key, nonceOf(count, false), chunk) !== undefined);
  const place = `after ${((count * CHUNK) / 1024 / 1024).toFixed(1)} MB`;
  return new ArchiveError(
    cut
      ? `The backup is cut off or damaged ${place}: the file is not complete.`
      : `The backup was changed or is damaged ${place}.`,
  );
}

const wrappingKey = (passphrase: string, salt: Buffer, work: number) =>
  scrypt(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, {
    N: 2 ** work,
    r: 8,
    p: 1,
    maxmem: 2 ** work * 1024 * 2,
  });

const derive = (fileKey: Buffer, salt: Buffer | string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, purpose, 32));
const payloadKey = (fileKey: Buffer, nonce: Buffer) => derive(fileKey, nonce, 'payload');
const headMac = (fileKey: Buffer, head: string) =>
  createHmac('sha256', derive(fileKey, '', 'header'))
    .update(head)
    .digest();

function nonceOf(count: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

function sealChunk(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openChunk(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | undefined {
  if (sealed.length < TAG) return undefined;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAuthTag(sealed.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
