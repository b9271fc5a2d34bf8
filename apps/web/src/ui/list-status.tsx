import { words } from './words.ts';
import messages from './list-messages.json' with { type: 'json' };
import { type PageMeta, rangeOf } from './list-pager.tsx';

/** Tells a screen reader what the eye sees: that rows are coming, and which ones came. */
export function ListStatus({ meta, busy }: { meta: PageMeta | undefined; busy: boolean }) {
  const t = words(messages);
  const found = meta && (meta.total === 0 ? t('none.title') : t('pager.range', rangeOf(meta)));
  return (
    <p className="visually-hidden" role="status">
      {busy ? t('loading') : found}
    </p>
  );
}
