import { useText } from '#services/i18n/use-text.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import messages from '../messages.json' with { type: 'json' };
import { phoneShown } from '../phone-shown.ts';
import type { User } from '../values.ts';

export function UserFacts({ user }: { user: User }) {
  const t = useText(messages);
  const none = <span className="user-none">{t('none')}</span>;
  const momentOf = (instant: string | null) =>
    instant ? <time dateTime={instant}>{t('moment', { at: new Date(instant) })}</time> : none;
  const { phone, position, second_factor, locale, status, last_login_at, invited_at, invite_expires_at, created_at } =
    user;
  const number = phone && (
    <Copyable text={phone} label={t('phone.copy')}>
      <a href={`tel:${phone}`}>{phoneShown(phone)}</a>
    </Copyable>
  );
  const invitation = [
    { label: t('invited'), value: momentOf(invited_at) },
    { label: t('invite.expires'), value: momentOf(invite_expires_at) },
  ];
  return (
    <Card title={t('section.person')} padded>
      <Facts
        facts={[
          { label: t('phone'), value: number ?? none },
          { label: t('position'), value: position ?? none },
          ...(status === 'invited' ? invitation : [{ label: t('last_login'), value: momentOf(last_login_at) }]),
          { label: t('second_factor'), value: t(`second_factor.${second_factor}`) },
          { label: t('locale'), value: t(`locale.${locale}`) },
          { label: t('created'), value: momentOf(created_at) },
        ]}
      />
    </Card>
  );
}
