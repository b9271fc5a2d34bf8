import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { DeleteDialog } from '../app/delete-dialog.tsx';
import { useText } from '../app/use-text.ts';
import { useCompanyCalls } from './company-queries.ts';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

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
