import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decrypt, encrypt } from './age.ts';

const PASSPHRASE = 'correct horse battery staple';
/** Weak on purpose, so that the tests do not wait. */
const WORK = 4;
const CHUNK = 64 * 1024;

async function* inPieces(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sealed = (plain: Buffer) => whole(encrypt(inPieces(plain), PASSPHRASE, WORK));
const opened = (bytes: Buffer, passphrase = PASSPHRASE) => whole(decrypt(inPieces(bytes), passphrase));

describe('what was encrypted', () => {
  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('opens again: %i bytes', async (length) => {
    const plain = randomBytes(length);
    expect((await opened(await sealed(plain))).equals(plain)).toBe(true);
  });

  test('is refused with another passphrase', async () => {
    await expect(opened(await sealed(Buffer.from('x')), 'another passphrase')).rejects.toThrow(
      'The passphrase is not the one that the backup was made with.',
    );
  });

  test('is refused when a byte of it was changed, wherever that is', async () => {
    const bytes = await sealed(randomBytes(2 * CHUNK));
    const places = [3, 30, 60, 90, 130, 170, 200, 250, CHUNK, CHUNK + 300, bytes.length - 1];
    for (const place of places) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await expect(opened(changed), `byte ${place}`).rejects.toThrow(/^The (file|passphrase|head|backup) /);
    }
  });

  test('is refused when its end is missing, also when it was cut between two chunks', async () => {
    const bytes = await sealed(randomBytes(2 * CHUNK));
    const head = bytes.length - 2 * (CHUNK + 16);
    for (const length of [head, head + 100, head + CHUNK + 16, bytes.length - 1]) {
      await expect(opened(bytes.subarray(0, length)), `${length} bytes`).rejects.toThrow(
        /^The backup is cut off or damaged after \d\.\d MB: the file is not complete\.$/,
      );
    }
  });
});

test('what the tool age has encrypted opens here', async () => {
  const byTheTool = `YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBaQWpLd2xIb2JFcjdwb3I2S01Sb2R3IDE4ClhiL3F2YjhlM2ZFL2VWTDBEOWZUc2hC
    UTF0eEZvVVN2ejEyZ1YxdlRMZkUKLS0tIFdCVDVMNHNRenhEOUpKcEZLdG8yZ2VjbFlDT004UnpndTlOM04zK1QwQTQK6duT7lgT3lkIsCoPDRqwm3ocb8BK
    OTU8Xynu5UWTgzA4LcuOB/TZvbWjitwcnSilov0Lyij4Kg==`;
  expect((await opened(Buffer.from(byTheTool, 'base64'))).toString()).toBe('opened by the tool age\n');
});

test('a file that is no backup is named so', async () => {
  await expect(opened(Buffer.from('PK\u0003\u0004 something else'.padEnd(400, '\n')))).rejects.toThrow(
    'The file is not a backup of this program.',
  );
  await expect(opened(Buffer.alloc(0))).rejects.toThrow('The file is not a backup of this program.');
});
