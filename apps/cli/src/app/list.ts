import { type Command, Option } from 'commander';
import type { Context } from './context.ts';
import { exportList, type Format } from './list-export.ts';
import { type ListFlags, type ListQuery, pairAfterPair, queryOf } from './list-query.ts';
import type { OpenPortal } from './portal.ts';
import { does, shows, type Tools } from './tools.ts';
import type { MessageId, Words } from './words.ts';

export interface Page<Row> {
  data: Row[];
  meta: { page: number; limit: number; total: number; next?: string };
}

/** All that is special about the list of a room. */
export interface List<Row> {
  room: 'companies' | 'users';
  examples: [string, string];
  read: (portal: OpenPortal, query: ListQuery) => Promise<Page<Row>>;
  readMine: (portal: OpenPortal, query: ListQuery) => Promise<Page<Row>>;
  download: (portal: OpenPortal, query: ListQuery & { format: Format }) => Promise<ArrayBuffer>;
  headings: MessageId[];
  /** For people, under the headings. */
  cells: (row: Row, text: Words) => string[];
  /** For programs: keys instead of words, which change with the language. */
  record: (row: Row) => string[];
}

const largest = 100;

export function defineList<Row>(group: Command, tools: Tools, list: List<Row>): void {
  const { text } = tools;
  const exporting = new Option('--export <file>', text('list.export'));
  const command = group
    .command('list')
    .description(text(`${list.room}.list.summary`))
    .option('--search <text>', text(`${list.room}.list.search`))
    .option('--sort <keys>', text(`${list.room}.list.sort`))
    .option('--page <number>', text('list.page'))
    .option('--limit <number>', text('list.limit'))
    .option('--filter <pair>', text('list.filter'), pairAfterPair, [])
    .option('--all', text('list.all'))
    .option('--my', text(`${list.room}.list.my`))
    .option('--plain', text(`${list.room}.list.plain`))
    .addOption(exporting.conflicts(['page', 'limit', 'all', 'my', 'plain']))
    .action(does(tools, (context, flags: ListFlags) => runList(context, flags, list)));
  shows(command, tools, list.examples);
}

async function runList<Row>(context: Context, flags: ListFlags, list: List<Row>): Promise<void> {
  const { withPortal, output, text } = context;
  const query = queryOf(flags, text);
  if (flags.export !== undefined) {
    return exportList(context, flags.export, (portal, format) => list.download(portal, { ...query, format }));
  }

  const read = flags.my ? list.readMine : list.read;
  const page = await withPortal((portal) => {
    portal.person();
    return flags.all ? readAll(read, portal, query) : read(portal, query);
  });
  const asTable = output.forPeople && !flags.plain;
  output.show(page, () => (asTable ? tableOf(page, list, context) : output.tabSeparated(page.data.map(list.record))));
  if (asTable && !output.json) output.note(rangeOf(page, list.room, text));
}

async function readAll<Row>(read: List<Row>['read'], portal: OpenPortal, query: ListQuery): Promise<Page<Row>> {
  const data: Row[] = [];
  let next: string | undefined;
  do {
    const page = await read(portal, { ...query, limit: largest, ...(next && { cursor: next }) });
    data.push(...page.data);
    next = page.meta.next;
  } while (next);
  return { data, meta: { page: 1, limit: data.length, total: data.length } };
}

function tableOf<Row>({ data }: Page<Row>, { headings, cells }: List<Row>, { output, text }: Context): string {
  if (data.length === 0) return '';
  return output.table(
    headings.map((heading) => text(heading)),
    data.map((row) => cells(row, text)),
  );
}

function rangeOf({ data, meta: { page, limit, total } }: Page<unknown>, room: List<unknown>['room'], text: Words) {
  if (data.length === 0) return text(`${room}.list.none`);
  const from = (page - 1) * limit + 1;
  const to = from + data.length - 1;
  const range = text('list.range', { from, to, total });
  return to < total ? text('list.next', { range, page: page + 1 }) : range;
}
