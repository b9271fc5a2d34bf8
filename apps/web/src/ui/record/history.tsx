import type { UseQueryResult } from '@tanstack/react-query';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import type { PageOf } from '#ui/list/result.ts';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import { HistoryEntry, type HistoryEvent, type HistoryWords } from './history-entry.tsx';
import './history.css';

interface HistoryProps {
  answer: UseQueryResult<PageOf<HistoryEvent>>;
  speak: HistoryWords;
  showPage: (page: number) => void;
}

/** Who changed what, newest first. */
export function History({ answer: { data, error, refetch }, speak, showPage }: HistoryProps) {
  const t = words(messages);
  return (
    <Card
      title={t('history')}
      footer={data && data.meta.total > data.meta.limit && <HistoryPager {...data.meta} showPage={showPage} />}
    >
      {error && !data && (
        <FailureState title={t('history.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      )}
      <Rows>
        {data?.data.map((event) => (
          <HistoryEntry key={event.id} event={event} speak={speak} />
        ))}
        {data?.meta.total === 0 && <Row title={t('history.none')} />}
        {!data && !error && <Row title={<Skeleton width="12rem" />} detail={<Skeleton width="8rem" />} />}
      </Rows>
    </Card>
  );
}

interface HistoryPagerProps {
  page: number;
  limit: number;
  total: number;
  showPage: (page: number) => void;
}

function HistoryPager({ page, limit, total, showPage }: HistoryPagerProps) {
  const t = words(messages);
  const turns = [
    { label: t('history.newer'), to: page - 1, possible: page > 1 },
    { label: t('history.older'), to: page + 1, possible: page * limit < total },
  ];
  return (
    <nav className="history-pager" aria-label={t('history.pages')}>
      {turns.map(({ label, to, possible }) => (
        <button
          key={label}
          type="button"
          className="button button-quiet"
          aria-disabled={possible ? undefined : true}
          onClick={() => possible && showPage(to)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
