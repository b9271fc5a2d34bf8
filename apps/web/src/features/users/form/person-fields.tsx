import { useText } from '#services/i18n/use-text.ts';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { UserValues } from './values.ts';

/** Who a person is and how to reach them; without what `keepsPlace` keeps as it is. */
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
