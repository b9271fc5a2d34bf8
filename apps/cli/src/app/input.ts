import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Context } from './context.ts';
import { UsageError } from './mistakes.ts';

type ReadingContext = Pick<Context, 'terminal' | 'text'>;

/** All of a file, or of stdin for `-`. */
export async function readBytes({ terminal, text }: ReadingContext, path: string): Promise<Buffer> {
  try {
    return await (path === '-' ? buffer(terminal.stdin) : readFile(path));
  } catch {
    throw new UsageError(text('file.unreadable', { path }));
  }
}

/** The first line, for secrets that people keep in files with a newline at the end. */
export async function readLine(context: ReadingContext, path: string): Promise<string> {
  const [line = ''] = (await readBytes(context, path)).toString('utf8').replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  if (line === '') throw new UsageError(context.text('file.empty', { path }));
  return line;
}
