import type { Failure } from '@biuro/core/lib/failure.ts';
import { Button } from '../ui/button.tsx';
import { Standalone } from '../ui/standalone.tsx';
import messages from './messages.json' with { type: 'json' };
import { usePortal } from './use-portal.ts';
import { useText } from './use-text.ts';

/** Nothing is known of the office, so nothing but the reason can be shown. */
export function ConfigUnavailable({ failure }: { failure: Failure }) {
  const text = useText(messages);
  const { navigation } = usePortal();
  const retry = (
    <Button variant="primary" onClick={() => navigation.send({ type: 'config.retry' })}>
      {text('retry')}
    </Button>
  );
  return (
    <Standalone title={text('config.title')} action={retry}>
      {failure.message}
    </Standalone>
  );
}
