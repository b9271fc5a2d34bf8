import type { Portal } from '@biuro/core';
import { stateOf, type TraceLine, traceLineOf, withoutSecrets } from '@biuro/core/lib/inspection.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { Inspect } from '#services/inspector/inspector.ts';
import { chartsOf } from './charts-of.ts';
import { type ChartNews, openChartNews, tellNews, thisTab } from './news.ts';

/** Tells every page /dev/charts of this browser what the charts here do, and where they are when it asks. */
export function announceCharts(portal: Portal): Inspect {
  const channel = openChartNews();
  const last = new Map<string, TraceLine>();
  const tell = (line: TraceLine) => {
    last.set(line.actor, line);
    tellNews(channel, { tab: thisTab, line });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<ChartNews>) => {
    if (!('ask' in data)) return;
    for (const line of last.values()) tellNews(channel, { tab: thisTab, line });
  });
  for (const [actor, chart] of chartsOf(portal)) tell(lineOf(actor, chart.getSnapshot()));
  return (inspected) => {
    const line = traceLineOf(inspected, Date.now());
    if (line) tell(line);
  };
}

/** Where a chart stands that had begun before anybody watched. */
function lineOf(actor: string, { value, context }: AnyMachineSnapshot): TraceLine {
  const at = new Date().toISOString();
  return { at, actor, event: '', state: stateOf(value), context: withoutSecrets(context) };
}
