import type { Context } from './context.ts';
import type { List, Page } from './list.ts';
import { exportList } from './list-export.ts';
import { withFilters } from './list-filters.ts';
import { type ListFlags, type ListQuery, queryOf } from './list-query.ts';
import type { OpenPortal } from './portal.ts';
import type { Words } from './words.ts';

const largest = 100;

export async function runList<Row>(context: Context, flags: ListFlags, list: List<Row>): Promise<void> {
  const { withPortal, output, text } = context;
  const { filters = [], download } = list;
  const typed = queryOf(flags, text);
  const ask = (portal: OpenPortal) => withFilters(portal, typed, flags, filters, text);
  if (flags.export !== undefined && download) {
    const file = flags.export;
    return exportList(context, file, async (portal, format) => download(portal, { ...(await ask(portal)), format }));
  }

  const read = flags.my && list.mine ? list.mine.read : list.read;
  const page = await withPortal(async (portal) => {
    portal.person();
    const query = await ask(portal);
    return flags.all ? readAll(read, portal, query) : read(portal, query);
  });
  const asTable = output.forPeople && !flags.plain && !flags.ids;
  const records = () => page.data.map((row) => (flags.ids ? list.record(row).slice(0, 1) : list.record(row)));
  output.show(page, () => (asTable ? tableOf(page, list, context) : output.tabSeparated(records())));
  if (asTable && !output.json) output.note(rangeOf(page, list.name, text));
}

/** By cursors where the list has them, else by the numbers of the pages. */
async function readAll<Row>(read: List<Row>['read'], portal: OpenPortal, query: ListQuery): Promise<Page<Row>> {
  const data: Row[] = [];
  let at: ListQuery | null = { page: 1 };
  while (at !== null) {
    const { data: rows, meta }: Page<Row> = await read(portal, { ...query, limit: largest, ...at });
    data.push(...rows);
    const more: boolean = rows.length > 0 && data.length < meta.total;
    at = meta.next ? { cursor: meta.next } : more ? { page: meta.page + 1 } : null;
  }
  return { data, meta: { page: 1, limit: data.length, total: data.length } };
}

function tableOf<Row>({ data }: Page<Row>, { headings, cells }: List<Row>, { output, text }: Context): string {
  if (data.length === 0) return '';
  return output.table(
    headings.map((heading) => text(heading)),
    data.map((row) => cells(row, text)),
  );
}

function rangeOf({ data, meta: { page, limit, total } }: Page<unknown>, name: List<unknown>['name'], text: Words) {
  if (data.length === 0) return text(`${name}.none`);
  const from = (page - 1) * limit + 1;
  const to = from + data.length - 1;
  const range = text('list.range', { from, to, total });
  return to < total ? text('list.next', { range, page: page + 1 }) : range;
}
