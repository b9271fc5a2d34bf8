import { isEnabled } from '@biuro/core/config/config.ts';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TimerIcon } from '../ui/icons.ts';
import type { Subject } from '../uptime/begin-timer.ts';
import messages from './messages.json' with { type: 'json' };
import { useConfig } from './use-navigation.ts';
import { usePortal } from './use-portal.ts';
import { useRight } from './use-session.ts';
import { useText } from './use-text.ts';

/** One click to measure the work on a company or on a settlement. Nothing for people who keep no time. */
export function MeasureTime({ company, settlement }: Subject) {
  const t = useText(messages);
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const isOn = isEnabled(useConfig(), 'uptime');
  const mayMeasure = useRight('uptimes:edit');
  if (!isOn || !mayMeasure) return null;

  const start = async () => {
    setBusy(true);
    try {
      const [timer, { beginTimer }, { showTimerPanel }] = await Promise.all([
        portal.openUptime(),
        import('../uptime/begin-timer.ts'),
        import('../uptime/panel-state.ts'),
      ]);
      const begun = await beginTimer(timer, { ...(company && { company }), ...(settlement && { settlement }) });
      if (!begun) showTimerPanel(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={TimerIcon} busy={busy ? t('measure.busy') : undefined} onClick={() => void start()}>
      {t('measure')}
    </Button>
  );
}
