import { pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { recordHref } from '../app/record-href.ts';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import messages from './messages.json' with { type: 'json' };
import { UserAccountFields } from './user-account-fields.tsx';
import { useUserCalls } from './user-calls.ts';
import { UserPersonFields } from './user-person-fields.tsx';
import { nameOf } from './user-terms.ts';
import { newUser, newUserOf } from './user-values.ts';

/** The office knows the person already: it writes down everything, and the person only chooses a password. */
export function UserNew({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { id } = useUser();
  const { add } = useUserCalls();
  return (
    <FormDialog
      title={t('new.title')}
      submitLabel={t('add')}
      values={newUser}
      draft={`${id}.user`}
      recordHref={recordHref}
      send={(values, key) => add(newUserOf(values), key)}
      onSaved={(user) => {
        toast(t('added', { name: nameOf(user) }));
        navigate(pathOf('dashboard-users-view', { id: user.id }), { replace: true });
      }}
      onClose={onClose}
    >
      <UserPersonFields />
      <UserAccountFields />
    </FormDialog>
  );
}
