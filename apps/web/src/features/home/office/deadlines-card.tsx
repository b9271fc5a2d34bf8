import { formatDate } from '@biuro/core/lib/date.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CalendarIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { dayText } from '#ui/text/day.ts';
import { Tag } from '#ui/text/tag.tsx';
import { pageLocale } from '#ui/text/words.ts';
import { dayOfMonth } from '../day-of-month.ts';
import './deadlines-card.css';
import messages from '../messages.json' with { type: 'json' };
import { RowSkeletons } from '../row-skeletons.tsx';
import { filtered, mineOf } from './filtered.ts';
import { mattersText } from './matters-text.ts';
import type { OfficeHome, Whose } from './use-office-home.ts';

type Deadline = OfficeHome['deadlines'][number];

/** The next terms, each with the companies that are not done for it and what is left to do; nothing while they are on their way. */
export function DeadlinesCard({ home }: { home: OfficeHome | undefined }) {
  const t = useText(messages);
  return (
    <Card
      title={t('deadlines.title')}
      action={<Link href={pathOf('dashboard-liabilities')}>{t('deadlines.all')}</Link>}
    >
      {home?.deadlines.length === 0 ? (
        <EmptyState icon={CalendarIcon} title={t('deadlines.none')} />
      ) : (
        <Rows>
          {home?.deadlines.map((deadline) => (
            <DeadlineRow key={deadline.date} deadline={deadline} whose={home.whose} />
          )) ?? <RowSkeletons count={3} />}
        </Rows>
      )}
    </Card>
  );
}

function DeadlineRow({ deadline, whose }: { deadline: Deadline; whose: Whose }) {
  const t = useText(messages);
  const { date, statutory_date, companies_left: left, companies_total: total } = deadline;
  const inWords = (format: string) => formatDate(date, format, pageLocale());
  const weekday = inWords('dddd');
  const shifted = statutory_date !== date;
  return (
    <li className="row deadline">
      <time dateTime={date} className="deadline-date" title={dayText(date)}>
        <span className="deadline-day">{inWords('D')}</span>
        <span className="deadline-month">{inWords('MMM')}</span>
      </time>
      <span className="row-text">
        <span className="row-title">{mattersText(deadline)}</span>
        <span className="row-detail">
          {shifted ? t('deadlines.shifted', { weekday, day: dayOfMonth(statutory_date) }) : weekday}
        </span>
        <span className="deadline-left">
          {left === 0 ? (
            <Tag tone="success">{t('deadlines.done', { total })}</Tag>
          ) : (
            t('deadlines.left', { left, total })
          )}
        </span>
        <Left deadline={deadline} whose={whose} />
      </span>
    </li>
  );
}

/** What is left to do, each way to the list of it. */
function Left({ deadline: { date, to_tell, to_file }, whose }: { deadline: Deadline; whose: Whose }) {
  const t = useText(messages);
  const which = { due_date: date, ...mineOf(whose) };
  return (
    <span className="deadline-links">
      {to_tell > 0 && (
        <Link href={filtered(pathOf('dashboard-liabilities'), { ...which, to_tell: 'true' })}>
          {t('deadlines.to_tell', { n: to_tell })}
        </Link>
      )}
      {to_file > 0 && (
        <Link href={filtered(pathOf('dashboard-declarations'), which)}>{t('deadlines.to_file', { n: to_file })}</Link>
      )}
    </span>
  );
}
