import { dayjs } from './dayjs.ts';

const FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** The date and time of the contract, `YYYY-MM-DD HH:mm:ss` in UTC. A number is milliseconds; parts of a second are cut off. @throws RangeError where it is none. */
export function wireTime(instant: number | Date): string {
  const time = dayjs.utc(instant);
  if (!time.isValid()) throw new RangeError('No instant');
  return time.format(FORMAT);
}

/** @throws RangeError where the text is no date and time of the contract. */
export function ofWireTime(text: string): number {
  // Parsed by hand and compared with the result, because Day.js takes 31 February for 3 March.
  const instant = Date.parse(`${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(instant) || wireTime(instant) !== text) throw new RangeError(`No date and time: ${text}`);
  return instant;
}

/** The date and time of calendar files, `20261121T001400Z`. */
export function compactTime(instant: Date): string {
  return dayjs.utc(instant).format('YYYYMMDD[T]HHmmss[Z]');
}

/** `2026-11-21 01:14`, in the time zone of the process, without `Intl`, which takes a command line half as long as Node to load. */
export function localTime(instant: Date): string {
  return dayjs(instant).format('YYYY-MM-DD HH:mm');
}

/** The same time of the day so many months later, or on the last day of a shorter month, in UTC. */
export function addMonthsTo(instant: Date, months: number): Date {
  return dayjs.utc(instant).add(months, 'month').toDate();
}
