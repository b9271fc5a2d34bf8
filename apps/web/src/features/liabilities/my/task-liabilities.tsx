import { useText } from '#services/i18n/use-text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import messages from '../messages.json' with { type: 'json' };
import { PaidRow } from '../payments/paid-row.tsx';
import { useMyLiabilitiesOfTask } from './queries.ts';

/** What a settlement brings to pay, for the client; nothing until the office has told the first amount. */
export function MyTaskLiabilities({ taskId }: { taskId: string }) {
  const t = useText(messages);
  const { data, error, refetch } = useMyLiabilitiesOfTask(taskId);
  if (!error && (!data || data.length === 0)) return null;
  return (
    <Card title={t('my.title')}>
      {error && !data && (
        <FailureState title={t('list.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      )}
      <Rows>
        {data?.map((liability) => (
          <PaidRow key={liability.id} liability={liability} />
        ))}
      </Rows>
    </Card>
  );
}
