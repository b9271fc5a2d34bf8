import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { RecordPage } from '#ui/record/record-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useDocument } from '../queries.ts';
import type { Document } from '../statuses.ts';

interface DocumentPageProps {
  back: { href: string; label: string };
  children: (document: Document) => ReactNode;
}

/** What the pages of one document share: they find it by the address, are named after it, and say when it is not there. */
export function DocumentPage({ back, children }: DocumentPageProps) {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const answer = useDocument(id);
  const missing = answer.error && failureOf(answer.error).status === 404;
  usePlaceName(answer.data?.title, missing);
  return (
    <RecordPage
      answer={answer}
      titles={{ waiting: t('document'), missing: t('missing'), failed: t('failed') }}
      back={back}
    >
      {children}
    </RecordPage>
  );
}
