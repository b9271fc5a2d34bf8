import type { Ports } from '@biuro/core';

export type Inspect = NonNullable<Ports['inspect']>;

const watchers = new Set<Inspect>();

/** Receives the events of the statecharts. Outside of the demo and of development nothing watches them. */
export const inspect: Inspect = (event) => {
  for (const watch of watchers) watch(event);
};

/** Passes the events of the statecharts to `watch` from now on. */
export function watchCharts(watch: Inspect): void {
  watchers.add(watch);
}
