import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { formatDate } from '@biuro/core/lib/date.ts';
import { firstDayOf, readPeriod } from '@biuro/core/poland/period.ts';
import messages from './messages.json' with { type: 'json' };

/** "październik 2026", "3. kwartał 2026", "2026". */
export function monthOf(period: string, locale: Locale): string {
  const parts = readPeriod(period);
  if (parts?.type === 'month') return formatDate(firstDayOf(period), 'MMMM YYYY', locale);
  if (parts?.type !== 'quarter') return period;
  return createText(messages, locale)('quarter', { number: parts.number, year: String(parts.year) });
}
