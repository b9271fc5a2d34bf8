import type { Bar, BarSeries } from '#ui/charts/bars.tsx';

/** Series of a chart whose colours can be told apart; the rest is summed in one more. */
const MOST = 6;
const REST = 'rest';

export interface Part {
  key: string;
  label: string;
  value: number;
}

/** The greatest parts as series, and one for the rest of them. `of` sums any parts into these. */
export function greatest(
  parts: Part[],
  restLabel: string,
): { series: BarSeries[]; of: (parts: Omit<Part, 'label'>[]) => Bar['parts'] } {
  const sorted = parts.toSorted((one, other) => other.value - one.value);
  const own = sorted.length > MOST + 1 ? sorted.slice(0, MOST) : sorted;
  const known = new Set(own.map(({ key }) => key));
  const rest = own.length < sorted.length ? [{ key: REST, label: restLabel }] : [];
  return {
    series: [...own.map(({ key, label }) => ({ key, label })), ...rest],
    of: (some) => {
      const sums: Record<string, number> = {};
      for (const { key, value } of some) {
        const place = known.has(key) ? key : REST;
        sums[place] = (sums[place] ?? 0) + value;
      }
      return sums;
    },
  };
}

/** Bars of a chart; the table below it has all of them. */
const MOST_BARS = 15;

/** The first bars, and a line for the rest, of which there are so many: drawn as a bar it would make all others small. */
export function topBars(bars: Bar[], restOf: (left: number) => Omit<Bar, 'key'>): Bar[] {
  const left = bars.length - MOST_BARS;
  return left <= 1 ? bars : [...bars.slice(0, MOST_BARS), { key: 'rest', ...restOf(left) }];
}
