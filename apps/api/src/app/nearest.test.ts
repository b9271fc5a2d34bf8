import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['filtrs', 'filters'],
  ['Export', 'export'],
  ['histroy', 'history'],
  ['wallpaper', undefined],
  ['', undefined],
])('"%s" most likely means %s', (written, meant) => {
  expect(nearest(written, ['filters', 'export', 'history'])).toBe(meant);
});
