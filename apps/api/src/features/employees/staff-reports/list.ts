import type { components } from '@biuro/contract';
import { TODAY } from '#domain/settlement/task-conditions.ts';
import { code, instant, moment, polish } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';

/**
 * New employees are reported to ZUS within seven days of the first day of work: art. 36 ust. 4 ustawy o systemie
 * ubezpieczeń społecznych. An open report warns from the day after it, and when the days are over.
 */
const WARNINGS = `CASE
  WHEN staff_reports.kind <> 'hire' OR staff_reports.status IN ('done', 'cancelled') OR staff_reports.date_from >= ${TODAY} THEN '[]'::json
  WHEN staff_reports.date_from + 7 >= ${TODAY} THEN '["zus_soon"]'::json
  WHEN staff_reports.date_from + 7 < ${TODAY} THEN '["zus_late"]'::json
  ELSE '[]'::json END`;

/** Worked hours by last name; deleted employees come last and keep their hours. */
const HOURS = `coalesce((
  SELECT json_agg(json_build_object(
    'employee', json_build_object('id', worked -> 'employee_id', 'name', coalesce(worker.first_name || ' ' || worker.last_name, worked ->> 'name', '')),
    'hours', (worked ->> 'hours')::float8, 'deleted', worker.id IS NULL)
    ORDER BY worker.last_name COLLATE "pl-x-icu", worker.first_name COLLATE "pl-x-icu", worked ->> 'name', worked ->> 'employee_id')
  FROM jsonb_array_elements(staff_reports.hours) worked LEFT JOIN employees worker ON worker.id = (worked ->> 'employee_id')::uuid), '[]'::json)`;

export const staffReportList = createList<'listStaffReports', components['schemas']['StaffReportSort']>({
  name: 'staff_reports',
  tags: ['employees', 'companies'],
  from: `staff_reports JOIN companies ON companies.id = staff_reports.company_id
    LEFT JOIN employees ON employees.id = staff_reports.employee_id LEFT JOIN users author ON author.id = staff_reports.created_by`,
  id: 'staff_reports.id',
  search: 'companies.search_text',
  columns: {
    id: 'staff_reports.id',
    company: `json_build_object('id', companies.id, 'name', companies.name)`,
    kind: 'staff_reports.kind',
    employee: `CASE WHEN employees.id IS NOT NULL
      THEN json_build_object('id', employees.id, 'name', employees.first_name || ' ' || employees.last_name) END`,
    date_from: 'staff_reports.date_from',
    date_to: 'staff_reports.date_to',
    absence_kind: 'staff_reports.absence_kind',
    amount: 'staff_reports.amount::text',
    hours: HOURS,
    note: 'staff_reports.note',
    status: 'staff_reports.status',
    remark: 'staff_reports.remark',
    warnings: WARNINGS,
    created_at: instant('staff_reports.created_at'),
    created_by: `author.first_name || ' ' || author.last_name`,
    updated_at: instant('staff_reports.updated_at'),
    version: 'staff_reports.version',
  },
  sort: {
    created_at: moment('staff_reports.created_at'),
    company: polish('companies.name'),
    kind: code('staff_reports.kind'),
    status: code('staff_reports.status'),
  },
  defaultSort: 'created_at:desc',
  exports: {},
  filters: {
    status: (value) => `staff_reports.status = ${value}`,
    kind: (value) => `staff_reports.kind = ${value}`,
    open: (value) => `(staff_reports.status IN ('sent', 'accepted')) = ${value}::boolean`,
    company_id: (value) => `staff_reports.company_id = ${value}`,
  },
});

export const everyReport: Scope = { name: 'all' };

/** Reports of companies whose papers concern the caller. */
const ownReports: Scope = {
  name: 'own',
  where: (caller) => `staff_reports.company_id IN (SELECT company_id FROM company_users
    WHERE user_id = ${caller} AND role <> 'employee')`,
};

export const reportsOf = (isAdmin: boolean): Scope => (isAdmin ? everyReport : ownReports);
