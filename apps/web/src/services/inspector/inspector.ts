import type { Ports } from '@biuro/core';

export type Inspect = NonNullable<Ports['inspect']>;

const watchers = new Set<Inspect>();

/** Receives what the charts do. Outside of the demo and of development nobody watches. */
export const inspect: Inspect = (event) => {
  for (const watch of watchers) watch(event);
};

/** From now on `watch` is told, too. */
export function watchCharts(watch: Inspect): void {
  watchers.add(watch);
}
