import type { components } from '@biuro/contract';
import { type Catalogue, createText, type Text } from '@biuro/core/i18n/text.ts';
import { createGate } from '../access/gate.ts';
import type { Context, FileAnswer, OperationId } from '../contract/handlers.ts';
import type { ExportValue, List, ListQuery, Scope } from '../database/list.ts';
import { invalid, Problem } from '../problem.ts';
import { writeCsv } from './csv.ts';
import type { ExportColumn } from './export-column.ts';
import type { Sheet } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

const MOST_ROWS = 20_000;
const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface ListExport<K extends OperationId> {
  list: List<K>;
  scope: Scope;
  query: ListQuery & { format: keyof typeof TYPES; columns?: string };
  /** Columns of the list as the office has configured them. */
  configured: Configured[] | undefined;
  /** Of the room: `export.file` names file and sheet, `export.KEY` is a heading, `export.KEY.CODE` puts a code into words. */
  messages: Catalogue;
}

type Configured = components['schemas']['Column'];
type Column = ExportColumn & { key: string; heading: string };

/** Whole lists are held in memory: a few at a time are enough for an office, whoever waits longer is asked to come back. */
const throughGate = createGate(2, 20);

/** The rows that search, filters and sort show, as a file. */
export function exportList<K extends OperationId>(
  context: Context,
  request: ListExport<K>,
): Promise<FileAnswer<(typeof TYPES)[keyof typeof TYPES]>> {
  const { list, scope, query, messages } = request;
  const text = createText(messages, context.locale);
  const columns = columnsOf(request, text);
  return throughGate(async () => {
    const count = await list.count(context, scope, query);
    if (count > MOST_ROWS) throw new Problem(422, 'too_many_rows', { values: { rows: count, max: MOST_ROWS } });
    const found = await list.exportRows(context, scope, { ...query, atMost: MOST_ROWS }, keysOf(columns));
    const rows = found.map((row) => columns.map((column) => toCell(column, row[column.key] ?? null, text)));
    const sheet: Sheet = { title: capitalised(text('export.file')), columns, rows };
    const file = { list: list.name, format: query.format, rows: rows.length };
    context.log.info({ user: context.caller.id, ...file }, 'list exported');
    return {
      name: `${text('export.file')}_${todayInPoland()}.${query.format}`,
      type: TYPES[query.format],
      body: query.format === 'csv' ? writeCsv(sheet) : await writeXlsx(sheet),
    };
  });
}

const keysOf = (columns: Column[]) => columns.map(({ key }) => key);

/** Those that were asked for, else those that the office shows; one that is not built yet is left out of the latter. */
function columnsOf<K extends OperationId>(
  { list, configured = [], query }: ListExport<K>,
  text: Text<Catalogue>,
): Column[] {
  const asked = query.columns?.split(',');
  const unknown = asked?.find((key) => !Object.hasOwn(list.exports, key));
  if (unknown !== undefined)
    throw invalid({ pointer: '/columns', code: 'unknown_column', values: { column: unknown.slice(0, 40) } });
  const shown = configured.filter(({ visible }) => visible).map(({ key }) => key);
  return [...new Set(asked ?? shown)].flatMap((key) => {
    const column = Object.hasOwn(list.exports, key) ? list.exports[key] : undefined;
    const title = configured.find((one) => one.key === key)?.title;
    return column ? [{ ...column, key, heading: title || text(`export.${key}`) }] : [];
  });
}

function toCell({ key, type }: Column, value: ExportValue, text: Text<Catalogue>): string | number | null {
  if (value === null || typeof value === 'number') return value;
  return type === 'words' ? text(`export.${key}.${value}`) : String(value);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const todayInPoland = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format();
