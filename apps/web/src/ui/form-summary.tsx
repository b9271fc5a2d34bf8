import { type MouseEvent, type RefObject, useEffect } from 'react';
import type { FieldErrors } from 'react-hook-form';
import messages from './form-messages.json' with { type: 'json' };
import { Notice } from './notice.tsx';
import { words } from './words.ts';

interface FormSummaryProps {
  errors: FieldErrors;
  summary: RefObject<HTMLDivElement | null>;
}

/** Every mistake once more above the title, each leading to its field. It shrinks as they are mended. */
export function FormSummary({ errors, summary }: FormSummaryProps) {
  const t = words(messages);
  const mistakes = Object.values(errors).filter((error) => error !== undefined);
  const n = mistakes.length;
  useErrorTitle(n > 0);
  if (n === 0) return null;
  return (
    <Notice tone="danger" role="alert" ref={summary}>
      <p className="form-summary-title">{t('error.summary', { n })}</p>
      <ul>
      </ul>
    </Notice>
  );
}
