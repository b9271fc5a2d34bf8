import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { companyRoles, isClientRole, officeRoles } from '../values.ts';
import { UserCompaniesField } from './companies-field.tsx';
import type { InviteValues, UserValues } from './values.ts';

/** Name, address and phone of a person; with `keepsPlace` without those that only owners change. */
export function UserPersonFields({ keepsPlace = false }: { keepsPlace?: boolean }) {
  const t = useText(messages);
  return (
    <>
      <FormTextField<UserValues> name="first_name" label={t('first_name')} />
      <FormTextField<UserValues> name="last_name" label={t('last_name')} />
      {!keepsPlace && (
        <>
          <FormTextField<UserValues> name="email" type="email" label={t('email')} wide />
          <FormTextField<UserValues> name="phone" type="tel" label={t('phone')} optional />
        </>
      )}
      <FormTextField<UserValues> name="position" label={t('position')} optional />
    </>
  );
}

/** What a person may do here, in which language the portal writes to them, and for clients, which companies they see. */
export function UserAccountFields() {
  const role = useWatch<InviteValues, 'role'>({ name: 'role' });
  return (
    <>
      <UserRoleField role={role} />
      <UserLocaleField />
      {isClientRole(role) && <UserCompaniesField role={role} />}
    </>
  );
}

/** In which language the portal writes to a person. */
export function UserLocaleField() {
  const t = useText(messages);
  const locales = (['pl', 'en'] as const).map((value) => ({ value, label: t(`locale.${value}`) }));
  return <FormSelectField<InviteValues> name="locale" label={t('locale')} options={locales} />;
}

function UserRoleField({ role }: { role: string }) {
  const t = useText(messages);
  const own = useUser().role;
  // Only owners may give the role of an owner; for somebody who has it, it is offered to everybody.
  const office = officeRoles.filter((value) => value !== 'owner' || own === 'owner' || role === 'owner');
  const roles = [
    ...office.map((value) => ({ value, label: t(`role.${value}`), group: t('scope.office') })),
    ...companyRoles.map((value) => ({ value, label: t(`role.${value}`), group: t('scope.clients') })),
  ];
  return <FormSelectField<InviteValues> name="role" label={t('role')} options={roles} />;
}
