import { expect, test } from 'vitest';
import { nearest } from './did-you-mean.ts';

test.each([
  ['filtrs', 'filters'],
  ['Export', 'export'],
  ['histroy', 'history'],
  ['wallpaper', undefined],
  ['', undefined],
])('"%s" most likely means %s', (written, meant) => {
  expect(nearest(written, ['filters', 'export', 'history'])).toBe(meant);
});
