import { createText, type Text } from '@biuro/core/i18n/text.ts';
import { exportSheet, type SheetFile } from '#platform/export/export-sheet.ts';
import type { FileFormat, Sheet } from '#platform/export/sheet.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import messages from './messages.json' with { type: 'json' };

export type Words = Text<typeof messages>;

export interface SheetColumn<Row> {
  /** Its heading is `export.KEY` in the messages. */
  key: string;
  type: Sheet['columns'][number]['type'];
  value: (row: Row, words: Words) => string | number | null;
}

interface ReportFile<Row> {
  format: FileFormat;
  /** Its name is `file.NAME` in the messages. */
  name: string;
  columns: SheetColumn<Row>[];
  rows: () => Promise<Row[]>;
}

/** The rows of a report as a file; the sum of its seconds is what the report shows. */
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

/** Time twice: to be summed exactly, and to be read. */
export function timeColumns<Row>(secondsOf: (row: Row) => number, prefix = ''): SheetColumn<Row>[] {
  return [
    { key: `${prefix}hours`, type: 'number', value: (row) => Math.round(secondsOf(row) / 36) / 100 },
    { key: `${prefix}seconds`, type: 'number', value: (row) => secondsOf(row) },
  ];
}

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
