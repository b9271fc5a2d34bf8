import type { components } from '@biuro/contract';
import { addDays, isDate } from '@biuro/core/lib/date.ts';
import { warsawDay, warsawInstant, warsawTime } from '@biuro/core/lib/warsaw.ts';
import { ofWireTime, wireTime } from '@biuro/core/lib/wire-time.ts';
import { readClock } from '@biuro/core/uptime/clock.ts';
import { hoursText, parseWritten } from '@biuro/core/uptime/duration.ts';
import type { UptimeCategory } from '#services/records/uptime/text.ts';
import { choice, flag, optionalReference, optionalText, requiredText, version } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';

type Schemas = components['schemas'];
export type Entry = Schemas['Uptime'];

/** Start and end are clocks in Poland, `8:05`, until `timesOf` makes instants of them. */
export const entryFields = defineFields<Schemas['UptimeUpdate']>()({
  start_date: requiredText,
  end_date: optionalText,
  company_id: optionalReference,
  settlement_id: optionalText,
  category: choice<UptimeCategory>('bookkeeping'),
  billable: flag,
  comment: optionalText,
  version,
});

/** The day of the start, and the length of the work as people write it: `1,5h`, `90m`, `1:30`. */
type OwnValues = Record<'day' | 'length', string>;

export type EntryValues = typeof entryFields.initial & OwnValues;
export type TimeValues = Pick<EntryValues, 'day' | 'start_date' | 'end_date' | 'length'>;

export function valuesOf(entry: Entry): EntryValues {
  const start = ofWireTime(entry.start_date);
  const end = entry.end_date === null ? null : ofWireTime(entry.end_date);
  const values = entryFields.valuesOf({ ...entry, company_id: entry.company, settlement_id: entry.settlement?.id });
  return { ...values, ...timeValues(start, end) };
}

/** An empty entry of a day, of a stretch of it where that is known. */
export function newValues(day: string, stretch?: { start: number; end: number }): EntryValues {
  const times = stretch ? timeValues(stretch.start, stretch.end) : { day, start_date: '', end_date: '', length: '' };
  return { ...entryFields.initial, ...times };
}

/** `before` is the entry that is changed. */
export function updateOf(values: EntryValues, before?: Entry): Schemas['UptimeUpdate'] {
  const { start_date, end_date } = timesOf(values, before);
  return entryFields.requestOf({ ...values, start_date, end_date: end_date ?? '' });
}

/** What is null in a change is left out of a new entry. */
export function newEntryOf(values: EntryValues): Schemas['NewUptime'] {
  const { version: _version, ...work } = updateOf(values);
  const known = Object.entries(work).filter(([, value]) => value !== null);
  // The start is never null.
  return Object.fromEntries(known) as Schemas['NewUptime'];
}

function timeValues(start: number, end: number | null): TimeValues {
  const clock = (instant: number) => warsawTime(instant).slice(0, 5);
  return {
    day: warsawDay(start),
    start_date: clock(start),
    end_date: end === null ? '' : clock(end),
    length: end === null ? '' : hoursText((end - start) / 1_000),
  };
}

/**
 * What the other fields of the time say once one of them was changed: the length follows from both clocks, the end from start and length,
 * and a length such as `9-11:30` gives both.
 */
export function followed(changed: keyof TimeValues, values: TimeValues): Partial<TimeValues> {
  const written = changed === 'length' ? parseWritten(values.length) : null;
  if (written?.kind === 'range') return { start_date: written.from, end_date: written.to };
  const start = startOf(values);
  if (written) return start === null ? {} : { end_date: warsawTime(start + written.seconds * 1_000).slice(0, 5) };
  if (changed === 'length') return {};
  const end = endOf(values, start);
  return start === null || end === null ? {} : { length: hoursText((end - start) / 1_000) };
}

/** Fields whose time does not exist, as in the hour that the night of March leaves out. */
export function impossible(values: TimeValues): ('start_date' | 'end_date')[] {
  const start = startOf(values);
  if (start === null) return ['start_date'];
  return values.end_date.trim() !== '' && endOf(values, start) === null ? ['end_date'] : [];
}

/**
 * The times as the contract has them. Times that were not changed are kept to the second, and in the doubled hour of October
 * the one they were.
 */
export function timesOf(values: TimeValues, before?: Entry): { start_date: string; end_date: string | null } {
  const untouched = before && valuesOf(before);
  const keepsStart = untouched && untouched.day === values.day && untouched.start_date === values.start_date;
  const start = keepsStart ? ofWireTime(before.start_date) : startOf(values);
  const keepsEnd = keepsStart && untouched.end_date === values.end_date;
  const end = keepsEnd && before.end_date !== null ? ofWireTime(before.end_date) : endOf(values, start);
  return { start_date: start === null ? '' : wireTime(start), end_date: end === null ? null : wireTime(end) };
}

function startOf({ day, start_date }: TimeValues): number | null {
  const clock = readClock(start_date);
  return clock === null || !isDate(day) ? null : warsawInstant(day, clock);
}

/** An end that is earlier than the start is one of the next day. */
function endOf({ day, end_date }: TimeValues, start: number | null): number | null {
  const clock = readClock(end_date);
  if (start === null || clock === null) return null;
  const end = warsawInstant(day, clock);
  return end === null || end > start ? end : warsawInstant(addDays(day, 1), clock);
}
