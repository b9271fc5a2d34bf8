import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useList } from '#services/lists/define-list.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { AddIcon, DeleteIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useDocumentBulk } from './bulk.tsx';
import { documentList } from './definition.tsx';

const Deleted = lazy(() => import('./deleted.tsx').then((module) => ({ default: module.DocumentDeleted })));
const Add = lazy(() => import('../send/add-dialog.tsx').then((module) => ({ default: module.DocumentAdd })));

/** Documents of all companies: at first those that are to be checked. */
export function DocumentList() {
  const t = useText(messages);
  const list = useList(documentList);
  const bulk = useDocumentBulk();
  const form = useFormAddress(['new', 'deleted']);
  const add = () => form.show('new');
  return (
    <ListPage
      list={list}
      actions={
        list.mayEdit && (
          <>
            <ButtonLink href={pathOf('dashboard-documents-desk')}>{t('desk')}</ButtonLink>
            <ButtonLink href={pathOf('dashboard-documents-requests')}>{t('requests')}</ButtonLink>
            <Button variant="quiet" icon={DeleteIcon} onClick={() => form.show('deleted')}>
              {t('deleted')}
            </Button>
            <Button variant="primary" icon={AddIcon} onClick={add}>
              {t('add')}
            </Button>
          </>
        )
      }
      bulk={list.mayEdit ? bulk : []}
      onNew={list.mayEdit ? add : undefined}
      emptyAction={
        <ButtonLink href={`${pathOf('dashboard-documents')}?filters[state]=any`}>{t('state.any')}</ButtonLink>
      }
    >
      <Suspense>
        {list.mayEdit && form.open === 'deleted' && <Deleted onClose={form.close} />}
        {list.mayEdit && form.open === 'new' && <Add onClose={form.close} />}
      </Suspense>
    </ListPage>
  );
}
