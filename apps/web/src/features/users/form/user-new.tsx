import { pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { nameOf } from '../values.ts';
import { UserProof } from '../view/proof.tsx';
import { useProof } from '../view/use-proof.ts';
import { UserAccountFields, UserPersonFields } from './user-fields.tsx';
import { newUser, newUserOf } from './values.ts';

/** The office knows the person already: it writes down everything, and the person only chooses a password. */
export function UserNew({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { add } = useUserCalls();
  const proof = useProof();
  return (
    <>
      <FormDialog
        title={t('new.title')}
        submitLabel={t('add')}
        values={newUser}
        draft="user"
        recordHref={recordHref}
        send={(values, key) => proof.before(() => add(newUserOf(values), key))}
        onSaved={(user) => {
          toast(t('added', { name: nameOf(user) }));
          navigate(pathOf('dashboard-users-view', { id: user.id }), { replace: true });
        }}
        onClose={onClose}
      >
        <UserPersonFields />
        <UserAccountFields />
      </FormDialog>
      {proof.asked && (
        <UserProof
          title={t('proof.administrator.title')}
          text={t('proof.administrator.text')}
          submitLabel={t('proof.administrator.add')}
          {...proof.asked}
        />
      )}
    </>
  );
}
