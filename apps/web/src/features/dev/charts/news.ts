import type { TraceLine } from '@biuro/core/lib/inspection.ts';

/** What one tab tells the page /dev/charts of its charts, and what the page asks all tabs. */
export type ChartNews = { tab: string; line: TraceLine } | { ask: true };

/** Tabs of the same browser and portal; nothing leaves the machine. */
export const openChartNews = () => new BroadcastChannel('biuro.charts');

export function tellNews(channel: BroadcastChannel, news: ChartNews): void {
  channel.postMessage(news); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
}

/** The tab of this page. */
export const thisTab = Math.random().toString(36).slice(2, 6);
