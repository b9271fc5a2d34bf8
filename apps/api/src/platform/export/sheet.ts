/** One column of a list as a file has it. Its heading and the words of its codes are in the feature's messages: see `exportList`. */
export interface ExportColumn {
  sql: string;
  /** `words` is a code of the business, told in the reader's language; an instant is told in Polish time. */
  type: 'text' | 'words' | 'number' | 'date' | 'instant';
}

/** As the value comes from the database: text, a number, or the clock and calendar as an ISO text without a zone. */
export function exportSql({ sql, type }: ExportColumn): string {
  if (type === 'date') return `to_char(${sql}, 'YYYY-MM-DD')`;
  if (type === 'instant') return `to_char(${sql} AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD"T"HH24:MI')`;
  return sql;
}

/** What a file shows, already in the reader's words. Dates and instants are ISO texts without a zone. */
export interface Sheet {
  title: string;
  columns: { heading: string; type: ExportColumn['type'] }[];
  rows: (string | number | null)[][];
}

/** Content types of the formats. */
export const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type FileFormat = keyof typeof TYPES;
