import { type PeriodParts, periodParts } from '@biuro/core/poland/period.ts';
import messages from './task/messages.json' with { type: 'json' };
import { words } from './words.ts';

/** A period as people say it: "listopad 2026", "4. kwartał 2026", "2026". */
export function periodText(period: string): string {
  const t = words(messages);
  const parts = periodParts(period);
  if (parts.type === 'year') return period;
  if (parts.type === 'quarter') return t('period.quarter', { number: parts.number, year: String(parts.year) });
  return t('period.month', { at: middleOf(parts) });
}

/** Far from both ends of the month, whatever the time zone. */
function middleOf({ year, number }: PeriodParts): Date {
  return new Date(Date.UTC(year, number - 1, 15));
}
