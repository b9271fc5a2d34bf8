import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import { type FileKind, fileKinds } from '../file-kind.ts';
import { createPieces } from './pieces.ts';
import type { UploadPurpose } from './upload-rules.ts';

/** A file as a record refers to it. */
export interface TakenFile {
  file_id: string;
  name: string;
  /** Media type. */
  type: string;
  kind: FileKind;
}

const notWhole = (pointer = '/upload_id') => invalid({ pointer, code: 'upload_not_whole' });

/**
 * The file of an upload of the caller. Whoever takes it over refers to it; the upload itself stays until it expires, so that a request that
 * is repeated after a lost answer takes the same file. 422 when there is no such upload, when it is not complete, or when it was made for
 * something else.
 */
export async function takeUpload(
  { db, caller }: Context,
  id: string,
  purpose: UploadPurpose,
  pointer?: string,
): Promise<TakenFile> {
  const file = await db
    .selectFrom('uploads')
    .innerJoin('files', 'files.id', 'uploads.file_id')
    .select(['files.id', 'files.name', 'files.kind'])
    .where('uploads.id', '=', id)
    .where('uploads.user_id', '=', caller.id)
    .where('uploads.purpose', '=', purpose)
    .executeTakeFirst();
  if (!file) throw notWhole(pointer);
  return { file_id: file.id, name: file.name, type: fileKinds[file.kind].type, kind: file.kind };
}

/** The bytes and the name of an upload that is only read. It stays until it expires, so that it can be read again. The same 422. */
export async function readUpload(
  { db, tenant, caller }: Context,
  id: string,
  purpose: UploadPurpose,
): Promise<{ name: string; body: Buffer }> {
  const upload = await db
    .selectFrom('uploads')
    .select('name')
    .where('id', '=', id)
    .where('user_id', '=', caller.id)
    .where('purpose', '=', purpose)
    .where('is_whole', '=', true)
    .executeTakeFirst();
  if (!upload) throw notWhole();
  return { name: upload.name, body: await createPieces(tenant.files.uploads).read(id) };
}
