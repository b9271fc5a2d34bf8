import type { Failure } from '@biuro/core/lib/failure.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { Button } from '#ui/layout/button.tsx';
import { Standalone } from '#ui/layout/standalone.tsx';

/** Shown while the configuration of the office could not be loaded: no page can be drawn without it. */
export function ConfigUnavailable({ failure }: { failure: Failure }) {
  const t = useText(messages);
  const { navigation } = usePortal();
  const retry = (
    <Button variant="primary" onClick={() => navigation.send({ type: 'config.retry' })}>
      {t('retry')}
    </Button>
  );
  return (
    <Standalone title={t('config.title')} action={retry}>
      {failure.message}
    </Standalone>
  );
}
