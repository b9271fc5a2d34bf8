import { expect, test } from 'vitest';
import { differenceOf, pick } from './match.ts';
import { createFlowWords } from './words.ts';

const text = createFlowWords('en');
const difference = (expected: unknown, actual: unknown) => differenceOf(expected, actual, 'x', text);

test.each<[unknown, unknown]>([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: [1, { c: null }] } }, { a: { b: [1, { c: null, d: 1 }] } }],
  [{ $matches: '^4\\d\\d$' }, 422],
  [{ $not: 'old' }, 'new'],
  [{ $length: 2 }, ['a', 'b']],
  [{ $exists: false }, null],
  [{ $has: { id: 2 } }, [{ id: 1 }, { id: 2, name: 'b' }]],
])('%j fits %j', (expected, actual) => {
  expect(difference(expected, actual)).toBeNull();
});

test.each<[unknown, unknown, string]>([
  [{ a: { b: 1 } }, { a: { b: 2 } }, 'x.a.b: expected 1, got 2'],
  [[1, 2], [1], 'x: expected [1,2], got [1]'],
  [{ a: 1 }, null, 'x: expected {"a":1}, got null'],
  ['1', 1, 'x: expected "1", got 1'],
  [{ $has: 3 }, [1], 'x: expected {"$has":3}, got [1]'],
])('%j does not fit %j', (expected, actual, sentence) => {
  expect(difference(expected, actual)).toBe(sentence);
});

test('a pointer picks a value or says that nothing is there', () => {
  expect(pick({ data: [{ id: 7 }] }, '/data/0/id', text)).toBe(7);
  expect(() => pick({ data: [] }, '/data/0/id', text)).toThrow('there is nothing at “/data/0/id”');
});
