import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useList } from '#services/lists/define-list.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { AddIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { requestList } from './definition.tsx';

const New = lazy(() => import('../form/request-new.tsx').then((module) => ({ default: module.RequestNew })));

/** What the office has asked companies for: at first what is still to be answered. */
export function RequestList() {
  const t = useText(messages);
  const list = useList(requestList);
  const form = useFormAddress(['new']);
  const add = () => form.show('new');
  return (
    <ListPage
      list={list}
      actions={
        list.mayEdit && (
          <Button variant="primary" icon={AddIcon} onClick={add}>
            {t('new')}
          </Button>
        )
      }
      onNew={list.mayEdit ? add : undefined}
      emptyAction={
        <ButtonLink href={`${pathOf('dashboard-documents-requests')}?filters[status]=any`}>
          {t('status.any')}
        </ButtonLink>
      }
    >
      <Suspense>{list.mayEdit && form.open === 'new' && <New onClose={form.close} />}</Suspense>
    </ListPage>
  );
}
