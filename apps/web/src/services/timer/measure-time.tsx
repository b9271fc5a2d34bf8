import { isEnabled } from '@biuro/core/config/config.ts';
import { timerOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { use, useEffect, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { useRight } from '#services/session/use-session.ts';
import { TimerIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { type Subject, TimerContext } from './timer-port.ts';

/** Starts the timer for a company or a settlement, and says that it runs for it. Not shown to people who record no time. */
export function MeasureTime({ company, settlement }: Subject) {
  const t = useText(messages);
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const load = use(TimerContext);
  const isOn = isEnabled(useConfig(), 'uptime');
  const mayMeasure = useRight('uptimes:edit');
  const isAllowed = load !== undefined && isOn && mayMeasure;
  const runs = useRunsFor(isAllowed, { company, settlement });
  if (!isAllowed) return null;

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
  if (runs)
    return (
      <Button icon={TimerIcon} onClick={() => void load().then((port) => port.showPanel())}>
        {t('measure.running')}
      </Button>
    );
  return (
    <Button icon={TimerIcon} busy={busy ? t('measure.busy') : undefined} onClick={() => void start()}>
      {t('measure')}
    </Button>
  );
}

/** Whether the timer runs for this settlement, or for this company and none of its settlements. */
function useRunsFor(isAllowed: boolean, { company, settlement }: Partial<Subject>): boolean {
  const portal = usePortal();
  const [runs, setRuns] = useState(false);
  const [companyId, settlementId] = [company?.id, settlement?.id];
  useEffect(() => {
    if (!isAllowed) return undefined;
    let left = false;
    let stop = () => {};
    const follow = async () => {
      const timer = await portal.openUptime();
      if (left) return;
      const look = () => {
        const details = timerOf(timer.getSnapshot())?.details;
        const isSame = details?.company?.id === companyId && details?.settlement?.id === settlementId;
        setRuns(details !== undefined && isSame);
      };
      look();
      const subscription = timer.subscribe(look);
      stop = () => subscription.unsubscribe();
    };
    void follow();
    return () => {
      left = true;
      stop();
    };
  }, [portal, isAllowed, companyId, settlementId]);
  return runs;
}
