import { daysBetween } from '@biuro/core/lib/date.ts';
import { WarningIcon } from '#ui/icons/icons.ts';
import { dayShort, dayText } from './day.ts';
import messages from './messages.json' with { type: 'json' };
import { today } from './today.ts';
import { words } from './words.ts';
import './due.css';

interface DueProps {
  /** Such as `2026-11-25`. */
  date: string;
  /** False for what is done: it cannot be late. */
  open?: boolean;
}

/** Days ahead within which the distance is shown. */
const near = 14;

/** A date by which something must be done, and how far it is: "25 lis · za 3 dni". */
export function Due({ date, open = true }: DueProps) {
  const now = today();
  const distance = open ? distanceText(daysBetween(now, date)) : undefined;
  const late = open && date < now;
  return (
    <span className="due" data-late={late || undefined} data-soon={(open && !late && distance?.soon) || undefined}>
      <time dateTime={date} title={dayText(date)}>
        {dayShort(date, now)}
      </time>
      {distance && (
        <span className="due-distance">
          {late && <WarningIcon />}
          {distance.text}
        </span>
      )}
    </span>
  );
}

/** How far a date is, in words; undefined where it is far ahead. `soon` within two days. */
export function distanceText(days: number): { text: string; soon: boolean } | undefined {
  const t = words(messages);
  if (days > near) return undefined;
  if (days < 0) return { text: t('due.late', { n: -days }), soon: false };
  if (days === 0) return { text: t('due.today'), soon: true };
  if (days === 1) return { text: t('due.tomorrow'), soon: true };
  return { text: t('due.left', { n: days }), soon: days === 2 };
}
