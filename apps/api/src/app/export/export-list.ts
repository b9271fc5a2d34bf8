import type { components } from '@biuro/contract';
import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import { titleOf } from '../column-title.ts';
import type { Context, OperationId } from '../contract/handlers.ts';
import type { ExportValue, List, ListQuery, Scope } from '../database/list.ts';
import { invalid, Problem } from '../problem.ts';
import type { ExportColumn } from './export-column.ts';
import { exportSheet, type FileFormat, type SheetFile } from './export-sheet.ts';

const MOST_ROWS = 20_000;

export interface ListExport<K extends OperationId> {
  list: List<K>;
  scope: Scope;
  query: ListQuery & { format: FileFormat; columns?: string };
  /** Columns of the list as the office has configured them. */
  configured: Configured[] | undefined;
  /** Of the room: `export.file` names file and sheet, `export.KEY` is a heading, `export.KEY.CODE` puts a code into words. */
  messages: Catalogue;
}

type Configured = components['schemas']['Column'];
type Column = ExportColumn & { key: string; heading: string };

/** The rows that search, filters and sort show, as a file. */
export function exportList<K extends OperationId>(context: Context, request: ListExport<K>): Promise<SheetFile> {
  const { list, scope, query, messages } = request;
  const text = createText(messages, context.locale);
  const columns = columnsOf(request, context.locale);
  const rows = async () => {
    const count = await list.count(context, scope, query);
    if (count > MOST_ROWS) throw new Problem(422, 'too_many_rows', { values: { rows: count, max: MOST_ROWS } });
    const found = await list.exportRows(context, scope, { ...query, atMost: MOST_ROWS }, keysOf(columns));
    return found.map((row) => columns.map((column) => toCell(column, row[column.key] ?? null, text)));
  };
  return exportSheet(context, { name: list.name, format: query.format, file: text('export.file'), columns, rows });
}

const keysOf = (columns: Column[]) => columns.map(({ key }) => key);

/** Those that were asked for, else those that the office shows; one that is not built yet is left out of the latter. */
function columnsOf<K extends OperationId>(
  { list, configured = [], messages, query }: ListExport<K>,
  locale: Locale,
): Column[] {
  const text = createText(messages, locale);
  const asked = query.columns?.split(',');
  const unknown = asked?.find((key) => !Object.hasOwn(list.exports, key));
  if (unknown !== undefined)
    throw invalid({ pointer: '/columns', code: 'unknown_column', values: { column: unknown.slice(0, 40) } });
  const shown = configured.filter(({ visible }) => visible).map(({ key }) => key);
  return [...new Set(asked ?? shown)].flatMap((key) => {
    const column = Object.hasOwn(list.exports, key) ? list.exports[key] : undefined;
    const named = configured.find((one) => one.key === key);
    const title = named && titleOf(named, locale);
    return column ? [{ ...column, key, heading: title || text(`export.${key}`) }] : [];
  });
}

function toCell({ key, type }: Column, value: ExportValue, text: Text<Catalogue>): string | number | null {
  if (value === null || typeof value === 'number') return value;
  return type === 'words' ? text(`export.${key}.${value}`) : String(value);
}
