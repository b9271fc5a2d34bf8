import { useText } from '#services/i18n/use-text.ts';
import { Tag } from '#ui/text/tag.tsx';
import messages from './messages.json' with { type: 'json' };
import { type Status, statusTones } from './values.ts';

interface UserTagProps {
  status: Status;
  /** The invitation was not used in time. */
  expired?: boolean;
}

export function UserTag({ status, expired = false }: UserTagProps) {
  const t = useText(messages);
  if (expired) return <Tag tone="warning">{t('status.expired')}</Tag>;
  return <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>;
}
