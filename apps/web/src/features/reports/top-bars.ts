import type { Bar } from '#ui/charts/bars.tsx';

/** As many as can be taken in; the table has them all. */
const MOST = 15;

/** The first bars, and a line for the rest, of which there are so many: drawn as a bar it would make all others small. */
export function topBars(bars: Bar[], restOf: (left: number) => Omit<Bar, 'key'>): Bar[] {
  const left = bars.length - MOST;
  return left <= 1 ? bars : [...bars.slice(0, MOST), { key: 'rest', ...restOf(left) }];
}
