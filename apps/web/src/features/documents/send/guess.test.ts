import { expect, test } from 'vitest';
import { guessKind, guessMonth } from './guess.ts';

test.each([
  ['wyciag_10_2026.pdf', 'application/pdf', 'bank_statement'],
  ['Wyciąg bankowy.csv', 'text/csv', 'bank_statement'],
  ['raport dobowy 31.10.jpg', 'image/jpeg', 'cash_report'],
  ['FV 118-10.pdf', 'application/pdf', 'cost'],
  ['faktura korygująca 3.pdf', 'application/pdf', 'correction'],
  ['umowa-leasingu.pdf', 'application/pdf', 'contract'],
  ['Lista płac 10.xlsx', 'application/vnd.ms-excel', 'payroll'],
  ['JPK_V7M.xml', 'text/xml', 'declaration'],
  ['UPO.pdf', 'application/pdf', 'upo'],
  ['faktury sprzedaży.zip', 'application/zip', 'sale'],
  ['IMG_2034.jpg', 'image/jpeg', 'cost'],
  ['notatki.docx', 'application/msword', 'other'],
] as const)('%s is taken for what its name says', (name, type, kind) => {
  expect(guessKind({ name, type })).toBe(kind);
});

test.each([
  ['wyciag_10_2026.pdf', '2026-10'],
  ['2026-09 wyciąg.pdf', '2026-09'],
  ['20260914_paragon.jpg', '2026-09'],
  ['paragon 25.08.2026.jpg', '2026-08'],
  ['wyciąg październik.pdf', '2026-10'],
  ['wyciąg grudzień 2025.pdf', '2025-12'],
  ['wyciąg grudzień.pdf', '2026-12'],
  ['umowa 2019-05.pdf', '2026-10'],
  ['IMG_2034.jpg', '2026-10'],
])('%s belongs to the month that its name speaks of, else to the open one', (name, month) => {
  expect(guessMonth(name, '2026-10')).toBe(month);
});
