import type { components } from '@biuro/contract';
import { hoursText } from '@biuro/core/uptime/duration.ts';
import { pageLocale, words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export type UptimeCategory = components['schemas']['UptimeCategory'];
export type UptimeStatus = components['schemas']['UptimeStatus'];

/** In the order of a month's work; the last two are internal work of the office. */
export const uptimeCategories = [
  'bookkeeping',
  'vat',
  'declarations',
  'payroll',
  'hr',
  'zus',
  'annual',
  'contact',
  'documents',
  'authorities',
  'onboarding',
  'advice',
  'administration',
  'training',
] as const satisfies UptimeCategory[];

/** In the order of an entry's life. */
export const uptimeStatuses = [
  'running',
  'saved',
  'submitted',
  'approved',
  'rejected',
  'invoiced',
] as const satisfies UptimeStatus[];

export const categoryText = (category: UptimeCategory): string => words(messages)(`category.${category}`);

export const uptimeStatusText = (status: UptimeStatus): string => words(messages)(`status.${status}`);

/** Seconds as people say them, in whole minutes: "2 h 30 min". */
export function timeText(seconds: number): string {
  const t = words(messages);
  const [hours, minutes] = wholeMinutes(seconds);
  const h = hours.toLocaleString(pageLocale());
  if (hours === 0) return t('time.minutes', { m: minutes });
  return minutes === 0 ? t('time.hours', { h }) : t('time.both', { h, m: minutes });
}

/** Seconds for a column of times, in whole minutes: "2:30". */
export const clockText = hoursText;

function wholeMinutes(seconds: number): [hours: number, minutes: number] {
  const minutes = Math.floor(seconds / 60);
  return [Math.floor(minutes / 60), minutes % 60];
}
