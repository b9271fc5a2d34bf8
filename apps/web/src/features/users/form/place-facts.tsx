import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Facts } from '#ui/record/facts.tsx';
import messages from '../messages.json' with { type: 'json' };
import { phoneShown } from '../phone-shown.ts';
import { UserLocaleField } from './account-fields.tsx';
import './user-form.css';
import type { User } from '../values.ts';

/** What only owners change of another administrator, as it stands, and the language, which everybody may. */
export function UserPlaceFacts({ user: { email, phone, role } }: { user: User }) {
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
