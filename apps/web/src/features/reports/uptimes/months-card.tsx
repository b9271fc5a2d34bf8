import type { components } from '@biuro/contract';
import { firstDayOf, lastDayOf } from '@biuro/core/poland/period.ts';
import { useText } from '#services/i18n/use-text.ts';
import { categoryText, timeText } from '#services/records/uptime/text.ts';
import { periodText } from '#ui/text/period.ts';
import type { ReportQuery, Span } from '../address.ts';
import { useEntriesLink } from '../entries-link.ts';
import messages from '../messages.json' with { type: 'json' };
import { greatest } from '../series.ts';
import { ReportCard } from '../settlements/report-card.tsx';
import { budgetColumn, timeColumn } from './company-columns.tsx';

type Report = components['schemas']['ReportUptimesAnswer']['data'];
type Month = Report['months'][number];

/** Each month with its activities, beside its budget. */
export function MonthsCard({ report, query }: { report: Report; query: ReportQuery }) {
  const t = useText(messages);
  const entriesLink = useEntriesLink();
  const { company, months, categories, cells, seconds } = report;
  const parts = categories.map(({ category, seconds: value }) => ({
    key: category,
    label: categoryText(category),
    value,
  }));
  const { series, of } = greatest(parts, t('rest'));
  const partsOf = (month: string) =>
    of(cells.filter((cell) => cell.month === month).map(({ category, seconds: value }) => ({ key: category, value })));
  const bars = months.map(({ month, seconds: length, budget_seconds }) => ({
    key: month,
    label: periodText(month),
    value: timeText(length),
    parts: partsOf(month),
    mark: budget_seconds ?? undefined,
    href: length > 0 ? entriesLink({ ...query, company_id: company.id, ...inMonth(query, month) }) : undefined,
  }));
  const sums = of(parts);
  const over = months.filter(
    ({ seconds: length, budget_seconds }) => budget_seconds !== null && length > budget_seconds,
  );
  const budgeted = months.filter(({ budget_seconds }) => budget_seconds !== null);
  return (
    <ReportCard<Month>
      finding={
        budgeted.length === 0
          ? t('months')
          : over.length === 0
            ? t('finding.within', { n: budgeted.length })
            : t('finding.over', { n: over.length, all: budgeted.length })
      }
      label={t('months')}
      series={series}
      bars={bars}
      markLabel={t('budget')}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', header: t('month'), cell: ({ month }) => periodText(month) },
        timeColumn('time', t('time'), (row) => row.seconds, seconds),
        budgetColumn(t, (row) => row),
        ...series.map(({ key, label }) => ({
          key,
          header: label,
          align: 'right' as const,
          cell: ({ month }: Month) => timeText(partsOf(month)[key] ?? 0),
          total: timeText(sums[key] ?? 0),
        })),
      ]}
    />
  );
}

/** The days of the month that the report covers. */
function inMonth({ from, to }: Span, month: string): Span {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  return { from: first > from ? first : from, to: last < to ? last : to };
}
