import { timerOf, type UptimeSnapshot } from '@biuro/core/uptime/uptime-selectors.ts';

/** What the timer is for, in a few words; nothing where that is not known yet. */
export function subjectOf(snapshot: UptimeSnapshot): string | undefined {
  const details = timerOf(snapshot)?.details;
  return details?.settlement?.title ?? details?.company?.name;
}
