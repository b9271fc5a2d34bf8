import { expect, test } from 'vitest';
import { writeXlsx } from '#platform/export/xlsx.ts';
import { longestGap } from '../../../testing/server/longest-gap.ts';
import { readInProcess } from './read-in-process.ts';

const HEADINGS = ['Nazwa firmy', 'NIP', 'Miasto', 'E-mail', 'Uwagi'];

const workbookOf = (rows: number) =>
  writeXlsx({
    title: 'Firmy',
    columns: HEADINGS.map((heading) => ({ heading, type: 'text' })),
    rows: Array.from({ length: rows }, (_, row) => HEADINGS.map((heading) => `${heading} ${row}`)),
  });

test('a table comes out of the process as it is in the file', async () => {
  const [heading, first] = await readInProcess(await workbookOf(3));
  expect([heading, first]).toEqual([
    { row: 1, cells: HEADINGS },
    { row: 2, cells: HEADINGS.map((name) => `${name} 0`) },
  ]);
});

test('what is no table is refused by its reason', async () => {
  const mistakes = [{ pointer: '/upload_id', code: 'no_workbook' }];
  await expect(readInProcess(Buffer.from('PK\u0003\u0004 broken'))).rejects.toMatchObject({ status: 422, mistakes });
});

test('while a workbook of 5000 rows is read, others are answered', async () => {
  const file = await workbookOf(5_000);
  const shares: number[] = [];
  // The least of some tries, for others work beside.
  for (let tried = 0; tried < 3; tried++) {
    const { whole, gap } = await longestGap(() => readInProcess(file));
    shares.push(gap / whole);
  }
  expect(Math.min(...shares)).toBeLessThan(1 / 3);
});
