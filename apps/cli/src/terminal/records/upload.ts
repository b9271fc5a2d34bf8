import { basename } from 'node:path';
import type { components } from '@biuro/contract';
import { UsageError } from '#terminal/errors/mistakes.ts';
import { readBytes } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';

/** A file, or all of stdin for `-`, as the API takes it. */
export async function readUpload(context: Context, path: string): Promise<components['schemas']['FileUpload']> {
  const bytes = await readBytes(context, path);
  if (bytes.length === 0) throw new UsageError(context.text('file.empty', { path }));
  return { name: path === '-' ? 'stdin' : basename(path), content: bytes.toString('base64') };
}
