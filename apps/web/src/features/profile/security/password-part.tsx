import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormNewPassword } from '#ui/form/new-password-field.tsx';
import { FormPasswordField } from '#ui/form/password-field.tsx';
import { useRefetchSessions } from '../devices/use-my-sessions.ts';
import messages from '../messages.json' with { type: 'json' };
import { ProfilePart } from '../profile-part.tsx';
import { UsernameForManagers } from './username-for-managers.tsx';

interface Values {
  current_password: string;
  password: string;
}

const blank: Values = { current_password: '', password: '' };

/** Another password for one's own account. */
export function PasswordPart({ user }: { user: User }) {
  const t = useText(messages);
  const toast = useToast();
  const api = useApi();
  const refetchSessions = useRefetchSessions();
  const send = async (body: Values) => {
    await unwrap(api.PUT('/users/me/password', { body }));
  };
  const onSaved = () => {
    refetchSessions();
    toast(t('password.changed'));
  };
  return (
    <ProfilePart name="password">
      <FormPart<Values, void>
        className="form"
        values={blank}
        draft={null}
        send={send}
        valuesAfterSave={() => blank}
        onSaved={onSaved}
        submitLabel={t('password.change')}
        submitVariant="secondary"
        busyLabel={t('saving')}
      >
        <p className="profile-note">{t('password.note')}</p>
        <UsernameForManagers email={user.email} />
        <div className="form-fields profile-fields-one">
          <FormPasswordField<Values>
            name="current_password"
            label={t('password.current')}
            autoComplete="current-password"
          />
          <FormNewPassword label={t('password.new')} />
        </div>
      </FormPart>
    </ProfilePart>
  );
}
