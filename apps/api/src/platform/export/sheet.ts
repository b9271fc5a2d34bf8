import type { ExportColumn } from './export-column.ts';

/** What a file shows, already in the reader's words. Dates and instants are ISO texts without a zone. */
export interface Sheet {
  title: string;
  columns: { heading: string; type: ExportColumn['type'] }[];
  rows: (string | number | null)[][];
}
