import type { Readable } from 'node:stream';
import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { rangeOf } from './byte-range.ts';
import type { FileKind } from './file-kind.ts';

interface OpenedFile<Type extends string> {
  name: string;
  type: Type;
  body: Readable;
  /** Of the body. */
  bytes: number;
}

/** A file as an answer that is downloaded. 404 where the caller may not see its row. */
export async function openFile(context: Context, id: string): Promise<OpenedFile<'application/octet-stream'>> {
  const { name, hash, bytes } = await findFile(context, id);
  const body = await context.tenant.files.store.read(hash);
  return { name, type: 'application/octet-stream', body, bytes };
}

const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** What browsers draw and cannot run, by its own type; everything else is downloaded. */
const SHOWN = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const satisfies Partial<Record<FileKind, string>>;
const isShown = (kind: FileKind): kind is keyof typeof SHOWN => kind in SHOWN;

/**
 * A file as a page shows it, whole or in the part that `range` asks for (416 where there is none). Opened by itself it may do nothing: the
 * sandbox takes its origin away.
 */
export async function showFile(context: Context, id: string, { range }: { range?: string | undefined }) {
  const { name, hash, bytes, kind } = await findFile(context, id);
  const { store } = context.tenant.files;
  const part = rangeOf(range, bytes);
  if (part === 'unsatisfiable') throw new Problem(416, 'range');
  const inline = isShown(kind);
  const type = inline ? SHOWN[kind] : ('application/octet-stream' as const);
  const headers = { 'Accept-Ranges': 'bytes', 'Content-Security-Policy': SANDBOX };
  if (!part)
    return { status: 200 as const, headers, file: { name, type, inline, body: await store.read(hash), bytes } };
  return {
    status: 206 as const,
    headers: { ...headers, 'Content-Range': `bytes ${part.start}-${part.end}/${bytes}` },
    file: { name, type, inline, body: await store.read(hash, part), bytes: part.end - part.start + 1 },
  };
}

async function findFile({ db }: Context, id: string) {
  const file = await db
    .selectFrom('files')
    .select(['name', 'hash', 'bytes', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw notFound();
  return file;
}
