import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { BankIcon, DeleteIcon, SendIcon, WalletIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import { useList } from '#ui/list/use-list.ts';
import messages from '../messages.json' with { type: 'json' };
import { useLiabilitySource } from '../queries.ts';
import { useApproveAll } from './approve-all.ts';
import { useLiabilityDeclaration } from './definition.tsx';

const Publish = lazy(() => import('./publish-dialog.tsx').then(({ PublishDialog }) => ({ default: PublishDialog })));
const Deleted = lazy(() => import('./deleted.tsx').then((room) => ({ default: room.LiabilityDeleted })));

export function LiabilityList() {
  const t = useText(messages);
  const toast = useToast();
  const list = useList(useLiabilityDeclaration(), useLiabilitySource());
  const mayEdit = useRight('tasks:edit');
  const approve = useApproveAll();
  const form = useFormAddress(['deleted']);
  const [publishing, setPublishing] = useState<{ ids: string[]; clear: (left?: string[]) => void }>();
  const publish = {
    key: 'publish',
    label: t('publish'),
    icon: SendIcon,
    open: (ids: string[], clear: (left?: string[]) => void) => setPublishing({ ids, clear }),
  };
  return (
    <ListPage
      list={list}
      actions={
        <>
          {mayEdit && (
            <Button variant="quiet" icon={DeleteIcon} onClick={() => form.show('deleted')}>
              {t('deleted')}
            </Button>
          )}
          <ButtonLink icon={BankIcon} href={pathOf('dashboard-payments')}>
            {t('payments.title')}
          </ButtonLink>
        </>
      }
      bulk={mayEdit ? [approve, publish] : []}
      empty={
        <EmptyState icon={WalletIcon} title={t('list.empty')}>
          {t('list.empty.hint')}
        </EmptyState>
      }
      notify={toast}
    >
      <Suspense>
        {publishing && (
          <Publish ids={publishing.ids} onPublished={publishing.clear} onClose={() => setPublishing(undefined)} />
        )}
        {mayEdit && form.open === 'deleted' && <Deleted onClose={form.close} />}
      </Suspense>
    </ListPage>
  );
}
