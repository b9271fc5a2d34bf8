import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { DeleteDialog } from '#services/deletion/delete-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { useCompanyCalls } from '../queries.ts';
import type { Company } from '../terms.ts';

interface CompanyDeleteProps {
  company: Company;
  onClose: () => void;
}

/** For a company that was added by mistake. */
export function CompanyDelete({ company: { id, name }, onClose }: CompanyDeleteProps) {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const { remove, restore } = useCompanyCalls();
  return (
    <DeleteDialog
      title={t('delete.title', { name })}
      verb={t('delete')}
      done={t('delete.done', { name })}
      remove={() => remove(id)}
      restore={() => restore(id)}
      onRemoved={() => navigate(pathOf('dashboard-companies'))}
      onClose={onClose}
    >
      {t('delete.text')}
    </DeleteDialog>
  );
}
