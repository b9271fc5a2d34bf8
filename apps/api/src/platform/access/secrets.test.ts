import { describe, expect, test } from 'vitest';
import { createSecrets, randomToken } from './secrets.ts';

const secrets = createSecrets('a secret key of at least thirty-two characters');
const plain = Buffer.from('JBSWY3DPEHPK3PXP');

describe('a sealed value', () => {
  test('opens for its purpose and owner, and looks different each time', () => {
    const sealed = secrets.seal('totp', plain, 'ewa');
    expect(secrets.open('totp', sealed, 'ewa')).toEqual(plain);
    expect(sealed).not.toEqual(secrets.seal('totp', plain, 'ewa'));
    expect(sealed.includes(plain)).toBe(false);
  });

  test.each([
    ['another owner', () => secrets.open('totp', secrets.seal('totp', plain, 'ewa'), 'jan')],
    ['another purpose', () => secrets.open('other', secrets.seal('totp', plain, 'ewa'), 'ewa')],
    ['another key', () => createSecrets('another key').open('totp', secrets.seal('totp', plain, 'ewa'), 'ewa')],
    ['a changed byte', () => secrets.open('totp', flip(secrets.seal('totp', plain, 'ewa')), 'ewa')],
    [
      'another version',
      () => secrets.open('totp', Buffer.concat([Buffer.of(9), secrets.seal('totp', plain, 'ewa').subarray(1)]), 'ewa'),
    ],
    ['nothing', () => secrets.open('totp', Buffer.alloc(0), 'ewa')],
  ])('does not open with %s', (_what, open) => {
    expect(open).toThrow();
  });
});

function flip(sealed: Buffer): Buffer {
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  return changed;
}

test('a MAC depends on the purpose and on where one part ends and the next begins', () => {
  const macs = [secrets.mac('a', 'bc', 'd'), secrets.mac('a', 'b', 'cd'), secrets.mac('b', 'bc', 'd')].map((mac) =>
    mac.toString('hex'),
  );
  expect(new Set(macs).size).toBe(3);
  expect(secrets.mac('a', 'bc', 'd').toString('hex')).toBe(macs[0]);
});

test('a token has 256 bits', () => {
  expect(Buffer.from(randomToken(), 'base64url')).toHaveLength(32);
});
