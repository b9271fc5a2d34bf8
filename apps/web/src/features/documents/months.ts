import { isPeriod, shiftPeriod } from '@biuro/core/poland/period.ts';
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';

/** How far back a month can be chosen. */
const BACK = 24;

/** Months that a document may belong to, the newest first; the chosen one also where it is none of them. */
export function documentMonths(chosen?: string): string[] {
  const months = Array.from({ length: BACK + 1 }, (_, index) => shiftPeriod(today().slice(0, 7), 1 - index));
  return chosen && isMonth(chosen) && !months.includes(chosen) ? [chosen, ...months].toSorted().toReversed() : months;
}

export const monthOptions = (chosen?: string) =>
  documentMonths(chosen).map((value) => ({ value, label: periodText(value) }));

export const isMonth = (text: string): boolean => /^\d{4}-\d{2}$/.test(text) && isPeriod(text);
