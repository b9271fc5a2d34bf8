import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { UploadSource } from '@biuro/core/upload/upload-context.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { createProgressLine } from '#terminal/output/progress.ts';
import type { Words } from '#terminal/output/words.ts';
import { documentKinds } from '#terminal/prompts/choices.ts';
import { readSource } from '#terminal/prompts/input.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { uploadFile } from '#terminal/session/upload-file.ts';
import { monthOf } from '#terminal/time.ts';
import { showDocument } from './card.ts';
import type { Document } from './document.ts';

interface UploadFlags {
  company: string;
  kind: Document['kind'];
  month: string;
  title?: string;
  one?: true;
  again?: true;
  internal?: true;
}

export function defineUpload(documents: Command, tools: Tools): void {
  const { text } = tools;
  const upload = documents
    .command('upload')
    .argument('<file...>', text('documents.upload.files'))
    .description(text('documents.upload.summary'))
    .requiredOption('--company <company>', text('filter.company'))
    .addOption(new Option('--kind <kind>', text('documents.filter.kind')).choices(documentKinds).makeOptionMandatory())
    .requiredOption('--month <month>', text('documents.upload.month'))
    .option('--title <text>', text('documents.upload.title'))
    .option('--one', text('documents.upload.one'))
    .option('--again', text('documents.upload.again'))
    .option('--internal', text('documents.upload.internal'))
    .action(actionOf(tools, handOver));
  addExamples(upload, tools, [
    'biuro documents upload faktura.pdf --company 9900000112 --kind cost --month 2026-11',
    'biuro documents upload umowa.pdf przelew.pdf --one --title Umowa --company 9900000112 --kind contract --month 2026-11',
  ]);
}

/** One document of each file, or one of all of them. What was refused does not hold up the others. */
async function handOver(context: Context, flags: UploadFlags, ...paths: string[]): Promise<void> {
  const { withPortal, output, text } = context;
  const month = monthOf('--month', flags.month, text);
  if (flags.title !== undefined && !flags.one && paths.length > 1)
    throw new UsageError(text('documents.upload.several-titles'));
  const sources: UploadSource[] = [];
  for (const path of paths) sources.push(await readSource(context, path));
  const documents = flags.one ? [sources] : sources.map((source) => [source]);

  const { done, refused } = await withPortal(async (portal) => {
    const company_id = await findCompanyId(portal, flags.company, text);
    const { kind, title, again, internal } = flags;
    const fields = { company_id, kind, month, ...(title && { title }), ...(again && { again }) };
    const body = { ...fields, ...(internal && { direction: 'internal' as const }) };
    const results = { done: [] as Document[], refused: [] as string[] };
    for (const files of documents) {
      try {
        results.done.push(await sendOne({ context, portal, body }, files));
      } catch (error) {
        const told = toldOf(error, text);
        if (documents.length === 1 || !isRefusal(told)) throw told;
        results.refused.push(`${files[0]?.name}: ${told.message}`);
      }
    }
    return results;
  });

  const [first] = done;
  if (documents.length === 1 && first) showDocument(first, output, text);
  else output.show(done, () => output.tabSeparated(done.map(({ id, title }) => [id, title])));
  for (const sentence of refused) output.error(sentence);
  output.note(text('documents.upload.done', { n: done.length }));
  if (refused.length === 0) return;
  const message = text('documents.upload.refused', { n: refused.length });
  throw new ApiError({ kind: 'rejected', code: 'rows_refused', message });
}

interface Sending {
  context: Context;
  portal: OpenPortal;
  body: Pick<UploadFlags, 'kind' | 'month' | 'title' | 'again'> & { company_id: string; direction?: 'internal' };
}

async function sendOne({ context, portal, body }: Sending, files: UploadSource[]): Promise<Document> {
  const { text } = context;
  const line = createProgressLine(context);
  const upload_ids: string[] = [];
  try {
    for (const source of files) {
      const { upload_id } = await uploadFile(portal, source, 'document', (sent) =>
        line.tell(
          text('documents.upload.sent', { name: source.name, percent: Math.floor((sent / source.size) * 100) }),
        ),
      );
      upload_ids.push(upload_id);
    }
  } finally {
    line.end();
  }
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  return (await unwrap(portal.api.POST('/documents', { params: { header }, body: { ...body, upload_ids } }))).data;
}

/** A file that the office has already is told in one sentence, with the flag that sends it anyway. */
function toldOf(error: unknown, text: Words): Error {
  if (!(error instanceof ApiError) || error.failure.code !== 'handed_over') return error as Error;
  const { fields: _fields, message, ...failure } = error.failure;
  return new ApiError({ ...failure, message: text('documents.upload.handed-over', { message }) });
}

const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && ['rejected', 'conflict'].includes(error.failure.kind);
