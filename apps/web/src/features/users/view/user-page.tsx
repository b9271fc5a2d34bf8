import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { RecordPage } from '#ui/record/record-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useUserRecord } from '../queries.ts';
import { nameOf, type User } from '../values.ts';

/** What the pages of one user share: they find it by the address, are named after it, and say when it is not there. */
export function UserPage({ children }: { children: (user: User) => ReactNode }) {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const user = useUserRecord(id);
  const missing = user.error && failureOf(user.error).status === 404;
  usePlaceName(user.data && nameOf(user.data), missing);
  return (
    <RecordPage
      answer={user}
      titles={{ waiting: t('user'), missing: t('missing'), failed: t('failed') }}
      back={{ href: pathOf('dashboard-users'), label: t('back') }}
    >
      {children}
    </RecordPage>
  );
}
