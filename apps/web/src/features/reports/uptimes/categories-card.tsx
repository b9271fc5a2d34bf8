import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { categoryText, timeText, type UptimeCategory } from '#services/records/uptime/text.ts';
import type { ReportQuery } from '../address.ts';
import { useEntriesLink } from '../entries-link.ts';
import messages from '../messages.json' with { type: 'json' };
import { ReportCard } from '../settlements/report-card.tsx';
import { shareText } from '../text.ts';
import { shareColumn, timeColumn } from './company-columns.tsx';

type Report = components['schemas']['ReportUptimesAnswer']['data'];
type Category = Report['categories'][number];

/** What the time went to. */
export function CategoriesCard({
  report: { company, categories, seconds },
  query,
}: {
  report: Report;
  query: ReportQuery;
}) {
  const t = useText(messages);
  const entriesLink = useEntriesLink();
  const [first] = categories;
  const hrefOf = (category: UptimeCategory) => entriesLink({ ...query, company_id: company.id, category });
  return (
    <ReportCard<Category>
      finding={
        first
          ? t('finding.category', { name: categoryText(first.category), share: shareText(first.seconds, seconds) })
          : t('category')
      }
      label={t('categories')}
      series={[{ key: 'time', label: t('time') }]}
      bars={categories.map((row) => ({
        key: row.category,
        label: categoryText(row.category),
        value: timeText(row.seconds),
        parts: { time: row.seconds },
        href: hrefOf(row.category),
      }))}
      rows={categories}
      rowKey={({ category }) => category}
      columns={[
        { key: 'category', header: t('category'), cell: ({ category }) => categoryText(category) },
        timeColumn('time', t('time'), (row) => row.seconds, seconds),
        shareColumn(t, (row) => row.seconds, seconds),
      ]}
    />
  );
}
