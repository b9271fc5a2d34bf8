import { createHash, randomBytes } from 'node:crypto';
import { access, constants, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Db } from '#platform/database/database.ts';
import { type BucketSettings, createBucketStore } from '#platform/files/store/bucket-store.ts';
import { FileStoreUnavailable } from '#platform/files/store/file-store.ts';
import { type FilePlace, officeFiles } from '#platform/files/store/office-files.ts';
import { errorCode } from '#platform/postgres/files.ts';
import { type Finding, good, wrong } from './finding.ts';

/** Whether the file store of an office can be written, and holds what the rows name. Uploads are on the disk in any case. */
export async function examineFiles(db: Db, office: string, place: FilePlace): Promise<Finding[]> {
  return [
    ...(await examineFolder(join(place.dataDir, 'files', office))),
    ...(place.bucket ? await examineBucket(place.bucket, office) : []),
    await examineContents(db, office, place).catch(unanswered),
  ];
}

/** By writing a content into it, which is removed at once. */
async function examineBucket(bucket: BucketSettings, office: string): Promise<Finding[]> {
  const store = createBucketStore(bucket, office);
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  const path = join(folder, 'content');
  const content = randomBytes(32);
  const hash = createHash('sha256').update(content).digest('hex');
  try {
    await writeFile(path, content);
    await store.add(hash, path);
    await store.remove(hash);
    return [];
  } catch (error) {
    return [unanswered(error)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function unanswered(error: unknown): Finding {
  if (!(error instanceof FileStoreUnavailable)) throw error;
  return wrong(`${error.message}. Look at FILES_URL, at its key, and whether the server reaches it.`);
}

/** By writing into it, or into the folder that it will be made in. */
async function examineFolder(folder: string): Promise<Finding[]> {
  const place = await existing(folder);
  try {
    await rmdir(await mkdtemp(join(place, 'doctor-')));
    return [];
  } catch (error) {
    return [
      wrong(
        `The file store ${folder} cannot be written (${errorCode(error)}): let the user of the server write there.`,
      ),
    ];
  }
}

const existing = (folder: string): Promise<string> =>
  access(folder, constants.F_OK).then(
    () => folder,
    (error) => (errorCode(error) === 'ENOENT' ? existing(dirname(folder)) : folder),
  );

async function examineContents(db: Db, office: string, place: FilePlace): Promise<Finding> {
  const { store } = officeFiles(place, office);
  const named = await namedIn(db);
  const missing = new Map(named);
  for await (const { hash, bytes } of store.list()) if (named.get(hash) === bytes) missing.delete(hash);
  // A row may have gone meanwhile, and its content after it.
  const lost = missing.size > 0 ? [...(await namedIn(db))].filter(([hash]) => missing.has(hash)) : [];
  if (lost.length === 0) return good(`The file store holds the ${amount(named.size)} of ${office}`);
  const [[first] = ['']] = lost;
  return wrong(
    `The file store lacks ${lost.length} of the ${amount(named.size)} of ${office}, ${first} first: bring them back from a backup.`,
  );
}

/** Bytes by the hash. */
async function namedIn(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('files').select(['hash', 'bytes']).distinct().orderBy('hash').execute();
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
}

const amount = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
