import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { UploadSource } from '@biuro/core/upload/upload-context.ts';
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

/** A file, or stdin for `-`, that can be uploaded. */
export async function readSource(context: Context, path: string): Promise<UploadSource> {
  const bytes = await readBytes(context, path);
  if (bytes.length === 0) throw new UsageError(context.text('file.empty', { path }));
  return {
    name: path === '-' ? 'stdin' : basename(path),
    size: bytes.length,
    slice: async (start, end) => bytes.subarray(start, end),
  };
}
