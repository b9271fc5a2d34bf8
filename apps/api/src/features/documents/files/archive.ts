import { Readable } from 'node:stream';
import type { components } from '@biuro/contract';
import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { Zip, ZipPassThrough } from 'fflate';
import Papa from 'papaparse';
import { cleanFileName, extensionOf } from '#platform/files/file-name.ts';
import type { FileStore } from '#platform/files/store/file-store.ts';
import messages from '../messages.json' with { type: 'json' };

type Document = components['schemas']['Document'];

export interface ArchivedDocument
  extends Pick<
    Document,
    'kind' | 'title' | 'number' | 'contractor_name' | 'contractor_nip' | 'issue_date' | 'gross' | 'currency' | 'status'
  > {
  created_at: string;
  /** Empty for a document of which only the line of the index is wanted. */
  files: { hash: string; name: string }[];
}

/**
 * A ZIP archive with the files of documents and an index as CSV, made while it is read: at most one piece of a file is in memory. The files are
 * stored as they are, because pictures and PDF are compressed already.
 */
export function archiveOf(documents: ArchivedDocument[], store: FileStore, locale: Locale): Readable {
  const text = createText(messages, locale);
  const names = createNames();
  const entries = documents.map((document) => ({
    document,
    files: document.files.map((file, index) => ({ ...file, path: names(pathOf(document, file, index, text)) })),
  }));
  return Readable.from(zipped(entries, store, text), { objectMode: false });
}

type Text = ReturnType<typeof createText<typeof messages>>;
interface Entry {
  document: ArchivedDocument;
  files: { hash: string; path: string }[];
}

/** Date, kind and title, and the number of the page where there are several files. */
function pathOf(document: ArchivedDocument, { name }: { name: string }, index: number, text: Text): string {
  const { issue_date, created_at, title, kind, files } = document;
  const page = files.length > 1 ? ` (${index + 1})` : '';
  const stem = `${issue_date ?? created_at.slice(0, 10)} ${text(`export.kind.${kind}`)} ${title}${page}`;
  return cleanFileName(`${stem.replaceAll(/[/\\]/g, '-').slice(0, 150)}.${extensionOf(name) || 'bin'}`);
}

/** No two of one archive are the same, also not on a disk that takes capital and small letters for one. */
function createNames() {
  const taken = new Set<string>();
  return (wanted: string): string => {
    const dot = wanted.lastIndexOf('.');
    let name = wanted;
    for (let nth = 2; taken.has(name.toLowerCase()); nth++) name = `${wanted.slice(0, dot)}_${nth}${wanted.slice(dot)}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

async function* zipped(entries: Entry[], store: FileStore, text: Text): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const index = new ZipPassThrough(text('zip.index'));
  zip.add(index);
  index.push(Buffer.from(indexOf(entries, text)), true);
  yield* ready.splice(0);
  for (const { hash, path } of entries.flatMap(({ files }) => files)) {
    const file = new ZipPassThrough(path);
    zip.add(file);
    for await (const piece of await store.read(hash)) {
      file.push(piece as Uint8Array); // A stream of the store has bytes.
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

const FIELDS = [
  'kind',
  'title',
  'number',
  'contractor',
  'contractor_nip',
  'issue_date',
  'gross',
  'currency',
  'status',
  'files',
] as const;

/** For Polish spreadsheets: semicolons, and a mark that says UTF-8. */
function indexOf(entries: Entry[], text: Text): string {
  const fields = FIELDS.map((key) => text(`export.${key}`));
  const data = entries.map(({ document, files }) => [
    text(`export.kind.${document.kind}`),
    document.title,
    document.number,
    document.contractor_name,
    document.contractor_nip,
    document.issue_date,
    document.gross?.replace('.', ',') ?? null,
    document.currency,
    text(`export.status.${document.status}`),
    files.map(({ path }) => path).join(', '),
  ]);
  return `\uFEFF${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`;
}
