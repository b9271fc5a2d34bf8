import { expect, test } from 'vitest';
import { keySequence } from './shortcuts.ts';

test('g and the next key are a pair, when it follows soon', () => {
  const read = keySequence();
  expect([read('g', 0), read('c', 400), read('c', 500)]).toEqual(['g', 'g c', 'c']);
  expect([read('g', 1_000), read('c', 2_000)]).toEqual(['g', 'c']);
});

test('a pair of g and g is over, and the next key stands alone', () => {
  const read = keySequence();
  expect([read('g', 0), read('g', 10), read('u', 20)]).toEqual(['g', 'g g', 'u']);
});
