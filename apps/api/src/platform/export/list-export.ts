import type { components } from '@biuro/contract';
import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import type { ExportedList, ExportRow, ExportValue, ListQuery, Scope } from '#platform/database/list/list.ts';
import type { Caller, OperationId } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import { titleOf } from '#platform/tenants/tenant-parts.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import type { ExportColumn, FileFormat, Sheet } from './sheet.ts';

/** Who a file is for. */
export type Reader = Pick<Caller, 'id' | 'role' | 'isAdmin'>;

/** How a list is exported. */
export interface ListExport<K extends OperationId = OperationId> {
  /** Operation of the contract; the job finds the export by it. */
  operation: K;
  list: ExportedList;
  scope: (reader: Reader) => Scope;
  /** Columns of the list as the office has configured them. */
  configured: (tenant: Tenant) => Configured[] | undefined;
  /** Keys of the columns when neither the office nor the request names any. */
  usual?: string[];
  /**
   * Messages of the feature: `export.file` names file and sheet, `export.KEY` is a heading, `export.KEY.CODE` the text
   * of a code.
   */
  messages: Catalogue;
}

export type ExportQuery = ListQuery & { format: FileFormat; columns?: string };
type Configured = components['schemas']['Column'];
type Column = ExportColumn & { key: string; heading: string };

/** How rows of the list become rows of a file in one language. */
export interface Layout {
  /** Name of the file without date and extension. */
  file: string;
  columns: Sheet['columns'];
  keys: string[];
  cellsOf(row: ExportRow): Sheet['rows'][number];
}

/** 422 for a column that the list does not have. */
export function layoutOf(definition: ListExport, tenant: Tenant, query: ExportQuery, locale: Locale): Layout {
  const text = createText(definition.messages, locale);
  const columns = columnsOf(definition, definition.configured(tenant), query, locale);
  return {
    file: text('export.file'),
    columns,
    keys: columns.map(({ key }) => key),
    cellsOf: (row) => columns.map((column) => toCell(column, row[column.key] ?? null, text)),
  };
}

/** The requested columns, else those that the office shows. Configured columns that do not exist yet are skipped. */
function columnsOf(
  { list, messages, usual = [] }: ListExport,
  configured: Configured[] | undefined,
  query: ExportQuery,
  locale: Locale,
): Column[] {
  const text = createText(messages, locale);
  const asked = query.columns?.split(',');
  const unknown = asked?.find((key) => !Object.hasOwn(list.exports, key));
  if (unknown !== undefined)
    throw invalid({ pointer: '/columns', code: 'unknown_column', values: { column: unknown.slice(0, 40) } });
  const shown = configured?.filter(({ visible }) => visible).map(({ key }) => key);
  return [...new Set(asked ?? shown ?? usual)].flatMap((key) => {
    const column = Object.hasOwn(list.exports, key) ? list.exports[key] : undefined;
    const named = configured?.find((one) => one.key === key);
    const title = named && titleOf(named, locale);
    return column ? [{ ...column, key, heading: title || text(`export.${key}`) }] : [];
  });
}

function toCell({ key, type }: Column, value: ExportValue, text: Text<Catalogue>): string | number | null {
  if (value === null || typeof value === 'number') return value;
  return type === 'words' ? text(`export.${key}.${value}`) : String(value);
}
