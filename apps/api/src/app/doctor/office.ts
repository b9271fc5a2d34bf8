import { keysInUse } from '#platform/access/rotate-keys.ts';
import { keyNameOf } from '#platform/access/secrets.ts';
import { hoursSinceBackup } from '#platform/backup/backup-notes.ts';
import { type Connection, createDb, createPool, type Db } from '#platform/database/database.ts';
import { pendingMigrations } from '#platform/database/migrate.ts';
import type { Environment } from '#platform/process/environment.ts';
import { holdsDemoAccounts } from '../../demo/demo-accounts.ts';
import { examineFiles } from './files.ts';
import { type Finding, good, weak, wrong } from './finding.ts';
import { examineRowSecurity } from './row-security.ts';
import { examineSettlements } from './settlements.ts';

const DAY = 24;

/** Whether the schema of an office is up to date, under row-level security, backed up and encrypted under known keys, and its files are there. */
export async function examineOffice(
  connection: Connection,
  name: string,
  environment: Environment,
): Promise<Finding[]> {
  const pending = await pendingMigrations(connection, name);
  if (pending.length > 0)
    return [wrong(`Schema of ${name} lacks ${pending.join(', ')}: run npm run admin -- migrate.`)];
  const db = createDb(createPool(connection, name, 1));
  try {
    const demo = environment.mode === 'production' && (await holdsDemoAccounts(db));
    return [
      good(`Schema of ${name} is up to date`),
      ...(await examineRowSecurity(db, name)),
      ...(demo
        ? [wrong(`The office ${name} holds demo accounts with a known password: begin with an empty database.`)]
        : []),
      ...(await examineSettlements(db, name)),
      ...(await examineFiles(db, name, environment)),
      backedUp(name, await hoursSinceBackup(connection, name)),
      ...(await keys(db, name, environment)),
    ];
  } finally {
    await db.destroy();
  }
}

function backedUp(name: string, hours: number | undefined): Finding {
  if (hours === undefined) return weak(`The office ${name} has no backup: npm run admin -- backup.`);
  if (hours > 2 * DAY) return wrong(`The last backup of ${name} is ${Math.floor(hours / DAY)} days old.`);
  return good(`The last backup of ${name} is ${Math.floor(hours)} hours old`);
}

async function keys(db: Db, name: string, { secretKey, previousKeys }: Environment): Promise<Finding[]> {
  const used = await keysInUse(db);
  const previous = previousKeys.map(keyNameOf);
  const known = new Set([keyNameOf(secretKey), ...previous]);
  const unknown = [...used.keys()].filter((key) => key !== '' && !known.has(key));
  const old = [...used]
    .filter(([key]) => key === '' || previous.includes(key))
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    ...unknown.map((key) =>
      wrong(
        `${used.get(key)} values of ${name} are sealed under the SECRET_KEY ${key}, which is not known: put it into SECRET_KEY_PREVIOUS.`,
      ),
    ),
    ...(previous.length > 0 ? [left(name, old)] : []),
  ];
}

const left = (name: string, old: number): Finding =>
  old > 0
    ? weak(
        `${old} values of ${name} are still sealed under a previous key: the server seals them anew, or npm run admin -- rotate-keys.`,
      )
    : good(`Nothing of ${name} is sealed under a previous key`);
