import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { exportList } from './export.ts';
import { withFilters } from './filters.ts';
import type { List, Page } from './list.ts';
import { rangeOf, readAll } from './pages.ts';
import { type ListFlags, queryOf } from './query.ts';

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
  if (asTable && !output.json) output.note(page.data.length === 0 ? text(`${list.name}.none`) : rangeOf(page, text));
}

function tableOf<Row>({ data }: Page<Row>, { headings, cells }: List<Row>, { output, text }: Context): string {
  if (data.length === 0) return '';
  return output.table(
    headings.map((heading) => text(heading)),
    data.map((row) => cells(row, text)),
  );
}
