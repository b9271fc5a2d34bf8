import type { Portal } from '@biuro/core';
import { withoutSecrets } from '@biuro/core/lib/inspection.ts';
import { createWebSocketInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { Inspect } from '#services/inspector/inspector.ts';
import { chartsOf } from './charts-of.ts';

/** Where `biuro inspect` listens. */
const url = 'ws://127.0.0.1:8899';

/** Sends what the charts do to the inspector that `biuro inspect` serves, without secrets. */
export function connectInspector(portal: Portal): Inspect {
  const { inspect, actor } = createWebSocketInspector({ url, serialize: harmless });
  for (const [, chart] of chartsOf(portal)) actor(chart, chart.getSnapshot());
  return (event) => inspect.next?.(event);
}

/** Of an event its type, of a snapshot its state, with the texts of its context hidden. */
function harmless(inspected: StatelyInspectionEvent): StatelyInspectionEvent {
  return {
    ...inspected,
    ...('snapshot' in inspected && { snapshot: snapshotOf(inspected.snapshot) }),
    ...('event' in inspected && { event: { type: inspected.event.type } }),
    // The inspector reads its own shape, of which nothing else has changed
  } as StatelyInspectionEvent;
}

function snapshotOf(snapshot: object): object {
  const { status, value, context } = snapshot as Record<string, unknown>; // Every part may be missing
  return { status, value, context: withoutSecrets(context) };
}
