import type { components } from '@biuro/contract';
import type { Context, OperationId, Wire } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { exportLater } from './export-later.ts';
import { exportSheet, type SheetFile } from './export-sheet.ts';
import { type ExportQuery, type ListExport, layoutOf } from './list-export.ts';

/** Rows of a file that is sent at once, and of one that a job makes. */
const MOST_ROWS = { atOnce: 20_000, later: 200_000 };

type Exported = { status: 200; file: SheetFile } | { status: 202; body: { data: Wire<components['schemas']['Job']> } };

/** The rows of a list (search, filters, sort) as a file; for a long list, a job that makes it. */
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
