import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { phoneShown } from '../phone-shown.ts';
import './user-form.css';
import { mayTakePlace, mayTouch, nameOf, type User } from '../values.ts';
import { UserProof } from '../view/proof.tsx';
import { useProof } from '../view/use-proof.ts';
import { UserPage } from '../view/user-page.tsx';
import { UserAccountFields, UserLocaleField, UserPersonFields } from './user-fields.tsx';
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
  const { find, change } = useUserCalls();
  const values = useMemo(() => valuesOf(user), [user]);
  const proof = useProof();
  const view = pathOf('dashboard-users-view', { id: user.id });
  return (
    <>
      <Form
        title={t('edit.title')}
        values={values}
        draft={`user.${user.id}`}
        recordHref={recordHref}
        send={(typed, key) => proof.before(() => change(updateOf(user.id, typed, keepsPlace), key))}
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
      {proof.asked && (
        <UserProof
          title={t('proof.change.title', { name: nameOf(user) })}
          text={t('proof.change.text')}
          submitLabel={t('proof.change.submit')}
          {...proof.asked}
        />
      )}
    </>
  );
}

/** What only owners change of another administrator, as it stands, and the language, which everybody may. */
function UserPlaceFacts({ user: { email, phone, role } }: { user: User }) {
  const t = useText(messages);
  return (
    <>
      <div className="user-place">
        <Facts
          facts={[
            { label: t('email'), value: email },
            { label: t('phone'), value: phone ? phoneShown(phone) : t('none') },
            { label: t('role'), value: t(`role.${role}`) },
          ]}
        />
        <Notice tone="info">{t('place.stays')}</Notice>
      </div>
      <UserLocaleField />
    </>
  );
}
