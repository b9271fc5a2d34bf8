import { expect, test } from 'vitest';
import { createIntention } from './intention.ts';

function counting() {
  let count = 0;
  return createIntention(() => `key-${++count}`);
}

test('a repeat after a lost answer carries the same key', () => {
  const intention = counting();
  expect(intention.keyFor({ name: 'Alfa' })).toBe('key-1');
  intention.settle({ kind: 'offline', message: '' });
  expect(intention.keyFor({ name: 'Alfa' })).toBe('key-1');
  intention.settle({ kind: 'unexpected', message: '' });
  expect(intention.keyFor({ name: 'Alfa' })).toBe('key-1');
});

test('other content is another intention', () => {
  const intention = counting();
  intention.keyFor({ name: 'Alfa' });
  intention.settle({ kind: 'offline', message: '' });
  expect(intention.keyFor({ name: 'Beta' })).toBe('key-2');
});

test('an answer ends the intention, so that sending the same again is a new one', () => {
  const intention = counting();
  intention.keyFor({ name: 'Alfa' });
  intention.settle({ kind: 'conflict', message: '' });
  expect(intention.keyFor({ name: 'Alfa' })).toBe('key-2');
  intention.settle();
  expect(intention.keyFor({ name: 'Alfa' })).toBe('key-3');
});
