import type { UptimeActor } from '@biuro/core';
import {
  isBusy,
  isRunning,
  isSyncing,
  timerOf,
  type UptimeSnapshot,
  uptimeFailureOf,
} from '@biuro/core/uptime/uptime-selectors.ts';
import { waitFor } from 'xstate';
import type { Subject } from '#services/timer/timer-port.ts';

/**
 * Starts the timer for a subject. A free timer that is for nothing yet becomes the subject's and keeps its start;
 * another timer is stopped first. Resolves with whether the timer runs for it now; the panel knows why it does not.
 */
export async function beginTimer(timer: UptimeActor, { company, settlement }: Subject): Promise<boolean> {
  let snapshot = await settled(timer);
  const running = timerOf(snapshot);
  const isOpen = running?.entry === null && !running.details.company && !running.details.settlement;
  const isSwitch = running?.entry != null && settlement !== undefined;
  if (running && !isOpen && !isSwitch) snapshot = await send(timer, { type: 'timer.stop' });

  const details = company ? { company } : {};
  if (settlement) snapshot = await send(timer, { type: 'settlement.start', settlement, details });
  else if (timerOf(snapshot) === null) snapshot = await send(timer, { type: 'timer.start', details });
  else if (isOpen) snapshot = await send(timer, { type: 'timer.note', details });
  return isRunning(snapshot) && uptimeFailureOf(snapshot) === null && isFor(snapshot, { company, settlement });
}

function isFor(snapshot: UptimeSnapshot, { company, settlement }: Partial<Subject>): boolean {
  const details = timerOf(snapshot)?.details;
  if (settlement) return details?.settlement?.id === settlement.id;
  return company === undefined || details?.company?.id === company.id;
}

function send(timer: UptimeActor, event: Parameters<UptimeActor['send']>[0]): Promise<UptimeSnapshot> {
  timer.send(event);
  return waitFor(timer, (snapshot) => !isBusy(snapshot));
}

function settled(timer: UptimeActor): Promise<UptimeSnapshot> {
  return waitFor(timer, (snapshot) => !isBusy(snapshot) && !isSyncing(snapshot));
}
