import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useList } from '#services/lists/define-list.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { AddIcon, DeleteIcon, ImportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { companyList } from './definition.tsx';

const Deleted = lazy(() => import('./deleted.tsx').then((module) => ({ default: module.CompanyDeleted })));

export function CompanyList() {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const list = useList(companyList);
  const form = pathOf('dashboard-companies-new');
  const dialog = useFormAddress(['deleted']);
  const actions = list.mayEdit && (
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
      actions={actions}
      emptyAction={actions}
      onNew={list.mayEdit ? () => navigate(form) : undefined}
    >
      <Suspense>{list.mayEdit && dialog.open === 'deleted' && <Deleted onClose={dialog.close} />}</Suspense>
    </ListPage>
  );
}
