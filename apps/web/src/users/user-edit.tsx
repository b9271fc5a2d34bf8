import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { recordHref } from '../app/record-href.ts';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Form } from '../ui/form.tsx';
import { FormSection } from '../ui/form-section.tsx';
import messages from './messages.json' with { type: 'json' };
import { UserAccountFields } from './user-account-fields.tsx';
import { useUserCalls } from './user-calls.ts';
import { UserPage } from './user-page.tsx';
import { UserPersonFields } from './user-person-fields.tsx';
import type { User } from './user-terms.ts';
import { updateOf, valuesOf } from './user-values.ts';

export function UserEdit() {
  const { id: me } = useUser();
  return (
    <UserPage>
      {(user) =>
        user.id === me ? <Redirect replace to={pathOf('dashboard-users-profile')} /> : <EditForm user={user} />
      }
    </UserPage>
  );
}

function EditForm({ user }: { user: User }) {
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
      send={(typed, key) => change(updateOf(user.id, typed), key)}
      refresh={async () => valuesOf(await find(user.id))}
      onSaved={() => {
        toast(t('saved'));
        navigate(view);
      }}
      submitLabel={t('save')}
      cancelHref={view}
    >
      <FormSection title={t('section.person')}>
        <UserPersonFields />
      </FormSection>
      <FormSection title={t('section.account')}>
        <UserAccountFields />
      </FormSection>
    </Form>
  );
}
