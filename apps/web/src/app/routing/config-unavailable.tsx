import type { Failure } from '@biuro/core/lib/failure.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useNavigation } from '#services/navigation/use-navigation.ts';
import { useBackOnline } from '#services/portal/use-online.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { Button } from '#ui/layout/button.tsx';
import { Standalone } from '#ui/layout/standalone.tsx';

/** Seconds between two tries. */
const PAUSE = 20;

/**
 * Shown while the configuration of the office could not be loaded: no page can be drawn without it. Where the server cannot be reached,
 * it tries again by itself, at once when the browser is back online.
 */
export function ConfigUnavailable({ failure }: { failure: Failure }) {
  const t = useText(messages);
  const { navigation } = usePortal();
  const busy = useNavigation((snapshot) => snapshot.hasTag('busy'));
  const retry = () => navigation.send({ type: 'config.retry' });
  const isPassing = failure.kind === 'offline' || (failure.status ?? 0) >= 500;
  const seconds = useCountdown(isPassing && !busy, retry);
  const again = (
    <Button variant="primary" busy={busy ? t('config.trying') : undefined} onClick={retry}>
      {t('retry')}
    </Button>
  );
  return (
    <Standalone title={t(failure.kind === 'offline' ? 'config.offline' : 'config.title')} action={again}>
      {failure.kind !== 'offline' && failure.message}
      {isPassing && <span>{t('config.next', { seconds })}</span>}
    </Standalone>
  );
}

/** Seconds until `run`, which also runs when the browser comes back online. */
function useCountdown(isOn: boolean, run: () => void): number {
  const [left, setLeft] = useState(PAUSE);
  const tick = useEffectEvent(() => {
    if (left > 1) return setLeft(left - 1);
    setLeft(PAUSE);
    run();
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  useBackOnline(() => isOn && run());
  return left;
}
