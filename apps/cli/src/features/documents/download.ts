import { existsSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { numberOf } from '#terminal/output/numbers.ts';
import { whileWaiting } from '#terminal/output/progress.ts';
import type { Words } from '#terminal/output/words.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { monthOf } from '#terminal/time.ts';
import { type Document, EXAMPLE, findDocument } from './document.ts';

interface OutFlags {
  out?: string;
  force?: true;
}

interface DownloadFlags extends OutFlags {
  file?: string;
}

export function defineDownload(documents: Command, tools: Tools): void {
  const { text } = tools;
  const download = documents
    .command('download')
    .argument('<document>', text('documents.which'))
    .description(text('documents.download.summary'))
    .option('--file <number>', text('documents.download.file'))
    .option('--out <path>', text('documents.download.out'))
    .option('--force', text('documents.download.force'))
    .action(actionOf(tools, downloadFiles));
  addExamples(download, tools, [
    `biuro documents download ${EXAMPLE}`,
    `biuro documents download ${EXAMPLE} --file 1 --out faktura.pdf --force`,
  ]);
}

async function downloadFiles(context: Context, { file, ...flags }: DownloadFlags, which = ''): Promise<void> {
  const { withPortal, output, text } = context;
  const number = file === undefined ? undefined : numberOf('--file', file, text);
  const written = await withPortal(async (portal) => {
    const document = await findDocument(portal, which, text);
    const wanted = document.files.filter((one) => number === undefined || one.number === number);
    if (wanted.length === 0) throw new UsageError(text('documents.download.none', { n: document.files.length }));
    const places = placesOf(wanted, flags, text);
    const loading = text('documents.download.loading');
    for (const [index, { number: place }] of wanted.entries()) {
      const params = { path: { id: document.id, number: place } };
      const call = portal.api.GET('/documents/{id}/files/{number}', { params, parseAs: 'arrayBuffer' });
      write(places[index] ?? '', await whileWaiting(context, loading, unwrap(call)), text);
    }
    return places;
  });
  output.show({ files: written }, () => written.join('\n'));
}

/** Where each file goes. Nothing is written over without `--force`. */
function placesOf(files: Document['files'], { out, force }: OutFlags, text: Words): string[] {
  const intoFolder = out !== undefined && isFolder(out);
  if (out !== undefined && !intoFolder && files.length > 1)
    throw new UsageError(text('documents.download.folder', { path: out }));
  const names = files.map(({ name }) => basename(name));
  const places = files.map(({ number }, index) => {
    const name = names[index] ?? '';
    const own = names.indexOf(name) === index ? name : `${number}-${name}`;
    if (out === undefined) return own;
    return intoFolder ? join(out, own) : out;
  });
  for (const place of places) assertFree(place, force, text);
  return places;
}

export function defineZip(documents: Command, tools: Tools): void {
  const { text } = tools;
  const zip = documents
    .command('zip')
    .description(text('documents.zip.summary'))
    .requiredOption('--company <company>', text('filter.company'))
    .requiredOption('--month <month>', text('documents.filter.month'))
    .option('--out <path>', text('documents.zip.out'))
    .option('--force', text('documents.download.force'))
    .action(actionOf(tools, downloadMonth));
  addExamples(zip, tools, [
    'biuro documents zip --company 9900000112 --month 2026-10',
    'biuro documents zip --company 9900000112 --month 2026-10 --out delta.zip',
  ]);
}

async function downloadMonth(
  context: Context,
  { company, month: typed, ...flags }: OutFlags & { company: string; month: string },
): Promise<void> {
  const { withPortal, output, text } = context;
  const month = monthOf('--month', typed, text);
  const name = `dokumenty-${company}-${month}.zip`;
  const place = flags.out === undefined ? name : isFolder(flags.out) ? join(flags.out, name) : flags.out;
  assertFree(place, flags.force, text);
  await withPortal(async (portal) => {
    const query = { company_id: await findCompanyId(portal, company, text), month };
    const call = portal.api.GET('/documents/zip', { params: { query }, parseAs: 'arrayBuffer' });
    write(place, await whileWaiting(context, text('documents.download.loading'), unwrap(call)), text);
  });
  output.show({ file: place }, () => place);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function assertFree(place: string, force: true | undefined, text: Words): void {
  if (!force && existsSync(place)) throw new UsageError(text('documents.download.exists', { path: place }));
}

function write(place: string, bytes: ArrayBuffer, text: Words): void {
  try {
    writeFileSync(place, new Uint8Array(bytes));
  } catch {
    throw new UsageError(text('file.unwritable', { path: place }));
  }
}
