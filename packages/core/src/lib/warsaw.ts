// The clock in Poland is reckoned by hand: the time zone plugin of Day.js is wrong by an hour across a night in which the clock changes.
let wallClock: Intl.DateTimeFormat | undefined;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day that the calendar in Poland shows at the instant, as `YYYY-MM-DD`. Instants are milliseconds of the epoch. */
export function warsawDay(instant: number): string {
  return wallTimeOf(instant).slice(0, 10);
}

/** What the clock in Poland shows at the instant, as `HH:mm:ss`. */
export function warsawTime(instant: number): string {
  return wallTimeOf(instant).slice(11);
}

/**
 * Every instant at which the clock in Poland shows the time of the day, earliest first: one, none in the hour that the
 * night of March leaves out, two in the hour that the night of October shows twice (first summer, then winter time).
 *
 * @param time `HH:mm` or `HH:mm:ss`
 * @throws RangeError where the day or the time is none.
 */
export function warsawInstants(day: string, time: string): number[] {
  const naive = naiveOf(day, time);
  const offsets = new Set([offsetAt(naive - DAY), offsetAt(naive + DAY)]);
  return [...offsets].map((offset) => naive - offset).filter((instant) => instant + offsetAt(instant) === naive);
}

/**
 * The instant of a local time; of two the first, in summer time; `null` where the clock leaves the time out.
 *
 * @throws RangeError where the day or the time is none.
 */
export function warsawInstant(day: string, time: string): number | null {
  return warsawInstants(day, time)[0] ?? null;
}

/** The instant at which the day begins. The clock in Poland changes after midnight, so that every day has one. */
export function warsawMidnight(day: string): number {
  return warsawInstants(day, '00:00')[0] ?? Number.NaN;
}

/** Summer or winter time, to be shown beside a time that `isRepeatedHour`. */
export function warsawZone(instant: number): 'CEST' | 'CET' {
  return offsetAt(instant) === 2 * HOUR ? 'CEST' : 'CET';
}

/** Whether the clock shows the time of the instant twice on that day, as from 2:00 to 2:59 in the night of October. */
export function isRepeatedHour(instant: number): boolean {
  return warsawInstants(warsawDay(instant), warsawTime(instant)).length > 1;
}

/** Milliseconds by which the clock in Poland is ahead of UTC. */
function offsetAt(instant: number): number {
  const whole = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${wallTimeOf(whole).replace(' ', 'T')}Z`) - whole;
}

function naiveOf(day: string, time: string): number {
  const written = `${day}T${time.length === 5 ? `${time}:00` : time}`;
  const naive = Date.parse(`${written}Z`);
  // Date.parse takes 31 February and 24:00 for the day after, and so does Day.js
  if (Number.isNaN(naive) || !new Date(naive).toISOString().startsWith(written)) {
    throw new RangeError(`No time of a day: ${day} ${time}`);
  }
  return naive;
}

/** `2026-10-25 02:30:00` as the clock shows it. The formatter waits for its first use: a command line would pay for it at every start. */
function wallTimeOf(instant: number): string {
  wallClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return wallClock.format(instant);
}
