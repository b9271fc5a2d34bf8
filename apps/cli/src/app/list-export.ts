import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Context } from './context.ts';
import { UsageError } from './mistakes.ts';
import type { OpenPortal } from './portal.ts';
import { whileWaiting } from './progress.ts';

const formats = ['csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

/** Writes a list to a file whose name says in which format. */
export async function exportList(
  context: Context,
  file: string,
  download: (portal: OpenPortal, format: Format) => Promise<ArrayBuffer>,
): Promise<void> {
  const { withPortal, output, text } = context;
  const format = formats.find((known) => extname(file).toLowerCase() === `.${known}`);
  if (!format) throw new UsageError(text('list.export.wrong', { value: file }));

  const bytes = await withPortal((portal) => {
    portal.person();
    return whileWaiting(context, text('list.export.loading'), download(portal, format));
  });
  try {
    writeFileSync(file, new Uint8Array(bytes));
  } catch {
    throw new UsageError(text('file.unwritable', { path: file }));
  }
  output.show({ file, format, bytes: bytes.byteLength }, () => '');
  output.note(text('list.export.done', { file }));
}
