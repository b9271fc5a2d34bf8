import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import { failureOf } from '../ui/failure.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { Rows } from '../ui/rows.tsx';
import messages from './messages.json' with { type: 'json' };
import { useMyLiabilitiesOfTask } from './my-liability-queries.ts';
import { PaidRow } from './paid-row.tsx';

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
