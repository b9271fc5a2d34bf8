import { access, constants, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '#platform/database/database.ts';
import { officeFiles } from '#platform/files/store/office-files.ts';
import { errorCode } from '#platform/postgres/files.ts';
import type { Environment } from '#platform/process/environment.ts';
import { type Finding, good, wrong } from './finding.ts';

type Place = Pick<Environment, 'dataDir'>;

/** Whether the file store of an office can be written, and holds what the rows name. */
export async function examineFiles(db: Db, office: string, { dataDir }: Place): Promise<Finding[]> {
  return [...(await examineFolder(join(dataDir, 'files', office))), await examineContents(db, office, { dataDir })];
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

async function examineContents(db: Db, office: string, { dataDir }: Place): Promise<Finding> {
  const { store } = officeFiles({ dataDir }, office);
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
