import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Figure, Figures } from '#ui/record/figures.tsx';
import messages from './messages.json' with { type: 'json' };
import './report.css';

interface ReportBodyProps<Value> {
  answer: UseQueryResult<Value>;
  /** Names of the numbers on top, while they are on their way. */
  figures: string[];
  /** Its table has more columns than fit on upright paper. */
  wide?: boolean;
  children: (value: Value) => ReactNode;
}

/** A report, or what stands in its place. One of another period stays, dimmed, until the next is here. */
export function ReportBody<Value>({ answer, figures, wide = false, children }: ReportBodyProps<Value>) {
  const t = useText(messages);
  const { data, error, refetch, isPlaceholderData } = answer;
  if (error && (data === undefined || isPlaceholderData))
    return (
      <section className="card">
        <FailureState title={t('failed')} failure={failureOf(error)} retry={() => void refetch()} />
      </section>
    );
  return (
    <div className={wide ? 'report report-wide' : 'report'} aria-busy={data === undefined || isPlaceholderData}>
      {data === undefined ? (
        <Figures>
          {figures.map((label) => (
            <Figure key={label} label={label} value={undefined} note={' '} />
          ))}
        </Figures>
      ) : (
        children(data)
      )}
    </div>
  );
}

/** Where the numbers come from, folded away. */
export function ReportNote({ children }: { children: string }) {
  const t = useText(messages);
  return (
    <details className="report-note">
      <summary>{t('note')}</summary>
      {children}
    </details>
  );
}
