import type { Portal } from '@biuro/core';
import { configOf } from '@biuro/core/navigation/navigation-selectors.ts';
import { watchCharts } from '#services/inspector/inspector.ts';
import { onIdle } from '#services/portal/on-idle.ts';

/** Lets the page /dev/charts, here or in another tab, and with `?inspect` an inspector see the charts of this tab. */
export function showCharts(portal: Portal): void {
  const subscription = portal.navigation.subscribe((snapshot) => {
    const config = configOf(snapshot);
    if (!config) return;
    subscription.unsubscribe();
    if (config.mode !== 'demo') return;
    // Where the network is gone by then, nobody is told.
    onIdle(() =>
      import('./announce-charts.ts').then(
        ({ announceCharts }) => watchCharts(announceCharts(portal)),
        () => undefined,
      ),
    );
  });
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('inspect'))
    void import('./connect-inspector.ts').then(({ connectInspector }) => watchCharts(connectInspector(portal)));
}
