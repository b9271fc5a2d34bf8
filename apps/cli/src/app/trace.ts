import type { Clock, Ports } from '@biuro/core/lib/ports.ts';

/**
 * Writes a line for each transition of each chart. Of an event it tells the type alone: what an event carries may be a
 * password, a code, a token or somebody's name.
 */
export function createTrace(write: (line: string) => void, clock: Pick<Clock, 'now'>): NonNullable<Ports['inspect']> {
  return (inspected) => {
    if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return;
    const { actorRef, event } = inspected;
    if (event.type === 'xstate.stop') return;
    const line = {
      at: new Date(clock.now()).toISOString(),
      actor: 'id' in actorRef ? actorRef.id : actorRef.sessionId,
      event: event.type,
      state: pathOf(inspected.snapshot.value),
    };
    write(JSON.stringify(line));
  };
}

/** `{ authenticating: 'gettingUser' }` as `authenticating.gettingUser`. */
function pathOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${pathOf(inner)}`)
    .join(' ');
}
