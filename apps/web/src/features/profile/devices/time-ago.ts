const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "5 minut temu" for an instant of the last 24 hours (milliseconds), else null. A clock that is ahead counts as now. */
export function timeAgo(at: number, now: number, locale: string): string | null {
  const passed = Math.max(0, now - at);
  if (passed >= day) return null;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (passed < minute) return format.format(0, 'second');
  return passed < hour
    ? format.format(-Math.floor(passed / minute), 'minute')
    : format.format(-Math.floor(passed / hour), 'hour');
}
