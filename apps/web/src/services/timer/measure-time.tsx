import { isEnabled } from '@biuro/core/config/config.ts';
import { use, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { useRight } from '#services/session/use-session.ts';
import { TimerIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { type Subject, TimerContext } from './timer-port.ts';

/** Starts the timer for a company or a settlement. Not shown to people who record no time. */
export function MeasureTime({ company, settlement }: Subject) {
  const t = useText(messages);
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const load = use(TimerContext);
  const isOn = isEnabled(useConfig(), 'uptime');
  const mayMeasure = useRight('uptimes:edit');
  if (!load || !isOn || !mayMeasure) return null;

  const start = async () => {
    setBusy(true);
    try {
      const [timer, port] = await Promise.all([portal.openUptime(), load()]);
      const begun = await port.begin(timer, { ...(company && { company }), ...(settlement && { settlement }) });
      if (!begun) port.showPanel();
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
