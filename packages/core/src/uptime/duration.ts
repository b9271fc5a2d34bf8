import { addDays } from '../lib/date.ts';
import { warsawInstant } from '../lib/warsaw.ts';

/** Work time as people write it: how long it took, or from when to when, as `HH:mm`. */
export type Written = { kind: 'length'; seconds: number } | { kind: 'range'; from: string; to: string };

/** Instants in milliseconds. */
export interface Span {
  start: number;
  end: number;
}

const HOUR = 3600;

const lengths: [form: RegExp, seconds: (figures: number[]) => number][] = [
  // 1:30 and 1:30:00
  [/^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/, ([hours = 0, minutes = 0, rest = 0]) => hours * HOUR + minutes * 60 + rest],
  // 1,5h and 2 godz.
  [/^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:h|g|godz\.?)$/, ([hours = 0]) => hours * HOUR],
  // 1h 30m and 1h30
  [
    /^(\d{1,3}) ?(?:h|g|godz\.?) ?([0-5]?\d) ?(?:m|min\.?)?$/,
    ([hours = 0, minutes = 0]) => hours * HOUR + minutes * 60,
  ],
  // 90m and 90
  [/^(\d{1,4}) ?(?:m|min\.?)?$/, ([minutes = 0]) => minutes * 60],
  // 1,5
  [/^(\d{1,3}[.,]\d{1,2})$/, ([hours = 0]) => hours * HOUR],
];

const range = /^(\d{1,2})(?:[:.]([0-5]\d))? ?[-–—] ?(\d{1,2})(?:[:.]([0-5]\d))?$/;

/** `1,5h`, `90m`, `90`, `1:30`, `1h 30m`, `9-11:30`; null where the text is none of them, or no time or more than a day. */
export function parseWritten(text: string): Written | null {
  const written = text.trim().toLowerCase();
  return rangeOf(written) ?? lengthOf(written);
}

/** The instants of a range on a day in Poland; one that ends before it begins ends on the next day. Null where the clock leaves one of its times out. */
export function spanOf(day: string, { from, to }: { from: string; to: string }): Span | null {
  const start = warsawInstant(day, from);
  const end = warsawInstant(to > from ? day : addDays(day, 1), to);
  return start === null || end === null ? null : { start, end };
}

/** Whole seconds as `1:30:05`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / HOUR)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** The same to the minute, as `1:30`. */
export function hoursText(seconds: number): string {
  return clockText(seconds).slice(0, -3);
}

function lengthOf(written: string): Written | null {
  for (const [form, toSeconds] of lengths) {
    const figures = form.exec(written)?.slice(1);
    if (!figures) continue;
    const seconds = Math.round(toSeconds(figures.map(numberOf)));
    return seconds > 0 && seconds <= 24 * HOUR ? { kind: 'length', seconds } : null;
  }
  return null;
}

function rangeOf(written: string): Written | null {
  const [, hour, minute = '00', endHour, endMinute = '00'] = range.exec(written) ?? [];
  if (Number(hour) > 23 || Number(endHour) > 23 || hour === undefined || endHour === undefined) return null;
  const [from, to] = [`${hour.padStart(2, '0')}:${minute}`, `${endHour.padStart(2, '0')}:${endMinute}`];
  return from === to ? null : { kind: 'range', from, to };
}

/** A part of a form that may be missing is zero. */
const numberOf = (figure: string | undefined) => Number((figure ?? '0').replace(',', '.'));

const two = (part: number) => String(part).padStart(2, '0');
