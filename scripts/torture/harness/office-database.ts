import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Connection } from '@biuro/testing/database-address.ts';
import { createOfficePool } from '@biuro/testing/office-pool.ts';
import { declarationRow, liabilityRow, published, taskRow } from '@biuro/testing/settlement-rows.ts';
import { CompiledQuery, type Insertable, Kysely, PostgresDialect, sql } from 'kysely';
import type { Tables } from '../../../apps/api/src/platform/database/tables.ts';

export type OfficeDatabase = Kysely<Tables>;
export type UserRole = Tables['users']['role'];

/** The tables of one office, past the server. */
export const openOfficeDatabase = (connection: Connection, office: string): OfficeDatabase =>
  new Kysely({ dialect: new PostgresDialect({ pool: createOfficePool(connection, office, 4) }) });

/** Rows of a statement that is text. */
export async function run<T>(db: OfficeDatabase, text: string, values: unknown[] = []): Promise<T[]> {
  return (await db.executeQuery<T>(CompiledQuery.raw(text, values))).rows;
}

/** How the database keeps a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token as the server makes them, of letters and digits alone. */
export const newToken = (): string =>
  randomBytes(32)
    .toString('base64url')
    .replaceAll(/[^A-Za-z0-9]/g, 'x');

/** The token of a new link that opens the account of a person, in the place of the one before. */
export async function putLink(
  db: OfficeDatabase,
  kind: Tables['user_links']['kind'],
  userId: string,
  seconds: number,
): Promise<string> {
  const token = newToken();
  const life = { created_at: sql<Date>`now()`, expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` };
  const link = { token_hash: hashOf(token), created_by: null, ...life };
  await db
    .insertInto('user_links')
    .values({ ...link, user_id: userId, kind })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(link))
    .execute();
  return token;
}

type Task = Partial<Insertable<Tables['tasks']>> & { company_id: string };
type Liability = Partial<Insertable<Tables['liabilities']>>;

interface Added {
  id: string;
  company_id: string;
}

/** Inserts tasks with their amounts and declarations as the server would. */
export function createSettlements(db: OfficeDatabase) {
  async function addTask(task: Task): Promise<Added> {
    const row = taskRow({ ...task, id: randomUUID() });
    await db.insertInto('tasks').values(row).execute();
    return row;
  }

  async function addLiability(task: Added, liability: Liability = {}): Promise<string> {
    const row = liabilityRow(task, { ...liability, id: randomUUID() });
    await db.insertInto('liabilities').values(row).execute();
    return row.id;
  }

  /** A published one. */
  const addPublished = (task: Added) => addLiability(task, published());

  async function addDeclaration(task: Added): Promise<string> {
    const row = declarationRow(task, { id: randomUUID() });
    await db.insertInto('declarations').values(row).execute();
    return row.id;
  }

  return { addTask, addLiability, addPublished, addDeclaration };
}
