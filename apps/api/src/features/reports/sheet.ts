import { createText, type Text } from '@biuro/core/i18n/text.ts';
import { exportSheet, type SheetFile } from '#platform/export/export-sheet.ts';
import type { FileFormat, Sheet } from '#platform/export/sheet.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import messages from './messages.json' with { type: 'json' };

export type Words = Text<typeof messages>;

export interface SheetColumn<Row> {
  /** The heading is `export.KEY` in the messages. */
  key: string;
  type: Sheet['columns'][number]['type'];
  value: (row: Row, words: Words) => string | number | null;
}

interface ReportFile<Row> {
  format: FileFormat;
  /** The file name is `file.NAME` in the messages. */
  name: string;
  columns: SheetColumn<Row>[];
  rows: () => Promise<Row[]>;
}

/** Rows of a report as a file; their times add up to the total of the report. */
export function reportFile<Row>(
  context: Context,
  { format, name, columns, rows }: ReportFile<Row>,
): Promise<SheetFile> {
  const words = createText(messages, context.locale);
  const idOf = (id: string) => id as keyof typeof messages;
  return exportSheet(context, {
    name: `report ${name}`,
    format,
    file: words(idOf(`file.${name}`)),
    columns: columns.map(({ key, type }) => ({ heading: words(idOf(`export.${key}`)), type })),
    rows: async () => (await rows()).map((row) => columns.map(({ value }) => value(row, words))),
  });
}

/** Seconds, which a file has as `H:MM`. */
export const duration = <Row>(key: string, value: (row: Row) => number | null): SheetColumn<Row> => ({
  key,
  type: 'duration',
  value,
});

export const money = <Row>(key: string, value: (row: Row) => string): SheetColumn<Row> => ({
  key,
  type: 'money',
  value: (row) => Number(value(row)),
});

export const number = <Row>(key: string, value: (row: Row) => number | null): SheetColumn<Row> => ({
  key,
  type: 'number',
  value,
});

export const text = <Row>(key: string, value: SheetColumn<Row>['value']): SheetColumn<Row> => ({
  key,
  type: 'text',
  value,
});

export const date = <Row>(key: string, value: (row: Row) => string | null): SheetColumn<Row> => ({
  key,
  type: 'date',
  value,
});
