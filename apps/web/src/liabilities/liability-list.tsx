import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BankIcon, SendIcon, WalletIcon } from '../ui/icons.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/use-list.ts';
import { useApproveAll } from './approve-all.ts';
import { useLiabilityDeclaration } from './liability-declaration.tsx';
import { useLiabilitySource } from './liability-queries.ts';
import messages from './messages.json' with { type: 'json' };

const Publish = lazy(() => import('./publish-dialog.tsx').then(({ PublishDialog }) => ({ default: PublishDialog })));

export function LiabilityList() {
  const t = useText(messages);
  const toast = useToast();
  const list = useList(useLiabilityDeclaration(), useLiabilitySource());
  const mayEdit = useRight('tasks:edit');
  const approve = useApproveAll();
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
        <ButtonLink icon={BankIcon} href={pathOf('dashboard-payments')}>
          {t('payments.title')}
        </ButtonLink>
      }
      bulk={mayEdit ? [approve, publish] : []}
      empty={
        <EmptyState icon={WalletIcon} title={t('list.empty')}>
          {t('list.empty.hint')}
        </EmptyState>
      }
      notify={toast}
    >
      {publishing && (
        <Suspense>
          <Publish ids={publishing.ids} onPublished={publishing.clear} onClose={() => setPublishing(undefined)} />
        </Suspense>
      )}
    </ListPage>
  );
}
