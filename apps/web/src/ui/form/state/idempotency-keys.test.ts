import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

function counting() {
  let count = 0;
  return createIdempotencyKeys(() => `key-${++count}`);
}

test('a repeat after a lost answer carries the same key', () => {
  const keys = counting();
  expect(keys.keyFor({ name: 'Alfa' })).toBe('key-1');
  keys.answered({ kind: 'offline', message: '' });
  expect(keys.keyFor({ name: 'Alfa' })).toBe('key-1');
  keys.answered({ kind: 'unexpected', message: '' });
  expect(keys.keyFor({ name: 'Alfa' })).toBe('key-1');
});

test('other content has another key', () => {
  const keys = counting();
  keys.keyFor({ name: 'Alfa' });
  keys.answered({ kind: 'offline', message: '' });
  expect(keys.keyFor({ name: 'Beta' })).toBe('key-2');
});

test('after an answer the same content is sent with another key', () => {
  const keys = counting();
  keys.keyFor({ name: 'Alfa' });
  keys.answered({ kind: 'conflict', message: '' });
  expect(keys.keyFor({ name: 'Alfa' })).toBe('key-2');
  keys.answered();
  expect(keys.keyFor({ name: 'Alfa' })).toBe('key-3');
});
