import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useList } from '#services/lists/define-list.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { BankIcon, DeleteIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useApproveAll } from './approve-all.ts';
import { liabilityList } from './definition.tsx';

const Deleted = lazy(() => import('./deleted.tsx').then((module) => ({ default: module.LiabilityDeleted })));

export function LiabilityList() {
  const t = useText(messages);
  const list = useList(liabilityList);
  const approve = useApproveAll();
  const form = useFormAddress(['deleted']);
  return (
    <ListPage
      list={list}
      actions={
        <>
          {list.mayEdit && (
            <Button variant="quiet" icon={DeleteIcon} onClick={() => form.show('deleted')}>
              {t('deleted')}
            </Button>
          )}
          <ButtonLink icon={BankIcon} href={pathOf('dashboard-payments')}>
            {t('payments.title')}
          </ButtonLink>
        </>
      }
      bulk={list.mayEdit ? [approve] : []}
    >
      <Suspense>{list.mayEdit && form.open === 'deleted' && <Deleted onClose={form.close} />}</Suspense>
    </ListPage>
  );
}
