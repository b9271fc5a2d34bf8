import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { OfflineIcon, WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import messages from './messages.json' with { type: 'json' };

interface PartFailureProps {
  title: string;
  error: unknown;
  retry: () => void;
}

/** Stands in place of a card whose data did not come; the other cards do not mind. */
export function PartFailure({ title, error, retry }: PartFailureProps) {
  const t = useText(messages);
  const { kind, message } = failureOf(error);
  return (
    <Card title={title}>
      <EmptyState
        icon={kind === 'offline' ? OfflineIcon : WarningIcon}
        title={t('failed')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      >
        {message}
      </EmptyState>
    </Card>
  );
}
