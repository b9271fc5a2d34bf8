import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useList } from '#services/lists/define-list.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { AddIcon, DeleteIcon, InviteIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useUserBulk } from './bulk.ts';
import { userList } from './definition.tsx';

const InviteDialog = lazy(() => import('../form/user-invite.tsx').then(({ UserInvite }) => ({ default: UserInvite })));
const DeletedDialog = lazy(() => import('./deleted.tsx').then(({ UserDeleted }) => ({ default: UserDeleted })));
const NewDialog = lazy(() => import('../form/user-new.tsx').then(({ UserNew }) => ({ default: UserNew })));

export function UserList() {
  const t = useText(messages);
  const list = useList(userList);
  const bulk = useUserBulk();
  const form = useFormAddress(['invite', 'new', 'deleted']);
  const actions = list.mayEdit && (
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
      emptyAction={actions}
      bulk={list.mayEdit ? bulk : []}
      onNew={list.mayEdit ? () => form.show('new') : undefined}
    >
      {list.mayEdit && (
        <Suspense>
          {form.open === 'invite' && <InviteDialog onClose={form.close} />}
          {form.open === 'new' && <NewDialog onClose={form.close} />}
          {form.open === 'deleted' && <DeletedDialog onClose={form.close} />}
        </Suspense>
      )}
    </ListPage>
  );
}
