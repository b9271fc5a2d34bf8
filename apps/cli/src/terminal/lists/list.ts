import { type Command, Option } from 'commander';
import type { MessageId, Words } from '#terminal/output/words.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { does, shows, type Tools } from '#terminal/session/tools.ts';
import type { Download, Format } from './export.ts';
import type { FilterFlag } from './filters.ts';
import { type ListFlags, type ListQuery, pairAfterPair } from './query.ts';
import { runList } from './run.ts';

export interface Page<Row> {
  data: Row[];
  /** With `more` there are more than `total`. */
  meta: { page: number; limit: number; total: number; more?: boolean; next?: string };
}

/** All that is special about one list. */
export interface List<Row> {
  /** The room and the command; the sentences of the list begin with it. */
  name:
    | 'companies.list'
    | 'users.list'
    | 'users.deleted'
    | 'companies.deleted'
    | 'tasks.deleted'
    | 'liabilities.deleted'
    | 'tasks.list'
    | 'tasks.my'
    | 'liabilities.list'
    | 'liabilities.my'
    | 'declarations.list'
    | 'staff.list'
    | 'reports.list'
    | 'uptime.list';
  examples: [string, string];
  read: (portal: OpenPortal, query: ListQuery) => Promise<Page<Row>>;
  /** What is searched and how the list is sorted, for lists that can be; they take `--filter` too. */
  question?: { search: MessageId; sort: MessageId };
  filters?: FilterFlag[];
  /** The rows that belong to the person. */
  mine?: { meaning: MessageId; read: List<Row>['read'] };
  download?: (portal: OpenPortal, query: ListQuery & { format: Format }) => Promise<Download>;
  headings: MessageId[];
  /** For people, under the headings. */
  cells: (row: Row, text: Words) => string[];
  /** For programs: the id first, and keys instead of words, which change with the language. */
  record: (row: Row) => string[];
}

export function defineList<Row>(group: Command, tools: Tools, list: List<Row>): void {
  const { text } = tools;
  const { name, question, filters = [], mine, download } = list;
  const command = group.command(name.replace(/.*\./, '')).description(text(`${name}.summary`));
  if (question) {
    command
      .option('--search <text>', text(question.search))
      .option('--sort <keys>', text(question.sort))
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
  command.action(does(tools, (context, flags: ListFlags) => runList(context, flags, list)));
  shows(command, tools, list.examples);
}
