import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useNow } from '#ui/text/use-now.ts';
import messages from './messages.json' with { type: 'json' };

/** Title of the home: a greeting and the day (the first look of `greeting`), or the office's name (the second). `more` stands after the day. */
export function useGreeting(more?: string): { title: string; sentence?: string } {
  const t = useText(messages);
  const config = useConfig();
  const today = t('today', { now: new Date(useNow(60_000)) });
  const day = more ? t('today.more', { today, more }) : today;
  if (!isVisible(config, 'dashboard', 'greeting')) return { title: t('home') };
  if (variantOf(config, 'dashboard', 'greeting') === 2) return { title: config.brand.office, sentence: day };
  return { title: t('greeting'), sentence: day };
}
