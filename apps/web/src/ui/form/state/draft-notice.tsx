import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { Draft } from './draft.ts';

/** Says that what was typed before is here again, and takes it back. */
export function FormDraftNotice({ draft }: { draft: Draft }) {
  const t = words(messages);
  if (!draft.restored) return null;
  return (
    <Notice tone="info" role="status" action={<Button onClick={draft.discard}>{t('form.draft.discard')}</Button>}>
      {t('form.draft')}
    </Notice>
  );
}
