/**
 * One column of an exported list. Its heading and the texts of its codes are in the messages of the feature: see
 * `exportList`.
 */
export interface ExportColumn {
  sql: string;
  /** `words` is a code that is translated; `instant` is shown in Polish time; `money` is in złote, `duration` in seconds. */
  type: 'text' | 'words' | 'number' | 'money' | 'duration' | 'date' | 'instant';
}

/** As the value leaves the database: text, a number, or date and time as ISO text without a zone. */
export function exportSql({ sql, type }: ExportColumn): string {
  if (type === 'date') return `to_char(${sql}, 'YYYY-MM-DD')`;
  if (type === 'instant') return `to_char(${sql} AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD"T"HH24:MI')`;
  return sql;
}

/** Content of a file, already translated. Dates and instants are ISO texts without a zone. */
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
