import { addDays, isDate, toDate, yearOf } from '@biuro/core/lib/date.ts';
import { normalizeText } from '#ui/text/normalize-text.ts';
import { words } from '#ui/text/words.ts';
import { type Bounds, isWithin } from './bounds.ts';
import messages from './messages.json' with { type: 'json' };

export type WrittenDate =
  | { kind: 'empty' | 'unknown' }
  | { kind: 'date'; date: string }
  /** A day that its month does not have, such as 31 November; `nearest` is the last day of that month. */
  | { kind: 'impossible'; nearest: string };

/** Years that a date may have: more digits, or fewer, are a slip. */
const YEARS = { first: 1900, last: 2199 };

/** Years ahead up to which two digits are read as a year to come: "46" is 2046 in 2026, and "47" is 1947. */
const AHEAD = 20;

const DAY_FIRST = /^(\d{1,2})[\s.,/-]+(\d{1,2})(?:[\s.,/-]+(\d{4}|\d{2}))?[\s.,]*$/;
const YEAR_FIRST = /^(\d{4})[.,/-](\d{1,2})[.,/-](\d{1,2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})?$/;

/**
 * Reads a date as people write it: `24.11.2026`, `24 11`, `24.11`, `24112026`, `2026-11-24`, "jutro". Without a year it is that of `now`, or
 * the year beside it where only that lies within the bounds.
 */
export function readDate(text: string, now: string, bounds: Bounds = {}): WrittenDate {
  const written = text.trim();
  if (written === '') return { kind: 'empty' };
  const named = dateOfWord(written, now);
  if (named) return { kind: 'date', date: named };
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? [];
  if (year) return dateOf(Number(year), Number(month), Number(day));
  const [, first, second, third] = DAY_FIRST.exec(written) ?? DIGITS.exec(written) ?? [];
  if (!first) return { kind: 'unknown' };
  if (third) return dateOf(fullYear(third, now), Number(second), Number(first));
  const thisYear = yearOf(now);
  const years = [thisYear, thisYear - 1, thisYear + 1].map((one) => dateOf(one, Number(second), Number(first)));
  const [usual = { kind: 'unknown' }] = years;
  return years.find((one) => one.kind === 'date' && isWithin(one.date, bounds)) ?? usual;
}

function dateOfWord(written: string, now: string): string | undefined {
  const t = words(messages);
  const word = normalizeText(written);
  const means = (sentence: string) => normalizeText(sentence).split(' ').includes(word);
  if (means(t('word.today'))) return now;
  if (means(t('word.tomorrow'))) return addDays(now, 1);
  return means(t('word.yesterday')) ? addDays(now, -1) : undefined;
}

function fullYear(digits: string, now: string): number {
  if (digits.length === 4) return Number(digits);
  const thisYear = yearOf(now);
  const year = thisYear - (thisYear % 100) + Number(digits);
  return year > thisYear + AHEAD ? year - 100 : year;
}

function dateOf(year: number, month: number, day: number): WrittenDate {
  const isDay = day >= 1 && day <= 31 && month >= 1 && month <= 12;
  if (!isDay || year < YEARS.first || year > YEARS.last) return { kind: 'unknown' };
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return isDate(date) ? { kind: 'date', date } : { kind: 'impossible', nearest: toDate(year, month + 1, 0) };
}
