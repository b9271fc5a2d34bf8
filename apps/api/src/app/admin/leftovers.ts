import {
  listStoredDatabases,
  removeLeftover,
  type State,
  type StoredDatabase,
  SYSTEM_DIR,
} from '#platform/postgres/leftovers.ts';

const WHY: Record<State, (dataDir: string) => string> = {
  gone: (dataDir) => `left over: of a demo in ${dataDir}, which is gone`,
  running: () => 'kept: its PostgreSQL runs',
  'data-dir-exists': (dataDir) => `kept: its DATA_DIR ${dataDir} exists`,
  production: (dataDir) => `kept: of production in ${dataDir}, which is gone`,
  unrecorded: () => 'kept: not started by this version yet, so its DATA_DIR is not known',
};

/** Lists the databases that root has stored outside of their DATA_DIR; with `remove` deletes those that demos left behind. */
export async function clearLeftovers(remove: boolean, systemDir = SYSTEM_DIR): Promise<void> {
  const databases = await listStoredDatabases(systemDir);
  for (const database of databases) console.log(lineOf(database));
  const leftovers = databases.filter(({ state }) => state === 'gone');
  if (leftovers.length === 0) return console.log(`Nothing is left over in ${systemDir}.`);
  if (!remove)
    return console.log(`${amount(leftovers)} are left over. Delete them by: npm run admin -- leftovers --remove`);
  const removed: StoredDatabase[] = [];
  for (const database of leftovers) if (await removeLeftover(database.directory)) removed.push(database);
  console.log(`Deleted ${amount(removed)}.`);
}

const lineOf = ({ directory, state, dataDir = '', bytes, usedAt }: StoredDatabase) =>
  `${directory}, ${megabytes(bytes)} MB, last used ${usedAt.toISOString().slice(0, 10)}, ${WHY[state](dataDir)}`;

const amount = (databases: StoredDatabase[]) =>
  `${databases.length} of them with ${megabytes(databases.reduce((sum, { bytes }) => sum + bytes, 0))} MB`;

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
