import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

test.each([
  ['filtrs', 'filters'],
  ['Export', 'export'],
  ['histroy', 'history'],
  ['wallpaper', undefined],
  ['', undefined],
])('"%s" most likely means %s', (written, meant) => {
  expect(didYouMean(written, ['filters', 'export', 'history'])).toBe(meant);
});
