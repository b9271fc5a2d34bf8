import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { RecordPage } from '#ui/record/record-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useLiability } from '../queries.ts';
import type { Liability } from '../terms.ts';

interface LiabilityPageProps {
  back: { href: string; label: string };
  children: (liability: Liability) => ReactNode;
}

/** What the pages of one liability share: they find it by the address, are named after it, and say when it is not there. */
export function LiabilityPage({ back, children }: LiabilityPageProps) {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const answer = useLiability(id);
  const missing = answer.error && failureOf(answer.error).status === 404;
  usePlaceName(answer.data && liabilityText(answer.data), missing);
  return (
    <RecordPage
      answer={answer}
      titles={{ waiting: t('liability'), missing: t('missing'), failed: t('failed') }}
      back={back}
    >
      {children}
    </RecordPage>
  );
}
