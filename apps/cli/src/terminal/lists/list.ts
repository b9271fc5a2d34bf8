import { type Command, Option } from 'commander';
import type { MessageId, NameWith, Words } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { type Download, exportList, type Format } from './export.ts';
import { type FilterFlag, withFilters } from './filters.ts';
import { type Page, type ReadPage, rangeOf, readAll } from './pages.ts';
import { type ListFlags, type ListQuery, pairAfterPair, queryOf } from './query.ts';

/** The group and the command, for example `companies.list`. There are the sentences `….summary`, `….plain` and `….none`. */
type ListName = NameWith<'summary'> & NameWith<'plain'> & NameWith<'none'>;

/** The definition of a list. */
export interface List<Row> {
  name: ListName;
  examples: [string, string];
  read: ReadPage<Row>;
  /** The texts of `--search` and `--sort`. Lists that have it also take `--filter`. */
  request?: { search: MessageId; sort: MessageId };
  filters?: FilterFlag[];
  /** The rows that belong to the person. */
  mine?: { meaning: MessageId; read: ReadPage<Row> };
  download?: (portal: OpenPortal, query: ListQuery & { format: Format }) => Promise<Download>;
  headings: MessageId[];
  /** For people, under the headings. */
  cells: (row: Row, text: Words) => string[];
  /** For programs: the id first, and keys instead of words, which change with the language. */
  record: (row: Row) => string[];
}

/** Adds the command of a list to its group. */
export function defineList<Row>(group: Command, tools: Tools, list: List<Row>): void {
  const { text } = tools;
  const { name, request, filters = [], mine, download } = list;
  const command = group.command(name.replace(/.*\./, '')).description(text(`${name}.summary`));
  if (request) {
    command
      .option('--search <text>', text(request.search))
      .option('--sort <keys>', text(request.sort))
      .option('--filter <pair>', text('list.filter'), pairAfterPair, []);
  }
  for (const { option } of filters) command.addOption(option);
  command
    .option('--page <number>', text('list.page'))
    .option('--limit <number>', text('list.limit'))
    .option('--all', text('list.all'));
  if (mine) command.option('--my', text(mine.meaning));
  command
    .option('--plain', text(`${name}.plain`))
    .addOption(new Option('--ids', text('list.ids')).conflicts(['plain']));
  if (download) {
    const exporting = new Option('--export <file>', text('list.export'));
    command.addOption(exporting.conflicts(['page', 'limit', 'all', 'my', 'plain', 'ids']));
  }
  command.action(actionOf(tools, (context, flags: ListFlags) => showList(context, flags, list)));
  addExamples(command, tools, list.examples);
}

async function showList<Row>(context: Context, flags: ListFlags, list: List<Row>): Promise<void> {
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
