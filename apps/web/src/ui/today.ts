const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

/** The day in the office, as `2026-11-21`. */
export function today(now: Date = new Date()): string {
  return day.format(now);
}
