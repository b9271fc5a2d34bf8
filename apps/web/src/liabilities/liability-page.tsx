import type { ReactNode } from 'react';
import { usePlace, usePlaceName } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { failureOf } from '../ui/failure.ts';
import { liabilityText } from '../ui/liability-text.ts';
import { RecordPage } from '../ui/record-page.tsx';
import { useLiability } from './liability-queries.ts';
import type { Liability } from './liability-terms.ts';
import messages from './messages.json' with { type: 'json' };

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
  usePlaceName(missing ? t('missing') : answer.data && liabilityText(answer.data));
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
