import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { DeclarationsIcon } from '../ui/icons.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/use-list.ts';
import type { AskedMove } from './declaration-list-columns.tsx';
import { useDeclarationDeclaration } from './declaration-list-declaration.ts';
import { useDeclarationSource } from './declaration-list-source.ts';
import { DeclarationViews } from './declaration-views.tsx';
import messages from './list/messages.json' with { type: 'json' };

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

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
