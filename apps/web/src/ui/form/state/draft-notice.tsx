import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { words } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Draft } from './draft.ts';

/** Says that what was typed before is here again, and takes it back. */
export function FormDraftNotice({ draft }: { draft: Draft }) {
  const t = words(messages);
  if (!draft.restored) return null;
  return (
    <Notice tone="info" role="status" action={<Button onClick={draft.discard}>{t('draft.discard')}</Button>}>
      {t('draft')}
    </Notice>
  );
}
