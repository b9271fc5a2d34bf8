import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Form } from '#ui/form/form.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { mayTakePlace, mayTouch, type User } from '../values.ts';
import { UserPage } from '../view/user-page.tsx';
import { UserAccountFields } from './account-fields.tsx';
import { UserPersonFields } from './person-fields.tsx';
import { UserPlaceFacts } from './place-facts.tsx';
import { updateOf, valuesOf } from './values.ts';

export function UserEdit() {
  const me = useUser();
  return (
    <UserPage>
      {(user) => {
        if (user.id === me.id) return <Redirect replace to={pathOf('dashboard-users-profile')} />;
        if (!mayTouch(user, me)) return <Redirect replace to={pathOf('dashboard-users-view', { id: user.id })} />;
        return <EditForm user={user} keepsPlace={!mayTakePlace(user, me)} />;
      }}
    </UserPage>
  );
}

interface EditFormProps {
  user: User;
  /** Address, phone and role are for owners to change. */
  keepsPlace: boolean;
}

function EditForm({ user, keepsPlace }: EditFormProps) {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const { id: me } = useUser();
  const { find, change } = useUserCalls();
  const values = useMemo(() => valuesOf(user), [user]);
  const view = pathOf('dashboard-users-view', { id: user.id });
  return (
    <Form
      title={t('edit.title')}
      values={values}
      draft={`${me}.user.${user.id}`}
      recordHref={recordHref}
      send={(typed, key) => change(updateOf(user.id, typed, keepsPlace), key)}
      refresh={async () => valuesOf(await find(user.id))}
      onSaved={() => {
        toast(t('saved'));
        navigate(view);
      }}
      submitLabel={t('save')}
      cancelHref={view}
    >
      <FormSection title={t('section.person')}>
        <UserPersonFields keepsPlace={keepsPlace} />
      </FormSection>
      <FormSection title={t('section.account')}>
        {keepsPlace ? <UserPlaceFacts user={user} /> : <UserAccountFields />}
      </FormSection>
    </Form>
  );
}
