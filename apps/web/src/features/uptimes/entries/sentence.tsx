import { useText } from '#services/i18n/use-text.ts';
import { timeText } from '#services/records/uptime/text.ts';
import type { Filters } from './address.ts';
import messages from './messages.json' with { type: 'json' };
import { useSummary } from './queries.ts';

/** How much was worked in the days that are shown. */
export function EntrySentence({ filters }: { filters: Filters }) {
  const t = useText(messages);
  const { data } = useSummary(filters);
  if (!data) return '\u00A0';
  if (data.entries === 0) return t('sum.none');
  const sum = t('sum', { time: timeText(data.seconds), n: data.entries });
  return data.billable_seconds > 0 ? `${sum} · ${t('sum.billable', { time: timeText(data.billable_seconds) })}` : sum;
}
