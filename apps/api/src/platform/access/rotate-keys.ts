import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Environment } from '#platform/process/environment.ts';
import { createWorker, type Log, type Worker } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/** Every encrypted column. A column that is missing here becomes unreadable when its key is removed. */
export const SEALED = [
  { table: 'users', column: 'totp_secret', purpose: 'totp' },
  { table: 'users', column: 'totp_pending', purpose: 'totp' },
  { table: 'email_changes', column: 'old_totp_secret', purpose: 'former totp' },
  { table: 'companies', column: 'pesel', purpose: 'company pesel' },
  { table: 'company_partners', column: 'pesel', purpose: 'partner pesel' },
  { table: 'beneficial_owners', column: 'pesel', purpose: 'beneficial owner pesel' },
  { table: 'employees', column: 'pesel', purpose: 'pesel' },
  { table: 'employees', column: 'passport', purpose: 'passport' },
  { table: 'idempotency_keys', column: 'answer', purpose: 'first answer' },
] as const;

type Keys = Pick<Environment, 'secretKey' | 'previousKeys'>;
type Place = (typeof SEALED)[number];

const AT_ONCE = 100;
const LOOK_EVERY = 60_000;

const isOld = ({ column }: Place, mark: Buffer) =>
  sql<boolean>`${sql.ref(column)} IS NOT NULL AND substring(${sql.ref(column)} FOR ${mark.length}) <> ${mark}`;

/** How many values are still encrypted under a previous key. */
export async function countOld(db: Db, { mark }: Secrets): Promise<number> {
  let count = 0;
  for (const place of SEALED) {
    const { rows } = await sql<{ old: number }>`
      SELECT count(*)::int AS old FROM ${sql.table(place.table)} WHERE ${isOld(place, mark)}`.execute(db);
    count += rows[0]?.old ?? 0;
  }
  return count;
}

/** How many values are encrypted under which key, by the name of the key; '' for the layout without a name. */
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
 * Re-encrypts up to a hundred values under the current key and returns how many. Any number of processes may do so at
 * once. The setting tells the trigger that watches secrets that their content stays the same, so that nobody is signed
 * out.
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

/** One worker per office, while there are previous keys. */
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
