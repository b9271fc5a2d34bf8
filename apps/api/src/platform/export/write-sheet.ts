import { writeCsv } from './csv.ts';
import type { Sheet } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

export const writeSheet = async (sheet: Sheet, format: 'csv' | 'xlsx'): Promise<Buffer> =>
  format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);

/** A sheet is called like its file, with a capital. */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
