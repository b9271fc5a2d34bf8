import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyStrength, STRONG_KEY } from './key-strength.ts';

test.each(['base64', 'base64url', 'hex'] as const)('a random key in %s is strong', (encoding) => {
  for (let round = 0; round < 500; round++)
    expect(keyStrength(randomBytes(32).toString(encoding))).toBeGreaterThan(STRONG_KEY);
});

test('letters in both cases between dashes are a random key, not words', () => {
  expect(keyStrength('qWbZkTfYgUhXjOaSdLpE-rMcVnBqIwKtGzRyHuJxDiF')).toBeGreaterThan(STRONG_KEY);
});

test('eight words that were drawn from a list are not enough, twelve are', () => {
  const words = 'kaktus fotel rower chmura gniazdo bursztyn latarnia mleko zebra ogrodnik wiadukt parowiec'.split(' ');
  expect(keyStrength(words.slice(0, 8).join(' '))).toBeLessThan(STRONG_KEY);
  expect(keyStrength(words.join(' '))).toBeGreaterThan(STRONG_KEY);
});

test.each([
  ['one letter', 'a'.repeat(36)],
  ['one letter, often', 'a'.repeat(4_000)],
  ['two letters', 'abbabaabbaababbabaababbaabbabaababba'],
  ['a repeat', 'k7Qm!vZ2'.repeat(8)],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
  ['the rows of a keyboard', 'qwertyuiopasdfghjklzxcvbnmqwertyuiopasdf'],
  ['a walk over the keyboard', '!QAZ2wsx#EDC4rfv%TGB6yhn&UJM8ik,(OL.'],
  ['digits only', '83950271846390517284639105728463'],
  ['a sentence', 'a-secret-key-of-more-than-32-characters'],
  ['too little', 'k7Qm!vZ2pLw9'],
  ['nothing', ''],
])('%s is weak', (_what, key) => {
  expect(keyStrength(key)).toBeLessThan(STRONG_KEY);
});
