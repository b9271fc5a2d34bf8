import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { DeleteDialog } from '#services/deletion/delete-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useDocumentCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Document } from '../statuses.ts';

interface DocumentDeleteProps {
  document: Document;
  onClose: () => void;
}

/** For a document that does not belong here. */
export function DocumentDelete({ document: { id, title }, onClose }: DocumentDeleteProps) {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const { remove, restore } = useDocumentCalls();
  return (
    <DeleteDialog
      title={t('delete.title', { title })}
      verb={t('delete')}
      done={t('delete.done', { title })}
      remove={() => remove(id)}
      restore={() => restore(id)}
      onRemoved={() => navigate(pathOf('dashboard-documents'))}
      onClose={onClose}
    >
      {t('delete.text')}
    </DeleteDialog>
  );
}
