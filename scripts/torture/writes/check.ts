import type { Figure } from '../../library/figures.ts';
import { none } from '../harness/attack.ts';
import { run } from '../harness/office-database.ts';
import type { OwnServer } from '../harness/own-server.ts';
import { type AcknowledgedWrites, type Entry, type Kind, tallyOf } from './acknowledged-writes.ts';

type Db = OwnServer['db'];

/** Rows that a promised record must have once, by its mark, with the id that was answered. */
const MADE: Partial<Record<Kind, string>> = {
  company: `SELECT vat_number AS mark, id FROM companies`,
  user: `SELECT email AS mark, id FROM users`,
  invitation: `SELECT email AS mark, id FROM users`,
  task: `SELECT title AS mark, id FROM tasks WHERE title LIKE 'Sprawa %'`,
  uptime: `SELECT to_char(start_date AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS mark, id FROM uptimes`,
};

/** Counts in one reading: a subquery for each row would take minutes after a long attack. */
const counted = (key: string, from: string) =>
  `(SELECT ${key} AS key, count(*) AS count FROM ${from} GROUP BY ${key}) counted ON counted.key`;

/** Changes of a record by its version, its present value, and its changes by the history. */
const CHANGED: Partial<Record<Kind, string>> = {
  edit: `SELECT id, version - 1 AS changes, city AS mark, coalesce(count, 0) AS told FROM companies
    LEFT JOIN ${counted('entity_id', `audit WHERE action = 'company.updated'`)} = id`,
  move: `SELECT id, version - 1 AS changes, version::text AS mark, coalesce(count, 0) AS told FROM tasks
    LEFT JOIN ${counted('entity_id', `audit WHERE action = 'task.moved'`)} = id`,
  payment: `SELECT id, version - 1 AS changes, paid_amount::text AS mark, coalesce(count, 0) AS told FROM liabilities
    LEFT JOIN ${counted('entity_id', `audit WHERE action = 'liability.paid'`)} = task_id`,
};

const NEWCOMERS = `email ~ '^(new|invited)-'`;
const notOnce = (table: string, where: string, key: string, from: string) =>
  `SELECT id FROM ${table} LEFT JOIN ${counted(key, from)} = ${table}.${key === 'recipient' ? 'email' : 'id'}
    WHERE ${where} AND coalesce(count, 0) <> 1`;
const historyOf = (action: string) => `audit WHERE action ${action}`;
const withoutRecord = (entity: string, table: string) =>
  `SELECT entity_id AS id FROM audit LEFT JOIN ${table} ON ${table}.id = entity_id WHERE entity = '${entity}' AND ${table}.id IS NULL`;

/** Incomplete writes, each named by the part that is missing. */
const TORN: Record<string, string> = {
  'a key without its answer': 'SELECT key AS id FROM idempotency_keys WHERE status IS NULL',
  'a company without one history': notOnce(
    'companies',
    `name LIKE 'Nowa %'`,
    'entity_id',
    historyOf(`= 'company.created'`),
  ),
  'a task without one history': notOnce('tasks', `title LIKE 'Sprawa %'`, 'entity_id', historyOf(`= 'task.created'`)),
  'a person without one history': notOnce(
    'users',
    NEWCOMERS,
    'entity_id',
    historyOf(`IN ('user.created', 'user.invited')`),
  ),
  'a person without one message': notOnce('users', NEWCOMERS, 'recipient', 'outbox'),
  'a person without one link': notOnce('users', NEWCOMERS, 'user_id', 'user_links'),
  'a message without its person': `SELECT outbox.id FROM outbox LEFT JOIN users ON email = recipient
    WHERE recipient ~ '^(new|invited)-' AND users.id IS NULL`,
  'a history of no company': withoutRecord('company', 'companies'),
  'a history of no person': withoutRecord('user', 'users'),
  'a history of no task': withoutRecord('task', 'tasks'),
  'a count of open tasks that is wrong': `SELECT id FROM companies LEFT JOIN ${counted('company_id', 'tasks WHERE is_open')} = id
    WHERE open_tasks <> coalesce(count, 0)`,
  'a move without its notices': `SELECT moved.id FROM
    (SELECT entity_id AS id, count(*) AS count FROM audit WHERE action = 'task.moved'
      AND changes @> '[{"field": "status", "after": "incomplete"}]' GROUP BY entity_id) moved
    LEFT JOIN (SELECT entity_id AS id, count(DISTINCT split_part(dedupe_key, ' ', 3)) AS count FROM notices
      WHERE event = 'documents_missing' GROUP BY entity_id) told ON told.id = moved.id
    WHERE moved.count <> coalesce(told.count, 0)`,
};

/** Compares the acknowledged writes with the rows of the database. */
export async function checkAcknowledgedWrites(
  name: string,
  { db }: OwnServer,
  writes: AcknowledgedWrites,
): Promise<Figure[]> {
  const lost: string[] = [];
  const twice: string[] = [];
  for (const kind of Object.keys(MADE) as Kind[]) await checkMade(db, kind, writes.entries, lost, twice);
  for (const kind of Object.keys(CHANGED) as Kind[]) await checkChanged(db, kind, writes.entries, lost, twice);
  const torn: string[] = [];
  for (const [what, text] of Object.entries(TORN))
    torn.push(...(await run<{ id: string }>(db, text, [])).map(({ id }) => `${what}: ${id}`));
  const promised = `${writes.entries.length} acknowledged`;
  return [
    none(`${name}: acknowledged writes that were lost`, lost, promised),
    none(`${name}: writes that were made twice`, twice, promised),
    none(`${name}: halves of writes`, torn, `${Object.keys(TORN).length} kinds, ${promised}`),
    none(`${name}: answers other than 2xx, 429 and 503`, writes.odd, tallyOf(writes)),
  ];
}

async function checkMade(db: Db, kind: Kind, entries: Entry[], lost: string[], twice: string[]): Promise<void> {
  const rows = await run<{ mark: string; id: string }>(db, MADE[kind] ?? '', []);
  const ids = Map.groupBy(rows, ({ mark }) => mark);
  for (const { id, mark } of entries.filter((entry) => entry.kind === kind)) {
    const found = ids.get(mark) ?? [];
    if (!found.some((row) => row.id === id)) lost.push(`${kind} ${mark}`);
    // Several people begin to work at the same minute; the same one cannot twice.
    if (kind !== 'uptime' && found.length > 1) twice.push(`${found.length} × ${kind} ${mark}`);
  }
}

async function checkChanged(db: Db, kind: Kind, entries: Entry[], lost: string[], twice: string[]): Promise<void> {
  const rows = await run<{ id: string; changes: number; mark: string; told: number }>(db, CHANGED[kind] ?? '', []);
  const records = new Map(rows.map((row) => [row.id, row]));
  for (const [id, promised] of Map.groupBy(
    entries.filter((entry) => entry.kind === kind),
    (entry) => entry.id,
  )) {
    const { changes = 0, mark, told = 0 } = records.get(id) ?? {};
    const last = promised.at(-1)?.mark;
    if (changes < promised.length || mark !== last) lost.push(`${kind} of ${id}: ${last}, but ${mark}`);
    if (changes > promised.length || told !== changes) twice.push(`${kind} of ${id}: ${changes}, told ${told} times`);
  }
}
