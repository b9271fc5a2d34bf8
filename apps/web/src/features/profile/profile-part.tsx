import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import messages from './messages.json' with { type: 'json' };
import type { ProfilePartName } from './profile-parts.ts';

interface ProfilePartProps {
  name: ProfilePartName;
  /** Tag or count at the right of the title. */
  action?: ReactNode;
  footer?: ReactNode;
  padded?: boolean;
  children: ReactNode;
}

/** A card of the profile that links can lead to. */
export function ProfilePart({ name, padded = true, children, ...card }: ProfilePartProps) {
  const t = useText(messages);
  return (
    <div id={name} className="profile-part">
      <Card title={t(`${name}.title`)} padded={padded} {...card}>
        {children}
      </Card>
    </div>
  );
}
