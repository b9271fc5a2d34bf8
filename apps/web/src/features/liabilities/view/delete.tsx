import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { DeleteDialog } from '#services/deletion/delete-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Liability } from '../terms.ts';

interface LiabilityDeleteProps {
  liability: Liability;
  onClose: () => void;
}

/** For an amount that was added by mistake. */
export function LiabilityDelete({ liability, onClose }: LiabilityDeleteProps) {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const { remove, restore } = useLiabilityCalls();
  const { id, task, company } = liability;
  const what = liabilityText(liability);
  return (
    <DeleteDialog
      title={t('delete.title', { what, company: company.name })}
      verb={t('delete')}
      done={t('delete.done', { what })}
      remove={() => remove(id)}
      restore={() => restore(id)}
      onRemoved={() => navigate(pathOf('dashboard-tasks-view', { id: task.id }))}
      onClose={onClose}
    >
      {t('delete.text')}
    </DeleteDialog>
  );
}
