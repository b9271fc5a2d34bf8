import messages from './list-messages.json' with { type: 'json' };
import { type PageMeta, rangeOf } from './list-pager.tsx';
import { words } from './words.ts';

/** Tells a screen reader what the eye sees: that rows are coming, and which ones came. */
export function ListStatus({ meta, busy }: { meta: PageMeta | undefined; busy: boolean }) {
  const t = words(messages);
  const found = meta && (meta.total === 0 ? t('none') : t('pager.range', rangeOf(meta)));
  return <output className="visually-hidden">{busy ? t('loading') : found}</output>;
}
