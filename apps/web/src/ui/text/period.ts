import { formatDate } from '@biuro/core/lib/date.ts';
import { firstDayOf, periodParts } from '@biuro/core/poland/period.ts';
import messages from './messages.json' with { type: 'json' };
import { pageLocale, words } from './words.ts';

/** A month in figures: "10/2026". */
export const monthShort = (month: string): string => formatDate(firstDayOf(month), 'MM/YYYY');

/** A period in words: "listopad 2026", "4. kwartał 2026", "2026". */
export function periodText(period: string): string {
  const { type, year, number } = periodParts(period);
  if (type === 'year') return period;
  if (type === 'quarter') return words(messages)('period.quarter', { number, year: String(year) });
  return formatDate(firstDayOf(period), 'MMMM YYYY', pageLocale());
}
