import type { components } from '@biuro/contract';
import type { Context } from '#platform/http/contract/handlers.ts';
import * as employees from '../queries.ts';
import type { LockedReport } from './queries.ts';
import { assertEmployedOn } from './rules.ts';

/** Applies a report to the employee when the office has processed it; later dates take effect on their day. */
export async function carryOut(
  { db }: Context,
  report: LockedReport,
  to: components['schemas']['StaffReportStatus'],
): Promise<void> {
  const { employee_id: id, kind, date_from, date_to, amount } = report;
  if (!id) return;
  if (to === 'cancelled' && kind === 'hire') await employees.changeEmployee(db, id, { status: 'dismissed' });
  if (to !== 'done') return;
  // The first day of work may have been corrected meanwhile.
  assertEmployedOn(report, report.employed_from, '/to');
  if (kind === 'hire') await employees.changeEmployee(db, id, { status: 'employed' });
  if (!date_from) return;
  if (kind === 'termination') await employees.changeEmployee(db, id, { status: 'notice', employed_to: date_from });
  if (kind === 'change' && amount !== null) await employees.changeSalary(db, id, amount, date_from);
  if (kind === 'absence' && date_to)
    await employees.insertAbsence(db, {
      employee_id: id,
      kind: report.absence_kind ?? 'other',
      first_day: date_from,
      last_day: date_to,
      report_id: report.id,
    });
}
