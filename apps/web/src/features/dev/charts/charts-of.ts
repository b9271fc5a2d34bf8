import type { Portal } from '@biuro/core';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

interface Chart extends AnyActorRef {
  getSnapshot: () => AnyMachineSnapshot;
}

/** The charts that had begun before anybody watched, by their names. */
export function chartsOf(portal: Portal): [name: string, chart: Chart][] {
  return Object.entries(portal).filter((entry): entry is [string, Chart] => isChart(entry[1]));
}

function isChart(part: unknown): part is Chart {
  return typeof part === 'object' && part !== null && 'getSnapshot' in part;
}
