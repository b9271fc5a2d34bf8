import { stateOf, type TraceLine } from '@biuro/core/lib/inspection.ts';

export type InspectedLine = Omit<TraceLine, 'context'>;

/** A transition of those that an inspector is told of, as `--trace` writes it; null for everything else. */
export function inspectedLine(message: string): InspectedLine | null {
  const { type, createdAt, sessionId, event, snapshot } = recordOf(parsed(message));
  const { value } = recordOf(snapshot);
  if (type !== '@xstate.snapshot' || value === undefined) return null;
  const name = recordOf(event).type;
  return {
    at: new Date(Number(createdAt) || Date.now()).toISOString(),
    actor: String(sessionId),
    event: typeof name === 'string' ? name : '',
    state: stateOf(value),
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
