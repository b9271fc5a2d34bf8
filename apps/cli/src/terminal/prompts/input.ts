import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { components } from '@biuro/contract';
import { UsageError } from '#terminal/errors.ts';
import type { Context } from '#terminal/session/context.ts';

type ReadingContext = Pick<Context, 'terminal' | 'text'>;

/** Reads a whole file, or stdin for `-`. */
export async function readBytes({ terminal, text }: ReadingContext, path: string): Promise<Buffer> {
  try {
    return await (path === '-' ? drained(terminal.stdin) : readFileSync(path));
  } catch {
    throw new UsageError(text('file.unreadable', { path }));
  }
}

async function drained(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Reads the first line, because files with secrets often end with a newline. */
export async function readLine(context: ReadingContext, path: string): Promise<string> {
  const [line = ''] = (await readBytes(context, path))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, 1);
  if (line === '') throw new UsageError(context.text('file.empty', { path }));
  return line;
}

/** Reads a file, or stdin for `-`, for an upload. */
export async function readUpload(context: Context, path: string): Promise<components['schemas']['FileUpload']> {
  const bytes = await readBytes(context, path);
  if (bytes.length === 0) throw new UsageError(context.text('file.empty', { path }));
  return { name: path === '-' ? 'stdin' : basename(path), content: bytes.toString('base64') };
}
