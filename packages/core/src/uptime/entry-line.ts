import { addDays, isDate, yearOf } from '../lib/date.ts';
import { parseWritten, type Written } from './duration.ts';

/** Work in one line, such as `wczoraj 9-11:30 Alfa VAT`. */
export interface EntryLine {
  day: string;
  time: Written;
  /** What follows the time. */
  words: string;
}

const daysBack: Record<string, number> = { dzisiaj: 0, dziś: 0, dzis: 0, today: 0, wczoraj: 1, yesterday: 1 };

/** Null where the line does not tell when or for how long. A day without a year is the latest one that is not after `today`. */
export function parseEntryLine(line: string, today: string): EntryLine | null {
  const [first = '', ...others] = line.trim().split(/\s+/);
  const day = dayOf(first, today);
  // `1.5 2h` is the first of May, and `1.5 Alfa` an hour and a half
  const onDay = day === null ? null : timedOf(others, day);
  return onDay ?? timedOf([first, ...others], today);
}

/** The longest beginning that is a time: `1 h 30 min przelewy`. */
function timedOf(words: string[], day: string): EntryLine | null {
  for (let length = Math.min(words.length, 4); length > 0; length -= 1) {
    const time = parseWritten(words.slice(0, length).join(' '));
    if (time) return { day, time, words: words.slice(length).join(' ') };
  }
  return null;
}

function dayOf(word: string, today: string): string | null {
  const back = daysBack[word.toLowerCase()];
  if (back !== undefined) return addDays(today, -back);
  if (isDate(word)) return word;
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?\.?$/.exec(word) ?? [];
  if (day === undefined || month === undefined) return null;
  const of = (wanted: number) => `${wanted}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = of(year ? Number(year) : yearOf(today));
  if (!isDate(date)) return null;
  return !year && date > today ? of(yearOf(today) - 1) : date;
}
