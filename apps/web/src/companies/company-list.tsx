import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AddIcon, CompaniesIcon, DeleteIcon, ImportIcon, ProfileIcon } from '../ui/icons.ts';
import type { BulkAction } from '../ui/list-bulk-action.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useFormAddress } from '../ui/use-form-address.ts';
import { useList } from '../ui/use-list.ts';
import { useCompanyDeclaration } from './company-declaration.tsx';
import { useCompanySource } from './company-queries.ts';
import { CompanyViews } from './company-views.tsx';
import messages from './messages.json' with { type: 'json' };
import type { CompanyView } from './view-queries.ts';

const SaveView = lazy(() => import('./company-view-save.tsx').then((room) => ({ default: room.CompanyViewSave })));
const OwnerDialog = lazy(() => import('./company-owner-dialog.tsx').then((room) => ({ default: room.CompanyOwner })));

const Deleted = lazy(() => import('./company-deleted.tsx').then((room) => ({ default: room.CompanyDeleted })));

/** Companies that are given to somebody. */
interface Handover {
  ids: string[];
  clear: (left?: string[]) => void;
}

export function CompanyList() {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const list = useList(useCompanyDeclaration(), useCompanySource());
  const mayEdit = useRight('companies:edit');
  const [saving, setSaving] = useState<{ view: CompanyView | undefined }>();
  const [handover, setHandover] = useState<Handover>();
  const form = pathOf('dashboard-companies-new');
  const dialog = useFormAddress(['deleted']);
  const bulk = useMemo((): BulkAction[] => {
    const open = (ids: string[], clear: Handover['clear']) => setHandover({ ids, clear });
    return [{ key: 'owner', label: t('bulk.owner'), icon: ProfileIcon, open }];
  }, [t]);
  const actions = mayEdit && (
    <>
      <Button variant="quiet" icon={DeleteIcon} onClick={() => dialog.show('deleted')}>
        {t('deleted')}
      </Button>
      <ButtonLink icon={ImportIcon} href={pathOf('dashboard-companies-import')}>
        {t('import')}
      </ButtonLink>
      <ButtonLink variant="primary" icon={AddIcon} href={form}>
        {t('add')}
      </ButtonLink>
    </>
  );
  return (
    <ListPage
      list={list}
      views={<CompanyViews onSave={(view) => setSaving({ view })} />}
      actions={actions}
      bulk={mayEdit ? bulk : []}
      empty={
        <EmptyState icon={CompaniesIcon} title={t('list.empty')} action={actions}>
          {mayEdit && t('list.empty.hint')}
        </EmptyState>
      }
      notify={toast}
      onNew={mayEdit ? () => navigate(form) : undefined}
    >
      <Suspense>
        {mayEdit && dialog.open === 'deleted' && <Deleted onClose={dialog.close} />}
        {saving && <SaveView {...saving} onClose={() => setSaving(undefined)} />}
        {handover && <OwnerDialog {...handover} onClose={() => setHandover(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
