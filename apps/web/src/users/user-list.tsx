import { lazy, Suspense } from 'react';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AddIcon, DeleteIcon, InviteIcon, UsersIcon } from '../ui/icons.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useFormAddress } from '../ui/use-form-address.ts';
import { useList } from '../ui/use-list.ts';
import messages from './messages.json' with { type: 'json' };
import { useUserBulk } from './user-bulk.ts';
import { useUserDeclaration } from './user-declaration.tsx';
import { useUserSource } from './user-queries.ts';

const InviteDialog = lazy(() => import('./user-invite.tsx').then(({ UserInvite }) => ({ default: UserInvite })));
const DeletedDialog = lazy(() => import('./user-deleted.tsx').then(({ UserDeleted }) => ({ default: UserDeleted })));
const NewDialog = lazy(() => import('./user-new.tsx').then(({ UserNew }) => ({ default: UserNew })));

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
