import { copyFile } from 'node:fs/promises';
import { type FileEnds, type FileKind, fileKinds, isLocked, kindOf, labelOfKind } from '#platform/files/file-kind.ts';
import { extensionOf } from '#platform/files/file-name.ts';
import { addFile } from '#platform/files/store/add-file.ts';
import type { Pieces } from '#platform/files/uploads/pieces.ts';
import type { UploadRule } from '#platform/files/uploads/upload-rules.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid, type Problem } from '#platform/http/problem.ts';
import { deleteUpload, lockUpload, setWhole, type UploadRow } from './queries.ts';

/**
 * Makes a file of an upload of which everything has come. Where its bytes are not of a kind that its purpose takes, it is removed, and the
 * refusal says so (422). Once more does no harm.
 */
export async function finish(
  { db, tenant, caller }: Context,
  pieces: Pieces,
  upload: UploadRow,
  { kinds }: UploadRule,
): Promise<void> {
  if (upload.is_whole) return;
  if (!kinds) return setWhole(db, upload.id, null);
  const ends = await pieces.ends(upload.id);
  const kind = kindOf(ends);
  const refusal = refusalOf(upload.name, kind, kinds) ?? (kind && lockRefusal(kind, ends));
  if (refusal || !kind) {
    await deleteUpload(db, upload.id);
    await pieces.remove(upload.id);
    throw refusal;
  }
  const name = extensionOf(upload.name) ? upload.name : `${upload.name}.${fileKinds[kind].extensions[0]}`;
  await db.transaction().execute(async (transaction) => {
    const locked = await lockUpload(transaction, upload.id);
    if (!locked || locked.is_whole) return;
    const path = await closedFile(pieces, upload);
    const file = await addFile(transaction, tenant.files.store, { path, name, kind, addedBy: caller.id });
    await setWhole(transaction, upload.id, file);
  });
  await pieces.remove(upload.id);
}

/** The first bytes decide, and the extension must not contradict them. */
function refusalOf(name: string, kind: FileKind | undefined, kinds: readonly FileKind[]): Problem | undefined {
  if (!kind || !kinds.includes(kind)) {
    const values = { kinds: kinds.map(labelOfKind).join(', ') };
    return invalid({ pointer: '/file', code: 'file_kind', values });
  }
  const extension = extensionOf(name);
  if (extension === '' || fileKinds[kind].extensions.some((one) => one === extension)) return undefined;
  return invalid({ pointer: '/file', code: 'file_ending', values: { kind: labelOfKind(kind) } });
}

/** Nobody else could open it. */
const lockRefusal = (kind: FileKind, ends: FileEnds): Problem | undefined =>
  isLocked(kind, ends) ? invalid({ pointer: '/file', code: 'file_locked' }) : undefined;

/** What is stored must not change under its hash: where another process may still write, that is a copy. */
async function closedFile(pieces: Pieces, { id, shared }: UploadRow): Promise<string> {
  const path = pieces.pathOf(id);
  if (!shared) return path;
  await copyFile(path, `${path}.copy`);
  return `${path}.copy`;
}
