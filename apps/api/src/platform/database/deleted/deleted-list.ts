import { instant, moment } from '../list/columns.ts';
import type { DeletedRecordsTable } from '../tables/operations.ts';

/** A column of the deleted record itself, as text. */
export const deletedValue = (column: string) => `deleted_records.parts #>> '{0,rows,0,${column}}'`;

/** The company of the record, also where the company was deleted later. */
export const companyOfDeleted = `json_build_object('id', deleted_records.company_id,
  'name', coalesce(companies.name, (SELECT gone.name FROM deleted_records gone WHERE gone.id = deleted_records.company_id), ''))`;

export const deletedColumns = {
  id: 'deleted_records.id',
  deleted_at: instant('deleted_records.deleted_at'),
  deleted_by: `deleting.first_name || ' ' || deleting.last_name`,
};

/** What the lists of deleted records share: records of one kind that can still be restored, the last deleted first. */
export const deletedOf = (kind: DeletedRecordsTable['kind'], which = 'true') => ({
  from: 'deleted_records',
  joins: {
    deleting: 'LEFT JOIN users deleting ON deleting.id = deleted_records.deleted_by',
    companies: 'LEFT JOIN companies ON companies.id = deleted_records.company_id',
  },
  id: 'deleted_records.id',
  where: `deleted_records.kind = '${kind}' AND deleted_records.deleted_at > now() - interval '30 days' AND ${which}`,
  search: 'deleted_records.search_text',
  costly: true as const,
  sort: { deleted_at: moment('deleted_records.deleted_at') },
  defaultSort: 'deleted_at:desc' as const,
  filters: {},
  exports: {},
});
