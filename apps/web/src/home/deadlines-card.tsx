import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import { dayText } from '../ui/day.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CalendarIcon } from '../ui/icons.ts';
import { Rows } from '../ui/rows.tsx';
import { Tag } from '../ui/tag.tsx';
import { dayOfMonth } from './day-of-month.ts';
import './deadlines-card.css';
import { kindsText } from './kinds-text.ts';
import messages from './messages.json' with { type: 'json' };
import { RowSkeletons } from './row-skeletons.tsx';
import type { OfficeHome } from './use-office-home.ts';

type Deadline = OfficeHome['deadlines'][number];

/** The next terms, each with the companies that are not done for it. */
export function DeadlinesCard({ deadlines }: { deadlines: Deadline[] | undefined }) {
  const t = useText(messages);
  return (
    <Card
      title={t('deadlines.title')}
      action={<Link href={pathOf('dashboard-liabilities')}>{t('deadlines.all')}</Link>}
    >
      {deadlines?.length === 0 ? (
        <EmptyState icon={CalendarIcon} title={t('deadlines.none')} />
      ) : (
        <Rows>
          {deadlines?.map((deadline) => <DeadlineRow key={deadline.date} deadline={deadline} />) ?? (
            <RowSkeletons count={3} />
          )}
        </Rows>
      )}
    </Card>
  );
}

function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const t = useText(messages);
  const { date, statutory_date, kinds, companies_left: left, companies_total: total } = deadline;
  const at = new Date(date);
  const weekday = t('weekday', { at });
  const shifted = statutory_date !== date;
  return (
    <li className="row deadline" data-link>
      <time dateTime={date} className="deadline-date" title={dayText(date)}>
        <span className="deadline-day">{t('day.number', { at })}</span>
        <span className="deadline-month">{t('month.short', { at })}</span>
      </time>
      <span className="row-text">
        <span className="row-title">
          <Link href={`${pathOf('dashboard-liabilities')}?filters[due_date]=${date}`}>{kindsText(kinds)}</Link>
        </span>
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
      </span>
    </li>
  );
}
