import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { DeclarationsTable, LiabilitiesTable, TasksTable } from '../database/tables.ts';
import type { TestApp } from './test-app.ts';

type Task = Partial<Insertable<TasksTable>> & { company_id: string };
type Liability = Partial<Insertable<LiabilitiesTable>>;
type Declaration = Partial<Insertable<DeclarationsTable>>;

/** The tax micro-account of the NIP 1234563218. */
export const MICRO_ACCOUNT = '88101000712222123456321800';

const stamps = { created_at: undefined, updated_at: undefined };

/** Tasks with what belongs to them, as a test needs them. */
export function createSettlements(portal: Pick<TestApp, 'db'>) {
  async function addTask(task: Task): Promise<{ id: string; company_id: string }> {
    const row = {
      id: uuid(),
      kind: 'settlement' as const,
      title: 'Rozliczenie',
      period: '2026-10',
      due_at: '2026-11-18',
    };
    const added = { ...row, ...stamps, ...task };
    await portal.db.insertInto('tasks').values(added).execute();
    return added;
  }

  async function addLiability(task: { id: string; company_id: string }, liability: Liability = {}): Promise<string> {
    const id = uuid();
    const days = { statutory_date: '2026-11-25', due_date: '2026-11-25' };
    const transfer = {
      recipient: 'Urząd Skarbowy',
      account: MICRO_ACCOUNT,
      title: 'VAT7 26M10',
      transfer_symbol: 'VAT7',
    };
    const row = { id, task_id: task.id, company_id: task.company_id, kind: 'vat' as const, period: '2026-10' };
    const values = { ...row, ...days, ...transfer, transfer_period: '26M10', ...stamps, ...liability };
    await portal.db.insertInto('liabilities').values(values).execute();
    return id;
  }

  /** One of which the client has been told. */
  const addPublished = (task: { id: string; company_id: string }, liability: Liability = {}) =>
    addLiability(task, {
      status: 'published',
      amount: '1234.00',
      result: 'payable',
      published_at: new Date(),
      ...liability,
    });

  async function addDeclaration(
    task: { id: string; company_id: string },
    declaration: Declaration = {},
  ): Promise<string> {
    const id = uuid();
    const row = { id, task_id: task.id, company_id: task.company_id, form: 'jpk_v7m' as const, period: '2026-10' };
    await portal.db
      .insertInto('declarations')
      .values({ ...row, due_date: '2026-11-25', ...stamps, ...declaration })
      .execute();
    return id;
  }

  const liability = (id: string) =>
    portal.db.selectFrom('liabilities').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const notices = (event: string) =>
    portal.db
      .selectFrom('notices')
      .select(['user_id', 'entity_id', 'company_id', 'channel'])
      .where('event', '=', event)
      .orderBy('created_at')
      .execute();

  return { addTask, addLiability, addPublished, addDeclaration, liability, notices };
}
