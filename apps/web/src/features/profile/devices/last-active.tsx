import { pageLocale } from '#services/i18n/locale.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useNow } from '#ui/text/use-now.ts';
import messages from '../messages.json' with { type: 'json' };
import { timeAgo } from './time-ago.ts';

/** "Ostatnia aktywność: 5 minut temu"; the exact time stands in its tooltip. */
export function LastActive({ at }: { at: string }) {
  const text = useText(messages);
  const now = useNow(30_000);
  const exact = text('exact', { at: new Date(at) });
  const when = timeAgo(Date.parse(at), now, pageLocale()) ?? exact;
  return (
    <time dateTime={at} title={exact}>
      {text('devices.active', { when })}
    </time>
  );
}
