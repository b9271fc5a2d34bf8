import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { AddIcon, CompaniesIcon, DeleteIcon, ImportIcon, ProfileIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import type { BulkAction } from '#ui/list/bulk/action.ts';
import { ListPage } from '#ui/list/list-page.tsx';
import { useList } from '#ui/list/use-list.ts';
import messages from '../messages.json' with { type: 'json' };
import { useCompanySource } from '../queries.ts';
import { useCompanyDeclaration } from './definition.tsx';
import type { CompanyView } from './saved-views/queries.ts';
import { CompanyViews } from './saved-views/saved-views.tsx';

const SaveView = lazy(() =>
  import('./saved-views/save-dialog.tsx').then((room) => ({ default: room.CompanyViewSave })),
);
const OwnerDialog = lazy(() => import('./account-manager-dialog.tsx').then((room) => ({ default: room.CompanyOwner })));

const Deleted = lazy(() => import('./deleted.tsx').then((room) => ({ default: room.CompanyDeleted })));

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
