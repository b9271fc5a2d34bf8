import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { UploadSource } from '@biuro/core/upload/upload-context.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { whileWaiting } from '#terminal/output/progress.ts';
import type { Words } from '#terminal/output/words.ts';
import { readSource } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { uploadFile } from '#terminal/session/upload-file.ts';
import { undoImport } from './imports.ts';

type Report = components['schemas']['ImportAnswer']['data'];
type Upload = components['schemas']['UploadRef'];

interface ImportFlags {
  dryRun?: boolean;
  undo?: string;
}

export function defineImport(companies: Command, tools: Tools): void {
  const { text } = tools;
  const importing = companies
    .command('import')
    .argument('[file]', text('import.file'))
    .description(text('import.summary'))
    .option('--dry-run', text('import.dry-run'))
    .addOption(new Option('--undo <import>', text('import.undo')).conflicts('dryRun'))
    .action(actionOf(tools, importOrUndo));
  addExamples(importing, tools, ['biuro companies import firmy.csv --dry-run', 'biuro companies import firmy.xlsx']);
}

async function importOrUndo(context: Context, { dryRun = false, undo }: ImportFlags, file?: string): Promise<void> {
  const { text } = context;
  if (undo === undefined) return importCompanies(context, dryRun, file);
  if (file !== undefined) throw new UsageError(text('usage.conflict', { first: '--undo', second: file }));
  return undoImport(context, undo);
}

async function importCompanies(context: Context, dryRun: boolean, file?: string): Promise<void> {
  const { withPortal, output, text } = context;
  if (file === undefined) throw new UsageError(text('usage.argument-missing', { first: text('word.file') }));
  const source = await readSource(context, file);

  const report = await withPortal((portal) => {
    portal.person();
    const sending = dryRun ? tryOut(portal, source) : sendOnce(portal, source);
    return whileWaiting(context, text('import.sending'), sending);
  });
  output.show(report, () => sentencesOf(report, text).join('\n'));
  if (report.id) output.note(text('import.to-undo', { id: report.id }));
  if (report.rejected === 0) return;
  throw new ApiError({ kind: 'rejected', code: 'rows_rejected', message: text('import.again') });
}

const tryOut = async (portal: OpenPortal, source: UploadSource) =>
  send(portal, await uploadFile(portal, source, 'company_import'), {});

/**
 * Upload and idempotency key belong to the file until its answer has arrived: if the answer is lost, the next run receives it,
 * and what was added is not reported as having existed before.
 */
async function sendOnce(portal: OpenPortal, source: UploadSource): Promise<Report> {
  const { storage } = portal.ports;
  const pending = `biuro.import.${await digestOf(source)}`;
  const isOld = storage.get(pending) !== null;
  const [key = createIdempotencyKey(), upload_id = await uploadedId(portal, source)] =
    storage.get(pending)?.split(' ') ?? [];
  storage.set(pending, `${key} ${upload_id}`);
  try {
    const report = await send(portal, { upload_id }, { 'Idempotency-Key': key });
    storage.remove(pending);
    return report;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status = 500, fields = [] } = error.failure;
    if (status < 500) storage.remove(pending);
    // An upload lasts a day.
    if (isOld && fields.some(({ code }) => code === 'upload_not_whole')) return sendOnce(portal, source);
    throw error;
  }
}

const uploadedId = async (portal: OpenPortal, source: UploadSource) =>
  (await uploadFile(portal, source, 'company_import')).upload_id;

async function digestOf({ name, size, slice }: UploadSource): Promise<string> {
  const { createHash } = await import('node:crypto');
  return createHash('sha256')
    .update(name)
    .update('\0')
    .update(await slice(0, size))
    .digest('hex');
}

async function send({ api }: OpenPortal, body: Upload, header: { 'Idempotency-Key'?: string }): Promise<Report> {
  const dry_run = header['Idempotency-Key'] === undefined;
  return (await unwrap(api.POST('/companies/import', { params: { query: { dry_run }, header }, body }))).data;
}

function sentencesOf({ dry_run, added, exists, rows }: Report, text: Words): string[] {
  const rejected = rows.filter(({ result }) => result === 'rejected');
  return [
    ...(dry_run ? [text('import.trial')] : []),
    text(dry_run ? 'import.would-add' : 'import.added', { n: added }),
    text('import.exists', { n: exists }),
    text('import.rejected', { n: rejected.length }),
    ...rejected.map(({ row, name, errors }) => {
      const mistakes = errors.map(({ message }) => message).join('; ');
      return name ? text('import.row', { row, name, mistakes }) : text('import.row-unnamed', { row, mistakes });
    }),
  ];
}
