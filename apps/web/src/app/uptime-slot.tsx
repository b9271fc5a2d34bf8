import { isEnabled } from '@biuro/core/config/config.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useConfig } from './use-navigation.ts';
import { useRight } from './use-session.ts';
import { whenCalm } from './when-calm.ts';

const Pill = lazy(() => import('../uptime/uptime-pill.tsx').then(({ UptimePill }) => ({ default: UptimePill })));

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
