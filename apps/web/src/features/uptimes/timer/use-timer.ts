import type { UptimeActor } from '@biuro/core';
import type { UptimeSnapshot } from '@biuro/core/uptime/uptime-selectors.ts';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import { usePortal } from '#services/portal/use-portal.ts';

/** The work time of the person. Suspends until its chart is here. */
export function useTimer(): UptimeActor {
  return use(usePortal().openUptime());
}

export function useTimerState<T>(select: (snapshot: UptimeSnapshot) => T): T {
  return useSelector(useTimer(), select);
}
