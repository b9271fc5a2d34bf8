import { expect, test } from 'vitest';
import { greatest } from './series.ts';

const part = (key: string, value: number) => ({ key, label: key.toUpperCase(), value });

test('up to seven parts are series of their own, the greatest first', () => {
  const { series, of } = greatest([part('a', 1), part('b', 3), part('c', 2)], 'Rest');
  expect(series.map(({ label }) => label)).toEqual(['B', 'C', 'A']);
  expect(of([part('a', 1), part('c', 5)])).toEqual({ a: 1, c: 5 });
});

test('of more the six greatest are, and the others are the rest', () => {
  const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key, index) => part(key, 10 - index));
  const { series, of } = greatest(parts, 'Rest');
  expect(series.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'Rest']);
  expect(of(parts)).toEqual({ a: 10, b: 9, c: 8, d: 7, e: 6, f: 5, rest: 7 });
});
