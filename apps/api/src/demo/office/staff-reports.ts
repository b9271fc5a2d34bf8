import { addDays } from '@biuro/core/lib/date.ts';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { previousWorkingDay } from '@biuro/core/poland/working-day.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { StaffReportsTable } from '#platform/database/tables/employees.ts';
import { instant } from '../history/settlement-course.ts';

type Report = Insertable<StaffReportsTable>;
type Draft = Partial<Report> & Pick<Report, 'kind' | 'status'>;

interface Reported {
  id: string;
  company_id: string;
  first_name: string;
  last_name: string;
}

/** Beginning of the company's name, index of the employee, days ago, and the report. */
type Line = [string, number, number, Draft];

/** Worked hours of a month. */
const HOURS = [168, 160, 126, 84];

/** Reports of each kind and in each status. */
function linesOf(day: string): Line[] {
  const month = `${day.slice(0, 7)}-01`;
  const next = `${shiftPeriod(day.slice(0, 7), 1)}-01`;
  const absence = (kind: Draft['absence_kind'], from: number, to: number) => ({
    kind: 'absence' as const,
    absence_kind: kind,
    date_from: addDays(day, from),
    date_to: addDays(day, to),
  });
  return [
    ['Delta', 0, 1, { ...absence('sick_leave', -3, 4), status: 'sent' }],
    [
      'Delta',
      1,
      2,
      {
        kind: 'bonus',
        amount: '600',
        note: 'Premia za terminowość',
        status: 'returned',
        remark: 'Za który miesiąc jest ta premia?',
      },
    ],
    ['Alfa', 0, 3, { kind: 'termination', date_from: addDays(day, 20), note: 'Porozumienie stron', status: 'sent' }],
    ['Alfa', 1, 4, { ...absence('holiday', -2, 9), status: 'done' }],
    ['Alfa', 3, 32, { ...absence('holiday', -30, -21), status: 'done' }],
    ['Alfa', 4, 2, { ...absence('care', -1, 1), status: 'accepted' }],
    [
      'Alfa',
      2,
      3,
      {
        kind: 'change',
        date_from: next,
        amount: '7800',
        note: 'Podwyżka, aneks podpisany przez obie strony',
        status: 'accepted',
      },
    ],
    [
      'Delta',
      0,
      12,
      { ...absence('unpaid', -12, -11), status: 'cancelled', remark: null, note: 'Pomyłka, pracownik był w pracy' },
    ],
    ['Delta', 0, 1, { kind: 'worktime', date_from: `${shiftPeriod(day.slice(0, 7), -1)}-01`, status: 'sent' }],
    ['Delta', 1, 72, { ...absence('holiday', -70, -61), status: 'done' }],
    ['Alfa', 1, 95, { kind: 'bonus', amount: '1000', date_from: month, note: 'Premia kwartalna', status: 'done' }],
  ];
}

/** `employees` are ordered by company. Reports about missing employees are skipped. */
export function reportsOf(
  employers: { id: string; name: string }[],
  employees: Reported[],
  authors: Map<string, string>,
  day: string,
): Report[] {
  return linesOf(day).flatMap(([beginning, number, days, draft]) => {
    const company = employers.find(({ name }) => name.startsWith(beginning));
    const employee = employees.filter(({ company_id }) => company_id === company?.id)[number];
    if (!company || !employee) return [];
    const created_at = instant(previousWorkingDay(addDays(day, -days)), 8 + (days % 6), 10 + 7 * (days % 5));
    const hours =
      draft.kind === 'worktime' ? hoursOf(employees.filter(({ company_id }) => company_id === company.id)) : [];
    const sent = {
      id: uuid(),
      company_id: company.id,
      employee_id: employee.id,
      created_by: authors.get(company.id) ?? null,
    };
    const about = draft.kind === 'worktime' ? { employee_id: null } : {};
    return [{ ...sent, created_at, updated_at: created_at, hours: JSON.stringify(hours), ...draft, ...about }];
  });
}

const hoursOf = (employees: Reported[]) =>
  employees.map(({ id, first_name, last_name }, index) => ({
    employee_id: id,
    hours: HOURS[index % HOURS.length] ?? 0,
    name: `${first_name} ${last_name}`,
  }));
