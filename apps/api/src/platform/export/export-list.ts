import type { components } from '@biuro/contract';
import type { Context, OperationId, Wire } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { exportLater } from './export-later.ts';
import { exportSheet, type SheetFile } from './export-sheet.ts';
import { type ExportQuery, type ListExport, layoutOf } from './list-export.ts';

/** Rows of a file that somebody waits for, and of one that is made in the background. */
const MOST_ROWS = { atOnce: 20_000, later: 200_000 };

type Exported = { status: 200; file: SheetFile } | { status: 202; body: { data: Wire<components['schemas']['Job']> } };

/** The rows that search, filters and sort show, as a file; a long list as a job that makes one. */
export async function exportList<K extends OperationId>(
  context: Context,
  definition: ListExport<K>,
  query: ExportQuery,
): Promise<Exported> {
  const { list } = definition;
  const { file, columns, keys, cellsOf } = layoutOf(definition, context.tenant, query, context.locale);
  const scope = definition.scope(context.caller);
  const count = await list.count(context, scope, query);
  if (count > MOST_ROWS.later)
    throw new Problem(422, 'too_many_rows', { values: { rows: count, max: MOST_ROWS.later } });
  if (count > MOST_ROWS.atOnce) return { status: 202, body: { data: await exportLater(context, definition, query) } };
  const rows = async () => {
    const found = await list.exportRows(context, scope, { ...query, atMost: MOST_ROWS.atOnce }, keys);
    return found.map(cellsOf);
  };
  return {
    status: 200,
    file: await exportSheet(context, { name: list.name, format: query.format, file, columns, rows }),
  };
}
