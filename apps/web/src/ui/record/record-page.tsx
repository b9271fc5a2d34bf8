import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/page.tsx';
import { RecordMissing } from './record-missing.tsx';

interface RecordPageProps<Value> {
  answer: UseQueryResult<Value>;
  /** Titles of the page until the record gives it its own name: "Firma", or "Strony nie znaleziono". */
  titles: { waiting: string; missing: string; failed: string };
  /** The link from an address without a record. */
  back: { href: string; label: string };
  children: (value: Value) => ReactNode;
}

/** The page of one record, or its states before: loading, missing, failed. */
export function RecordPage<Value>({ answer, titles, back, children }: RecordPageProps<Value>) {
  const { data, error, refetch } = answer;
  if (data !== undefined) return children(data);
  const failure = error && failureOf(error);
  if (failure?.status === 404) return <RecordMissing title={titles.missing} back={back} />;
  return (
    <Page title={titles.waiting} sentence={!failure && <Skeleton width="16rem" />}>
      {failure && (
        <section className="card">
          <FailureState title={titles.failed} failure={failure} retry={() => void refetch()} />
        </section>
      )}
    </Page>
  );
}
