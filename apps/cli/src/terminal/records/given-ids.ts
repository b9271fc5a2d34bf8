import { UsageError } from '#terminal/errors.ts';
import { readBytes } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';

/** The ids that were typed, without duplicates; `-` stands for the first word of each line of stdin, which is how `list --ids` and `--plain` write ids. */
export async function givenIds(context: Context, typed: string[]): Promise<string[]> {
  const lists = await Promise.all(typed.map(async (word) => (word === '-' ? idsOnStdin(context) : [word])));
  const ids = [...new Set(lists.flat())];
  if (ids.length === 0) throw new UsageError(context.text('ids.none'));
  return ids;
}

async function idsOnStdin(context: Context): Promise<string[]> {
  const lines = (await readBytes(context, '-')).toString('utf8').split('\n');
  return lines.map((line) => line.trim().split(/\s/, 1)[0] ?? '').filter((word) => word !== '');
}

/** Splits items into batches of at most `size`. */
export function inPacks<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
