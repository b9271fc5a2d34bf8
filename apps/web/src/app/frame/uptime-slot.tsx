import { isEnabled } from '@biuro/core/config/config.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { whenCalm } from '#services/portal/on-idle.ts';
import { useRight } from '#services/session/use-session.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';

const Pill = lazy(() =>
  import('../../features/uptimes/timer/pill.tsx').then(({ UptimePill }) => ({ default: UptimePill })),
);

/** The timer of those who keep work time. Its code and its calls come after the page that is being opened. */
export function UptimeSlot() {
  const isOn = isEnabled(useConfig(), 'uptime');
  const mayMeasure = useRight('uptimes:edit');
  const calm = useCalm();
  if (!isOn || !mayMeasure || !calm) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Pill />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Whether the browser has had nothing to do for the first time. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return calm;
}
