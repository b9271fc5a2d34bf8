import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Environment } from '#platform/process/environment.ts';
import { createWorker, type Log, type Worker } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/** Everything that the database keeps sealed. A column that is missing here would be lost with the key that it was sealed under. */
export const SEALED = [
  { table: 'users', column: 'totp_secret', purpose: 'totp' },
  { table: 'users', column: 'totp_pending', purpose: 'totp' },
  { table: 'companies', column: 'pesel', purpose: 'company pesel' },
  { table: 'company_partners', column: 'pesel', purpose: 'partner pesel' },
  { table: 'beneficial_owners', column: 'pesel', purpose: 'beneficial owner pesel' },
  { table: 'employees', column: 'pesel', purpose: 'pesel' },
  { table: 'employees', column: 'passport', purpose: 'passport' },
] as const;

type Keys = Pick<Environment, 'secretKey' | 'previousKeys'>;
type Place = (typeof SEALED)[number];

const AT_ONCE = 100;
const LOOK_EVERY = 60_000;

const isOld = ({ column }: Place, mark: Buffer) =>
  sql<boolean>`${sql.ref(column)} IS NOT NULL AND substring(${sql.ref(column)} FOR ${mark.length}) <> ${mark}`;

/** How many values are still sealed under a key before the current one. */
export async function countOld(db: Db, { mark }: Secrets): Promise<number> {
  let count = 0;
  for (const place of SEALED) {
    const { rows } = await sql<{ old: number }>`
      SELECT count(*)::int AS old FROM ${sql.table(place.table)} WHERE ${isOld(place, mark)}`.execute(db);
    count += rows[0]?.old ?? 0;
  }
  return count;
}

/** How many values are sealed under which key, by its name; nameless ones under ''. */
export async function keysInUse(db: Db): Promise<Map<string, number>> {
  const used = new Map<string, number>();
  for (const { table, column } of SEALED) {
    const { rows } = await sql<{ key: string; count: number }>`
      SELECT CASE get_byte(${sql.ref(column)}, 0) WHEN 2 THEN encode(substring(${sql.ref(column)} FROM 2 FOR 4), 'hex') ELSE '' END AS key,
        count(*)::int AS count
      FROM ${sql.table(table)} WHERE length(${sql.ref(column)}) > 5 GROUP BY 1`.execute(db);
    for (const { key, count } of rows) used.set(key, (used.get(key) ?? 0) + count);
  }
  return used;
}

/**
 * Seals a hundred values anew under the current key; how many it were. Any number of processes may do so at once, and nobody is signed
 * out: for the trigger that watches secrets it is said that these stay the same.
 */
export async function rotateSome(db: Db, secrets: Secrets): Promise<number> {
  for (const place of SEALED) {
    const count = await db.transaction().execute((inside) => rotateIn(inside, secrets, place));
    if (count > 0) return count;
  }
  return 0;
}

async function rotateIn(db: Db, secrets: Secrets, place: Place): Promise<number> {
  const { table, column, purpose } = place;
  await sql`SELECT set_config('biuro.resealing', 'on', true)`.execute(db);
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    SELECT id, ${sql.ref(column)} AS sealed FROM ${sql.table(table)} WHERE ${isOld(place, secrets.mark)}
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(db);
  for (const { id, sealed } of rows) {
    const fresh = secrets.seal(purpose, secrets.open(purpose, sealed, id), id);
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${fresh} WHERE id = ${id}`.execute(db);
  }
  return rows.length;
}

/** One worker for each office, when a key was changed. */
export function startKeyRotation({ secretKey, previousKeys }: Keys, tenants: Tenant[], log: Log): Worker[] {
  if (previousKeys.length === 0) return [];
  const secrets = createSecrets(secretKey, previousKeys);
  return tenants.map(({ name, db }) =>
    createWorker({
      name: `key rotation ${name}`,
      async look() {
        const count = await rotateSome(db, secrets);
        if (count > 0) log.info({ tenant: name, count }, 'sealed under the current key');
        return count > 0;
      },
      every: LOOK_EVERY,
      log,
    }),
  );
}
