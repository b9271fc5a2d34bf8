import { expect, test } from 'vitest';
import { viewAddress } from './address.ts';

test('the same search, sort and filters are one view, in whatever order the address holds them', () => {
  const one = viewAddress('sort=tasks:desc&filters[lifecycle]=active&search=żubr');
  const other = viewAddress('search=%C5%BCubr&filters%5Blifecycle%5D=active&page=3&limit=50&sort=tasks%3Adesc');
  expect(one).toBe(other);
});

test('a list without any has an empty one', () => {
  expect(viewAddress('')).toBe('');
  expect(viewAddress('?page=2')).toBe('');
});
