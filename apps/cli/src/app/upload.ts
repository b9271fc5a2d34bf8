import { basename } from 'node:path';
import type { components } from '@biuro/contract';
import type { Context } from './context.ts';
import { readBytes } from './input.ts';
import { UsageError } from './mistakes.ts';

/** A file, or all of stdin for `-`, as the API takes it. */
export async function readUpload(context: Context, path: string): Promise<components['schemas']['FileUpload']> {
  const bytes = await readBytes(context, path);
  if (bytes.length === 0) throw new UsageError(context.text('file.empty', { path }));
  return { name: path === '-' ? 'stdin' : basename(path), content: bytes.toString('base64') };
}
