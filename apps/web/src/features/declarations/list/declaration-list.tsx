import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DeclarationsIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import { useList } from '#ui/list/use-list.ts';
import type { AskedMove } from './columns.tsx';
import { useDeclarationDeclaration } from './declaration.ts';
import messages from './messages.json' with { type: 'json' };
import { useDeclarationSource } from './source.ts';
import { DeclarationViews } from './usual-views.tsx';

const MoveDialog = lazy(() => import('../move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

/** Declarations of all companies: at first those that are still to be sent. */
export function DeclarationList() {
  const t = useText(messages);
  const toast = useToast();
  const mayEdit = useRight('tasks:edit');
  const [asked, setAsked] = useState<AskedMove>();
  const list = useList(useDeclarationDeclaration(mayEdit ? setAsked : undefined), useDeclarationSource());
  const everything = `${pathOf('dashboard-declarations')}?filters[open]=any`;
  return (
    <ListPage
      list={list}
      views={<DeclarationViews query={list.controls.query} />}
      empty={
        <EmptyState
          icon={DeclarationsIcon}
          title={t('empty')}
          action={<ButtonLink href={everything}>{t('empty.all')}</ButtonLink>}
        >
          {t('empty.hint')}
        </EmptyState>
      }
      notify={toast}
    >
      {asked && (
        <Suspense>
          <MoveDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </ListPage>
  );
}
