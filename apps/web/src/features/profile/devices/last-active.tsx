import { pageLocale } from '#services/i18n/locale.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useNow } from '#ui/text/use-now.ts';
import messages from '../messages.json' with { type: 'json' };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "Ostatnia aktywność: 5 minut temu"; the exact time stands in its tooltip. */
export function LastActive({ at }: { at: string }) {
  const t = useText(messages);
  const now = useNow(30_000);
  const exact = t('exact', { at: new Date(at) });
  const when = timeAgo(Date.parse(at), now, pageLocale()) ?? exact;
  return (
    <time dateTime={at} title={exact}>
      {t('devices.active', { when })}
    </time>
  );
}

/** "5 minut temu" for an instant of the last 24 hours (milliseconds), else null. A clock that is ahead counts as now. */
export function timeAgo(at: number, now: number, locale: string): string | null {
  const passed = Math.max(0, now - at);
  if (passed >= day) return null;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (passed < minute) return format.format(0, 'second');
  return passed < hour
    ? format.format(-Math.floor(passed / minute), 'minute')
    : format.format(-Math.floor(passed / hour), 'hour');
}
