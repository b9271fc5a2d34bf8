import { isDate } from '@biuro/core/lib/date.ts';
import { parseMoney } from '@biuro/core/lib/money.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { type LiabilityKind, liabilityText } from '#services/records/liability/text.ts';
import { dayText } from '#ui/text/day.ts';
import { durationText } from '#ui/text/duration.ts';
import { moneyText } from '#ui/text/money-text.ts';
import { periodText } from '#ui/text/period.ts';

/** A value as a history has written it down, for people to read: dates, amounts and periods are those of its field. */
export function historyValue(field: string, value: string): string {
  if (isDate(value)) return dayText(value);
  if (field === 'period' && isPeriod(value)) return periodText(value);
  if (field.endsWith('amount') && parseMoney(value).valid) return moneyText(value);
  if (field === 'time_budget_minutes' && /^\d+$/.test(value)) return durationText(Number(value));
  return field === 'liability' ? namedLiability(value) : value;
}

/** "vat 2026-10", "pit 2026-10 Jan Kowalski". */
function namedLiability(value: string): string {
  const [kind = '', period = '', ...name] = value.split(' ');
  const partner = name.join(' ');
  // Written by the server out of its own kinds.
  return isPeriod(period) ? liabilityText({ kind: kind as LiabilityKind, period, partner }) : value;
}
