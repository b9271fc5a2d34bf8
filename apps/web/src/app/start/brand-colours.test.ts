import { expect, test } from 'vitest';
import { shadesOf } from './brand-colours.ts';
import { colourOf, contrast } from './colour.ts';

const papers = { light: ['#ffffff', '#f2f5fa'], dark: ['#191c26', '#11131a'] } as const;
const brands = ['#6766cc', '#b62268', '#3d7a4f', '#2f6f8f', '#9a3b5f', '#0b1f4d', '#000000'];
const ratio = (a: string, b: string) => contrast(colourOf(a), colourOf(b));

test('contrast is that of WCAG: 21 for black on white, 4.83 for white on our purple', () => {
  expect(ratio('#000000', '#ffffff')).toBe(21);
  expect(ratio('#ffffff', '#6766cc')).toBeCloseTo(4.83, 2);
});

test.each(brands)('every pair of the shades of %s can be read in both themes', (brand) => {
  for (const theme of ['light', 'dark'] as const) {
    const shades = shadesOf(brand, theme);
    if (!shades) throw new Error(`${brand} was refused in the ${theme} theme`);
    const pairs = [
      ...papers[theme].map((paper) => ratio(shades.text, paper) / 4.5),
      ...papers[theme].map((paper) => ratio(shades.fill, paper) / 3),
      ratio('#ffffff', shades.fill) / 4.5,
      ratio('#ffffff', shades.hover) / 4.5,
      ratio('#ffffff', shades.active) / 4.5,
      ratio(shades.text, shades.soft) / 4.5,
      ratio(shades.onSoft, shades.soft) / 4.5,
    ];
    expect(pairs.filter((share) => share < 1)).toEqual([]);
  }
});

test.each(['#ffcc00', '#66d9a0', '#808080'])('%s, too pale for white text, is refused', (brand) => {
  expect([shadesOf(brand, 'light'), shadesOf(brand, 'dark')]).toEqual([null, null]);
});
