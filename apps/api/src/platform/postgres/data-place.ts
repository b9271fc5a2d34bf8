import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DataPlace {
  /** Of the database, behind all links. */
  directory: string;
  /** Whether DATA_DIR holds only a link to it. */
  isLinked: boolean;
  /** Where the data is, for the operator. */
  sentence: string;
}

/** Where the bundled PostgreSQL of this DATA_DIR has its data; undefined before its first start. */
export async function findDataPlace(dataDir: string): Promise<DataPlace | undefined> {
  const directory = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  if (directory === undefined) return undefined;
  const isLinked = dirname(directory) !== (await realpath(dataDir));
  const sentence = isLinked
    ? `The data is in ${directory}; DATA_DIR (${dataDir}) holds only a link to it beside the files, and copying or removing DATA_DIR copies or removes no database`
    : `The data is in ${directory}`;
  return { directory, isLinked, sentence };
}
