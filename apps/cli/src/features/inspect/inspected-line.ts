import { stateOf, type TraceLine } from '@biuro/core/lib/inspection.ts';

export type InspectedLine = Omit<TraceLine, 'context'>;

/** Parses an inspection event: a transition as `--trace` writes it, null for everything else. */
export function createInspectedLines(): (message: string) => InspectedLine | null {
  /** An actor's name comes once; later events have only its id. */
  const names = new Map<unknown, string>();
  return (message) => {
    const { type, createdAt, sessionId, name, event, snapshot } = recordOf(parsed(message));
    if (type === '@xstate.actor' && typeof name === 'string') names.set(sessionId, name);
    const { value } = recordOf(snapshot);
    if (type !== '@xstate.snapshot' || value === undefined) return null;
    const told = recordOf(event).type;
    return {
      at: new Date(Number(createdAt) || Date.now()).toISOString(),
      actor: names.get(sessionId) ?? String(sessionId),
      event: typeof told === 'string' ? told : '',
      state: stateOf(value),
    };
  };
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
