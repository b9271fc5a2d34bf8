import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import messages from './messages.json' with { type: 'json' };

/** Parts of the profile in the order of the page; the names are anchors of its address. */
export const profileParts = ['details', 'password', 'two-factor', 'devices', 'appearance'] as const;

interface ProfilePartProps {
  name: (typeof profileParts)[number];
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
