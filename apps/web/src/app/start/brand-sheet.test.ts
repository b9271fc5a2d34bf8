import { expect, test, vi } from 'vitest';
import { brandSheet } from './brand-sheet.ts';

test('our own colours need no sheet', () => {
  expect(brandSheet({ primary: '#6766cc', secondary: '#b62268' }, () => undefined)).toBe(null);
});

test('another colour replaces its tokens in both themes, and only those', () => {
  const sheet = brandSheet({ primary: '#6766cc', secondary: '#9a3b5f' }, () => undefined) ?? '';
  expect(sheet.split('\n').map((rule) => rule.slice(0, rule.indexOf(';')))).toEqual([
    '[data-theme="light"] { --c-accent: #9a3b5f',
    '[data-theme="dark"] { --c-accent: #a44f6f',
  ]);
});

test('a colour that cannot carry white text is named and left out', () => {
  const refuse = vi.fn();
  expect(brandSheet({ primary: '#ffcc00', secondary: '#b62268' }, refuse)).toBe(null);
  expect(refuse.mock.calls).toEqual([['#ffcc00'], ['#ffcc00']]);
});
