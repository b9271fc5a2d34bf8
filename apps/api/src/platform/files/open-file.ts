import type { Readable } from 'node:stream';
import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';

/** A file as an answer that is downloaded. 404 where the caller may not see its row. */
export async function openFile(
  { db, tenant }: Context,
  id: string,
): Promise<{ name: string; type: 'application/octet-stream'; body: Readable; bytes: number }> {
  const file = await db.selectFrom('files').select(['name', 'hash', 'bytes']).where('id', '=', id).executeTakeFirst();
  if (!file) throw notFound();
  const body = await tenant.files.store.read(file.hash);
  return { name: file.name, type: 'application/octet-stream', body, bytes: file.bytes };
}
