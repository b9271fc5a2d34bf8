import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { AddIcon, DeleteIcon, InviteIcon, UsersIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import { useList } from '#ui/list/use-list.ts';
import messages from '../messages.json' with { type: 'json' };
import { useUserSource } from '../queries.ts';
import { useUserBulk } from './bulk.ts';
import { useUserDeclaration } from './definition.tsx';

const InviteDialog = lazy(() => import('../form/user-invite.tsx').then(({ UserInvite }) => ({ default: UserInvite })));
const DeletedDialog = lazy(() => import('./deleted.tsx').then(({ UserDeleted }) => ({ default: UserDeleted })));
const NewDialog = lazy(() => import('../form/user-new.tsx').then(({ UserNew }) => ({ default: UserNew })));

export function UserList() {
  const t = useText(messages);
  const toast = useToast();
  const list = useList(useUserDeclaration(), useUserSource());
  const bulk = useUserBulk();
  const mayEdit = useRight('users:edit');
  const form = useFormAddress(['invite', 'new', 'deleted']);
  const actions = mayEdit && (
    <>
      <Button variant="quiet" icon={DeleteIcon} onClick={() => form.show('deleted')}>
        {t('deleted')}
      </Button>
      <Button icon={AddIcon} onClick={() => form.show('new')}>
        {t('add')}
      </Button>
      <Button variant="primary" icon={InviteIcon} onClick={() => form.show('invite')}>
        {t('invite')}
      </Button>
    </>
  );
  return (
    <ListPage
      list={list}
      actions={actions}
      bulk={mayEdit ? bulk : []}
      empty={<EmptyState icon={UsersIcon} title={t('list.empty')} action={actions} />}
      notify={toast}
      onNew={mayEdit ? () => form.show('new') : undefined}
    >
      {mayEdit && (
        <Suspense>
          {form.open === 'invite' && <InviteDialog onClose={form.close} />}
          {form.open === 'new' && <NewDialog onClose={form.close} />}
          {form.open === 'deleted' && <DeletedDialog onClose={form.close} />}
        </Suspense>
      )}
    </ListPage>
  );
}
