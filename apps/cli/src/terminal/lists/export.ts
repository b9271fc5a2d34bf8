import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { UsageError } from '#terminal/errors.ts';
import { whileWaiting } from '#terminal/output/progress.ts';
import { followJob, type Job } from '#terminal/records/job.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';

const formats = ['csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

/** The response to a request for a file: the file, or (202) the job that makes it. */
export interface Download {
  data: ArrayBuffer;
  response: Response;
}

/** Writes a list to a file in the format of its extension. For a long list the server starts a job, which is awaited. */
export async function exportList(
  context: Context,
  file: string,
  download: (portal: OpenPortal, format: Format) => Promise<Download>,
): Promise<void> {
  const { withPortal, output, text } = context;
  const format = formats.find((known) => extname(file).toLowerCase() === `.${known}`);
  if (!format) throw new UsageError(text('list.export.wrong', { value: file }));

  const bytes = await withPortal(async (portal) => {
    portal.person();
    const loading = text('list.export.loading');
    const { data, response } = await whileWaiting(context, loading, download(portal, format));
    if (response.status !== 202) return data;
    const job = await followJob(context, portal, jobIn(data));
    return whileWaiting(context, loading, readFile(portal, job.id));
  });
  try {
    writeFileSync(file, new Uint8Array(bytes));
  } catch {
    throw new UsageError(text('file.unwritable', { path: file }));
  }
  output.show({ file, format, bytes: bytes.byteLength }, () => '');
  output.note(text('list.export.done', { file }));
}

/** The body of a 202, as the contract has it. */
const jobIn = (data: ArrayBuffer): Job => (JSON.parse(new TextDecoder().decode(data)) as { data: Job }).data;

const readFile = ({ api }: OpenPortal, id: string) =>
  unwrap(api.GET('/exports/{id}', { params: { path: { id } }, parseAs: 'arrayBuffer' }));
