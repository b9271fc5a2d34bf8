import type { TraceLine } from '@biuro/core/lib/inspection.ts';
import { useEffect, useState } from 'react';
import { type ChartNews, openChartNews, tellNews } from './news.ts';

export type ChartLine = TraceLine & { tab: string };

const most = 500;

/** What the charts of all tabs of this browser do, oldest first, from when the page came. */
export function useChartNews(): ChartLine[] {
  const [lines, setLines] = useState<ChartLine[]>([]);
  useEffect(() => {
    const channel = openChartNews();
    channel.addEventListener('message', ({ data }: MessageEvent<ChartNews>) => {
      if ('line' in data) setLines((before) => [...before.slice(1 - most), { ...data.line, tab: data.tab }]);
    });
    tellNews(channel, { ask: true });
    return () => channel.close();
  }, []);
  return lines;
}
