import type { components } from '@biuro/contract';
import type { Command } from 'commander';
import { numberOf } from '#terminal/output/numbers.ts';
import { sanitized } from '#terminal/output/text-width.ts';
import { type NameWith, type Words, wordOf } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

type HistoryPage = components['schemas']['HistoryPage'];
type Entry = components['schemas']['HistoryEntry'];

type GroupName = NameWith<'which'> & NameWith<'history.summary'>;

interface History {
  /** The group, for example `tasks`. There are the sentences `….which` and `….history.summary`. */
  group: GroupName;
  /** Name of the argument. */
  which: string;
  examples: [string, string];
  read: (portal: OpenPortal, which: string, query: HistoryQuery, text: Words) => Promise<HistoryPage>;
}

interface HistoryQuery {
  page?: number;
  limit?: number;
}

interface HistoryFlags {
  page?: string;
  limit?: string;
}

/** Adds the command `history`: who changed what in a record. */
export function defineHistory(parent: Command, tools: Tools, { group, which, examples, read }: History): void {
  const { text } = tools;
  const history = parent
    .command('history')
    .argument(`<${which}>`, text(`${group}.which`))
    .description(text(`${group}.history.summary`))
    .option('--page <number>', text('list.page'))
    .option('--limit <number>', text('list.limit'))
    .action(actionOf(tools, (context, flags: HistoryFlags, name = '') => showHistory(context, flags, name, read)));
  addExamples(history, tools, examples);
}

async function showHistory(
  { withPortal, output, text }: Context,
  { page, limit }: HistoryFlags,
  which: string,
  read: History['read'],
): Promise<void> {
  const query = {
    ...(page && { page: numberOf('--page', page, text) }),
    ...(limit && { limit: numberOf('--limit', limit, text) }),
  };
  const found = await withPortal((portal) => {
    portal.person();
    return read(portal, which, query, text);
  });
  output.show(found, () =>
    output.forPeople
      ? found.data.map((entry) => paragraphOf(entry, text)).join('\n')
      : output.tabSeparated(found.data.flatMap(recordsOf)),
  );
}

function paragraphOf({ at, actor, action, changes }: Entry, text: Words): string {
  const head = [timeText(at), wordOf(action, text, 'did'), actor ?? text('history.portal')].join('  ');
  const lines = changes.map(({ field, before, after }) => {
    const name = wordOf(field, text, 'was');
    return `  ${before === null ? `${name}: ${after ?? ''}` : `${name}: ${before} → ${after ?? '–'}`}`;
  });
  return [head, ...lines].map(sanitized).join('\n');
}

/** One row per change, or one for an entry without changes. */
function recordsOf({ at, actor, action, changes }: Entry): string[][] {
  const head = [at, actor ?? '', action];
  if (changes.length === 0) return [head];
  return changes.map(({ field, before, after }) => [...head, field, before ?? '', after ?? '']);
}
