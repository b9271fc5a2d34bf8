import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { ChangeRequestsTable } from '#platform/database/tables/companies.ts';

const requests = (db: Db, companyId: string) =>
  db
    .selectFrom('change_requests')
    .leftJoin('users as author', 'author.id', 'change_requests.created_by')
    .leftJoin('users as decider', 'decider.id', 'change_requests.decided_by')
    .select([
      'change_requests.id',
      'proposed',
      'before',
      'note',
      'change_requests.status',
      'answer',
      'change_requests.created_at',
      'decided_at',
      'change_requests.version',
      sql<string | null>`author.first_name || ' ' || author.last_name`.as('created_by'),
      sql<string | null>`decider.first_name || ' ' || decider.last_name`.as('decided_by'),
    ])
    .where('change_requests.company_id', '=', companyId);

export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];

/** The newest requests of a company, the open one first. */
export const listRequests = (db: Db, companyId: string) =>
  requests(db, companyId)
    .orderBy(sql`(change_requests.status = 'sent')`, 'desc')
    .orderBy('change_requests.created_at', 'desc')
    .limit(50)
    .execute();

export const findRequest = (db: Db, companyId: string, id: string) =>
  requests(db, companyId).where('change_requests.id', '=', id).executeTakeFirst();

/** Locked until the transaction ends. */
export const lockRequest = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('change_requests')
    .select(['id', 'company_id', 'proposed', 'note', 'status', 'created_by', 'version'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertRequest = (db: Db, row: Omit<Insertable<ChangeRequestsTable>, 'created_at'>) =>
  db
    .insertInto('change_requests')
    .values({ ...row, created_at: undefined })
    .execute();

/** Lock it first. */
export const decideRequest = (db: Db, id: string, values: Updateable<ChangeRequestsTable>) =>
  db
    .updateTable('change_requests')
    .set({ ...values, decided_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
