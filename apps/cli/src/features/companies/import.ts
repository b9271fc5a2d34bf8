import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { whileWaiting } from '#terminal/output/progress.ts';
import type { Words } from '#terminal/output/words.ts';
import { readUpload } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { undoImport } from './imports.ts';

type Report = components['schemas']['ImportAnswer']['data'];
type Upload = components['schemas']['FileUpload'];

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
  const upload = await readUpload(context, file);

  const report = await withPortal((portal) => {
    portal.person();
    const sending = dryRun ? send(portal, upload, {}) : sendOnce(portal, upload);
    return whileWaiting(context, text('import.sending'), sending);
  });
  output.show(report, () => sentencesOf(report, text).join('\n'));
  if (report.id) output.note(text('import.to-undo', { id: report.id }));
  if (report.rejected === 0) return;
  throw new ApiError({ kind: 'rejected', code: 'rows_rejected', message: text('import.again') });
}

/**
 * The idempotency key belongs to the file until its answer has arrived: if the answer is lost, the next run receives it, and
 * what was added is not reported as having existed before.
 */
async function sendOnce(portal: OpenPortal, upload: Upload): Promise<Report> {
  const { storage } = portal.ports;
  const { createHash } = await import('node:crypto');
  const pending = `biuro.import.${createHash('sha256').update(JSON.stringify(upload)).digest('hex')}`;
  const key = storage.get(pending) ?? createIdempotencyKey();
  storage.set(pending, key);
  try {
    const report = await send(portal, upload, { 'Idempotency-Key': key });
    storage.remove(pending);
    return report;
  } catch (error) {
    if (error instanceof ApiError && (error.failure.status ?? 500) < 500) storage.remove(pending);
    throw error;
  }
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
