import type { components } from '@biuro/contract';
import type { Text } from '@biuro/core/i18n/text.ts';
import { warsawTime } from '@biuro/core/lib/warsaw.ts';
import { ofWireTime } from '@biuro/core/lib/wire-time.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { UptimeStatusTag } from '#services/records/uptime/status.tsx';
import { categoryText, timeText } from '#services/records/uptime/text.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type SumColumn, SumTable } from '#ui/table/sum-table.tsx';
import { dayText } from '#ui/text/day.ts';
import './entries-card.css';
import messages from '../messages.json' with { type: 'json' };

type Schemas = components['schemas'];
type Entry = Schemas['WorkerEntry'];

interface EntriesCardProps {
  /** Its name. */
  company: string;
  rows: Entry[];
  meta: Schemas['PageMeta'];
  onPage: (page: number) => void;
}

/** Each entry behind the sums, page by page. */
export function EntriesCard({ company, rows, meta: { page, limit, total }, onPage }: EntriesCardProps) {
  const t = useText(messages);
  const pages = Math.ceil(total / limit);
  return (
    <Card
      title={t('entries.count', { n: total })}
      footer={
        pages > 1 && (
          <nav className="entries-pager" aria-label={t('entries.pages')}>
            <span>{t('entries.page', { page, pages })}</span>
            <Button aria-disabled={page === 1 || undefined} onClick={() => page > 1 && onPage(page - 1)}>
              {t('entries.newer')}
            </Button>
            <Button aria-disabled={page === pages || undefined} onClick={() => page < pages && onPage(page + 1)}>
              {t('entries.older')}
            </Button>
          </nav>
        )
      }
    >
      <SumTable<Entry>
        label={t('entries')}
        rows={rows}
        rowKey={({ id }) => id}
        totalLabel={t('total')}
        columns={columns(t, company)}
      />
    </Card>
  );
}

function columns(t: Text<typeof messages>, company: string): SumColumn<Entry>[] {
  // Every title ends with the company's name, which stands above the list.
  const short = (title: string) => title.replace(` – ${company}`, '');
  return [
    { key: 'day', header: t('day'), cell: ({ day }) => <time dateTime={day}>{dayText(day)}</time> },
    { key: 'person', header: t('person'), cell: ({ user }) => user.name },
    { key: 'category', header: t('category'), cell: ({ category }) => categoryText(category) },
    {
      key: 'settlement',
      header: t('settlement'),
      cell: ({ settlement }) =>
        settlement && (
          <Link href={pathOf('dashboard-tasks-view', { id: settlement.id })}>{short(settlement.title)}</Link>
        ),
    },
    {
      key: 'hours',
      header: t('hours'),
      cell: ({ start_date, end_date }) => `${hour(start_date)}–${hour(end_date)}`,
    },
    { key: 'time', header: t('time'), align: 'right', cell: ({ seconds }) => timeText(seconds) },
    { key: 'status', header: t('status'), cell: ({ status }) => <UptimeStatusTag status={status} /> },
    {
      key: 'comment',
      header: t('comment'),
      cell: ({ comment }) => <span className="entry-comment">{comment}</span>,
    },
  ];
}

/** The clock in Poland at an instant of the wire, `2026-11-21 08:15:00` in UTC. */
const hour = (moment: string) => warsawTime(ofWireTime(moment)).slice(0, 5);
