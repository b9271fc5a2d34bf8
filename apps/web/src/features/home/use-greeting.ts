import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useNow } from '#ui/text/use-now.ts';
import messages from './messages.json' with { type: 'json' };

/** Title of the home: a greeting and the day (the first look of `greeting`), or the office's name (the second). `more` stands after the day. */
export function useGreeting(more?: string): { title: string; sentence?: string } {
  const text = useText(messages);
  const config = useConfig();
  const today = text('today', { now: new Date(useNow(60_000)) });
  const day = more ? text('today.more', { today, more }) : today;
  if (!isVisible(config, 'dashboard', 'greeting')) return { title: text('home') };
  if (variantOf(config, 'dashboard', 'greeting') === 2) return { title: config.brand.office, sentence: day };
  return { title: text('greeting'), sentence: day };
}
