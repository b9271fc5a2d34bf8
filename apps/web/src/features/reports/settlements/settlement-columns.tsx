import type { components } from '@biuro/contract';
import type { Text } from '@biuro/core/i18n/text.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { TaskStatusTag } from '#services/records/task/status.tsx';
import type { SumColumn } from '#ui/table/sum-table.tsx';
import { dayShort, dayText } from '#ui/text/day.ts';
import { moneyText } from '#ui/text/money-text.ts';
import { periodText } from '#ui/text/period.ts';
import type messages from '../messages.json';
import { countText } from '../text.ts';
import { budgetColumn, timeColumn } from '../uptimes/company-columns.tsx';

type Report = components['schemas']['ReportAnswer']['data'];
export type Settlement = Report['settlements'][number];

/** Each settlement with its stages, amounts and time. */
export function settlementColumns(
  t: Text<typeof messages>,
  { late, amount, paid, seconds }: Report,
  day: string,
): SumColumn<Settlement>[] {
  return [
    {
      key: 'period',
      header: t('settlement.period'),
      cell: ({ task }) => <Link href={pathOf('dashboard-tasks-view', { id: task.id })}>{periodText(task.period)}</Link>,
    },
    { key: 'status', header: t('status'), cell: ({ task }) => <TaskStatusTag status={task.status} /> },
    stage('documents', t('stage.documents'), ({ documents_at }) => documents_at, day),
    stage('booked', t('stage.booked'), ({ booked_at }) => booked_at, day),
    stage('calculated', t('stage.calculated'), ({ calculated_at }) => calculated_at, day),
    stage('published', t('stage.published'), ({ published_at }) => published_at, day),
    stage('due', t('stage.due'), ({ due_at }) => due_at, day),
    stage('closed', t('stage.closed'), ({ closed_at }) => closed_at, day),
    {
      key: 'late',
      header: t('late'),
      align: 'right',
      cell: (row) => countText(row.late.client + row.late.office),
      total: countText(late.client + late.office),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (row) => moneyText(row.amount),
      total: moneyText(amount),
    },
    {
      key: 'paid',
      header: t('paid'),
      align: 'right',
      cell: (row) => moneyText(row.paid),
      total: moneyText(paid),
    },
    timeColumn('time', t('time'), (row) => row.seconds, seconds),
    budgetColumn(t, (row) => row),
  ];
}

/** The day on which a stage was reached. */
function stage(
  key: string,
  header: string,
  dayOf: (row: Settlement) => string | null,
  now: string,
): SumColumn<Settlement> {
  return {
    key,
    header,
    cell: (row) => {
      const date = dayOf(row);
      return date === null ? (
        '–'
      ) : (
        <time dateTime={date} title={dayText(date)}>
          {dayShort(date, now)}
        </time>
      );
    },
  };
}
