import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormPasswordField } from '#ui/form/password-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { ProfilePart } from '../profile-part.tsx';
import { useProfileCalls } from '../use-profile.ts';
import { type DetailsValues, detailsOf, needsProof, updateOf } from './details-values.ts';

/** Name, phone and position; for those who may edit users, their e-mail, too. */
export function DetailsPart({ user }: { user: User }) {
  const t = useText(messages);
  const toast = useToast();
  const api = useApi();
  const mayEditEmail = useRight('users:edit');
  const { find, keep } = useProfileCalls();
  const values = useMemo(() => detailsOf(user), [user]);
  const send = async (typed: DetailsValues, key: string) => {
    const header = { 'Idempotency-Key': key };
    return keep((await unwrap(api.PUT('/users', { params: { header }, body: updateOf(typed, user) }))).data);
  };
  return (
    <ProfilePart name="details">
      <FormPart<DetailsValues, User>
        className="form"
        values={values}
        draft="profile"
        send={send}
        refresh={async () => detailsOf(await find())}
        valuesAfterSave={detailsOf}
        onSaved={() => toast(t('saved'))}
        submitLabel={t('save')}
        busyLabel={t('saving')}
      >
        <div className="form-fields">
          <FormTextField<DetailsValues> name="first_name" label={t('first-name')} autoComplete="given-name" />
          <FormTextField<DetailsValues> name="last_name" label={t('last-name')} autoComplete="family-name" />
          {mayEditEmail && (
            <FormTextField<DetailsValues> name="email" type="email" label={t('email')} autoComplete="email" wide />
          )}
          <FormTextField<DetailsValues> name="phone" type="tel" label={t('phone')} autoComplete="tel" optional />
          <FormTextField<DetailsValues>
            name="position"
            label={t('position')}
            autoComplete="organization-title"
            optional
          />
          <ReachProof user={user} />
        </div>
      </FormPart>
    </ProfilePart>
  );
}

/** Asks for the password as soon as the phone or the e-mail is another one. */
function ReachProof({ user }: { user: User }) {
  const t = useText(messages);
  const [email, phone] = useWatch<DetailsValues, ['email', 'phone']>({ name: ['email', 'phone'] });
  if (!needsProof({ email, phone }, user)) return null;
  return (
    <FormPasswordField<DetailsValues>
      name="current_password"
      label={t('password.current')}
      hint={t('details.proof')}
      autoComplete="current-password"
      wide
    />
  );
}
