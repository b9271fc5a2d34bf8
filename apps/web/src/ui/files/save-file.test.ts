import { expect, test } from 'vitest';
import { fileNameOf } from './save-file.ts';

test.each([
  ['attachment; filename="firmy_2026-11-20.csv"', 'firmy_2026-11-20.csv'],
  ['attachment; filename=firmy.xlsx', 'firmy.xlsx'],
  [`attachment; filename="uzytkownicy.csv"; filename*=UTF-8''u%C5%BCytkownicy.csv`, 'użytkownicy.csv'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''%E0%A4%A`, 'plain.csv'],
])('%s names the file', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

test.each([null, '', 'attachment'])('%s names none', (disposition) => {
  expect(fileNameOf(disposition)).toBeUndefined();
});
