import type { Failure } from '@biuro/core/lib/failure.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { OfflineIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import { usePortal } from './use-portal.ts';
import { useText } from './use-text.ts';

/** Nothing is known of the office, so nothing but the reason can be shown. */
export function ConfigUnavailable({ failure }: { failure: Failure }) {
  const text = useText(messages);
  const { navigation } = usePortal();
  return (
    <main id="main">
      <h1 className="visually-hidden">{text('config.title')}</h1>
      <EmptyState
        icon={OfflineIcon}
        title={text('config.title')}
        action={<Button onClick={() => navigation.send({ type: 'config.retry' })}>{text('retry')}</Button>}
      >
        {failure.message}
      </EmptyState>
    </main>
  );
}
