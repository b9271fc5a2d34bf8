import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useList } from '#services/lists/define-list.ts';
import { useRight } from '#services/session/use-session.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import { type AskedMove, declarationList, movesColumn } from './definition.tsx';
import messages from './messages.json' with { type: 'json' };

const MoveDialog = lazy(() => import('../move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

/** Declarations of all companies: at first those that are still to be sent. */
export function DeclarationList() {
  const t = useText(messages);
  const mayEdit = useRight('tasks:edit');
  const [asked, setAsked] = useState<AskedMove>();
  const moreColumns = useMemo(() => (mayEdit ? [movesColumn(t, setAsked)] : []), [t, mayEdit]);
  const list = useList(declarationList, { moreColumns });
  const everything = `${pathOf('dashboard-declarations')}?filters[open]=any`;
  return (
    <ListPage list={list} emptyAction={<ButtonLink href={everything}>{t('empty.all')}</ButtonLink>}>
      {asked && (
        <Suspense>
          <MoveDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </ListPage>
  );
}
