import type { components } from '@biuro/contract';
import type { Text } from '@biuro/core/i18n/text.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { timeText } from '#services/records/uptime/text.ts';
import type { SumColumn } from '#ui/table/sum-table.tsx';
import type { ReportQuery } from '../address.ts';
import { writeReportQuery } from '../address.ts';
import type messages from '../messages.json';
import { shareText } from '../text.ts';

type Words = Text<typeof messages>;
type Company = components['schemas']['CompanyRef'] | null;

/** What the rows of both reports of all companies have. */
export interface CompanySums {
  company: Company;
  seconds: number;
  billable_seconds: number;
  budget_seconds: number | null;
}

export const companyKey = ({ company }: { company: Company }): string => company?.id ?? 'office';

export const companyName = (company: Company, t: Words): string => company?.name ?? t('no_company');

/** The company, which leads to its own report of the same days. */
export function companyColumn<Row extends CompanySums>(t: Words, query: ReportQuery): SumColumn<Row> {
  return {
    key: 'company',
    header: t('company'),
    cell: ({ company }) =>
      company ? (
        <Link href={`${pathOf('dashboard-reports-uptimes-view', { id: company.id })}?${writeReportQuery(query)}`}>
          {company.name}
        </Link>
      ) : (
        t('no_company')
      ),
  };
}

export function timeColumn<Row>(
  key: string,
  header: string,
  secondsOf: (row: Row) => number,
  total: number,
): SumColumn<Row> {
  return { key, header, align: 'right', cell: (row) => timeText(secondsOf(row)), total: timeText(total) };
}

export function shareColumn<Row>(t: Words, secondsOf: (row: Row) => number, total: number): SumColumn<Row> {
  return { key: 'share', header: t('share'), align: 'right', cell: (row) => shareText(secondsOf(row), total) };
}

/** The budget of a row, and what is left of it. */
export function budgetColumn<Row>(
  t: Words,
  timesOf: (row: Row) => { seconds: number; budget_seconds: number | null },
): SumColumn<Row> {
  return {
    key: 'budget',
    header: t('budget'),
    align: 'right',
    cell: (row) => {
      const { seconds, budget_seconds } = timesOf(row);
      return budget_seconds === null ? '–' : withExcess(t, timeText(budget_seconds), seconds - budget_seconds);
    },
  };
}

const withExcess = (t: Words, budget: string, excess: number): ReactNode =>
  excess <= 0 ? (
    budget
  ) : (
    <>
      {budget} <span className="report-late">{t('over', { time: timeText(excess) })}</span>
    </>
  );
