import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { Facts } from '#ui/record/facts.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Invitation } from './register-values.ts';
import '../account.css';

/** Who invites whom, and to what. */
export function RegisterInvitation({ invitation }: { invitation: Invitation }) {
  const t = useText(messages);
  const { office } = useConfig().brand;
  const { companies, invited_by, expires_at } = invitation;
  const facts = [
    { label: t('register.office'), value: office },
    ...(invited_by ? [{ label: t('register.by'), value: invited_by }] : []),
    ...(companies.length > 0
      ? [{ label: t('register.companies', { count: companies.length }), value: <Lines lines={companies} /> }]
      : []),
    { label: t('register.until'), value: t('moment', { at: new Date(expires_at) }) },
  ];
  return (
    <div className="account-invitation">
      <Facts facts={facts} />
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
