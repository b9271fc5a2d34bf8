import { Button } from './button.tsx';
import type { Draft } from './form-draft.ts';
import messages from './messages.json' with { type: 'json' };
import { Notice } from './notice.tsx';
import { words } from './words.ts';

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
