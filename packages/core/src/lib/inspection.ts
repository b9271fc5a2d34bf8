import type { InspectionEvent } from 'xstate';

/** A transition of a chart, without anything that is secret or about a person. */
export interface TraceLine {
  /** Instant in UTC. */
  at: string;
  actor: string;
  event: string;
  /** `authenticating.gettingUser`. */
  state: string;
  /** What the chart remembers, with its texts hidden. */
  context?: unknown;
}

/**
 * A transition as a line for people, or null for everything else that an inspector is told. Of an event it has the type
 * alone: what an event carries may be a password, a code, a token or somebody's name.
 */
export function traceLineOf(inspected: InspectionEvent, now: number): TraceLine | null {
  if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return null;
  const { actorRef, event, snapshot } = inspected;
  if (event.type === 'xstate.stop') return null;
  return {
    at: new Date(now).toISOString(),
    actor: 'id' in actorRef ? String(actorRef.id) : actorRef.sessionId,
    event: event.type,
    state: stateOf(snapshot.value),
    context: 'context' in snapshot ? withoutSecrets(snapshot.context) : undefined,
  };
}

/** `{ authenticating: 'gettingUser' }` as `authenticating.gettingUser`; parallel regions side by side. */
export function stateOf(value: unknown): string {
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([state, inner]) =>
      isRecord(inner) && Object.keys(inner).length === 0 ? state : `${state}.${stateOf(inner)}`,
    )
    .join(' ');
}

/** Fields whose text names a kind and says nothing about a person. `code` is one of them only in a failure. */
const telling = new Set([
  'type',
  'kind',
  'reason',
  'channel',
  'role',
  'status',
  'locale',
  'category',
  'source',
  'mode',
  'tenant',
  'access',
]);
const tellingWithin: Record<string, string[]> = { failure: ['code'], route: ['name'], place: ['name', 'redirected'] };

/**
 * The same shape with every text hidden that is not known to be harmless: tokens, codes, e-mail addresses, names, paths
 * with tokens in them. Numbers, yes and no, and what is empty stay.
 */
export function withoutSecrets(value: unknown, key = '', within = ''): unknown {
  if (typeof value === 'string') return value === '' || isTelling(key, within) ? value : '•••';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, key, within));
  if (!isRecord(value)) return typeof value === 'function' ? undefined : value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, name, key)]));
}

function isTelling(key: string, within: string): boolean {
  return telling.has(key) || tellingWithin[within]?.includes(key) === true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
