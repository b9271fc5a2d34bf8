import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BankIcon, DeleteIcon, SendIcon, WalletIcon } from '../ui/icons.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useFormAddress } from '../ui/use-form-address.ts';
import { useList } from '../ui/use-list.ts';
import { useApproveAll } from './approve-all.ts';
import { useLiabilityDeclaration } from './liability-declaration.tsx';
import { useLiabilitySource } from './liability-queries.ts';
import messages from './messages.json' with { type: 'json' };

const Publish = lazy(() => import('./publish-dialog.tsx').then(({ PublishDialog }) => ({ default: PublishDialog })));
const Deleted = lazy(() => import('./liability-deleted.tsx').then((room) => ({ default: room.LiabilityDeleted })));

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
