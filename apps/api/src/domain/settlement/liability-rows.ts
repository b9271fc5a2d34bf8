import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import { instant } from '#platform/database/list/columns.ts';
import { TODAY } from './task-conditions.ts';

type Liability = components['schemas']['Liability'];

/** Paid means paid in full; after a partial payment the rest is open. */
const TO_PAY = `coalesce(liabilities.result, 'payable') = 'payable'`;

/** Overdue, whether or not the client has been told. */
export const OVERDUE = `(liabilities.due_date < ${TODAY}
  AND liabilities.state IN ('to_calculate', 'to_publish', 'open') AND ${TO_PAY})`;

/** Inner joins, so that rows can be read in the order of the company's name. Counting needs neither. */
export const LIABILITY_JOINS = {
  tasks: 'LEFT JOIN tasks ON tasks.id = liabilities.task_id',
  companies: 'JOIN companies ON companies.id = liabilities.company_id',
  proof: 'LEFT JOIN liability_proofs proof ON proof.liability_id = liabilities.id',
  calculation: 'LEFT JOIN liability_calculations calculation ON calculation.liability_id = liabilities.id',
};

const LIABILITY_ROWS = ['liabilities', ...Object.values(LIABILITY_JOINS)].join(' ');

const bytesOf = (alias: string) => `(SELECT bytes FROM files WHERE files.id = ${alias}.file_id)`;

/** The fields of the contract's `Liability`, in SQL. */
export const liabilityColumns = {
  id: 'liabilities.id',
  task: `json_build_object('id', tasks.id, 'title', tasks.title, 'kind', tasks.kind, 'period', tasks.period, 'status', tasks.status)`,
  company: `json_build_object('id', companies.id, 'name', companies.name)`,
  kind: 'liabilities.kind',
  partner: 'liabilities.partner',
  period: 'liabilities.period',
  amount: 'liabilities.amount::text',
  result: 'liabilities.result',
  status: 'liabilities.status',
  statutory_date: 'liabilities.statutory_date',
  due_date: 'liabilities.due_date',
  due_reason: 'liabilities.due_reason',
  overdue: OVERDUE,
  recipient: 'liabilities.recipient',
  account: 'liabilities.account',
  transfer_symbol: 'liabilities.transfer_symbol',
  transfer_period: 'liabilities.transfer_period',
  title: 'liabilities.title',
  basis: 'liabilities.basis',
  calculation: `CASE WHEN calculation.liability_id IS NOT NULL
    THEN json_build_object('name', calculation.name, 'size', ${bytesOf('calculation')}, 'added_at', ${instant('calculation.added_at')}) END`,
  correction: `CASE WHEN liabilities.corrected_at IS NOT NULL THEN json_build_object(
    'before', liabilities.amount_before::text, 'after', liabilities.amount::text,
    'difference', (liabilities.amount - liabilities.amount_before)::text,
    'reason', liabilities.correction_reason, 'at', ${instant('liabilities.corrected_at')}) END`,
  // Only the office's list has it.
  waiting: 'NULL::json',
  published_at: instant('liabilities.published_at'),
  read_at: instant('liabilities.read_at'),
  paid_at: 'liabilities.paid_at',
  paid_amount: 'liabilities.paid_amount::text',
  proof: `CASE WHEN proof.liability_id IS NOT NULL
    THEN json_build_object('name', proof.name, 'size', ${bytesOf('proof')}, 'added_at', ${instant('proof.added_at')}) END`,
  confirmed_at: instant('liabilities.confirmed_at'),
  created_at: instant('liabilities.created_at'),
  updated_at: instant('liabilities.updated_at'),
  version: 'liabilities.version',
} satisfies Record<keyof Liability, string>;

const COLUMNS = sql.raw(
  Object.entries(liabilityColumns)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(', '),
);

async function find(db: Db, where: ReturnType<typeof sql>): Promise<Liability[]> {
  const { rows } = await sql<Liability>`
    SELECT ${COLUMNS} FROM ${sql.raw(LIABILITY_ROWS)}
    WHERE ${where} ORDER BY liabilities.due_date, liabilities.id`.execute(db);
  return rows;
}

export const findLiabilityRows = (db: Db, ids: string[]): Promise<Liability[]> =>
  find(db, sql`liabilities.id = ANY (${ids}::uuid[])`);

/** What a company has been told of and has not paid yet, by due date. */
export const findOpenLiabilities = (db: Db, companyId: string): Promise<Liability[]> =>
  find(db, sql`liabilities.company_id = ${companyId} AND liabilities.state = 'open'`);
