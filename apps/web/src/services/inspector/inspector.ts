import type { Portal, Ports } from '@biuro/core';
import { configOf } from '@biuro/core/navigation/navigation-selectors.ts';
import { whenCalm } from '#services/portal/on-idle.ts';

export type Inspect = NonNullable<Ports['inspect']>;

const watchers = new Set<Inspect>();

/** Where the charts tell what they do. Outside of the demo and of development nobody listens. */
export const inspect: Inspect = (event) => {
  for (const watch of watchers) watch(event);
};

/** Lets the page /dev/charts, here or in another tab, and with `?inspect` an inspector see the charts of this tab. */
export function showCharts(portal: Portal): void {
  const subscription = portal.navigation.subscribe((snapshot) => {
    const config = configOf(snapshot);
    if (!config) return;
    subscription.unsubscribe();
    if (config.mode !== 'demo') return;
    // Where the network is gone by then, nobody is told.
    whenCalm(() =>
      import('../../features/dev/charts/announce-charts.ts').then(
        ({ announceCharts }) => watchers.add(announceCharts(portal)),
        () => undefined,
      ),
    );
  });
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('inspect'))
    void import('../../features/dev/charts/connect-inspector.ts').then(({ connectInspector }) =>
      watchers.add(connectInspector(portal)),
    );
}
