/** One measured figure beside its goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  goal: { atMost: number } | { atLeast: number };
  /** What the value is the median of. */
  runs?: number[];
  /** What each side of a ratio did, in the unit of its detail. */
  sides?: [number[], number[]];
  /** How it was measured. */
  detail: string;
}

export const isMet = ({ value, goal }: Figure): boolean =>
  'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The value of a figure, as the median of what was measured. */
export const ofRuns = (runs: number[]) => ({ value: median(runs), runs });

export const spread = (values: number[], digits = 0): string =>
  `median of ${values.length}: ${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

export function printFigures(figures: Figure[]): void {
  const spreads = figures.some(({ runs }) => runs);
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`.trim(),
    ...(spreads ? [Math.min, Math.max].map((of) => (figure.runs ? round(of(...figure.runs)) : '')) : []),
    'atMost' in figure.goal ? `≤ ${figure.goal.atMost}` : `≥ ${figure.goal.atLeast}`,
    isMet(figure) ? 'met' : 'MISSED',
    figure.detail,
  ]);
  const heading = ['figure', ...(spreads ? ['median', 'min', 'max'] : ['measured']), 'goal', '', 'how'];
  const widths = heading.map((_, column) => Math.max(...[heading, ...rows].map((row) => (row[column] ?? '').length)));
  for (const row of [heading, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** As JSON has it: with the extremes of what was measured, and whether the goal was met. */
export const asJson = ({ sides, ...figure }: Figure) => ({
  ...figure,
  ...(figure.runs && extremes(figure.runs)),
  ...(sides && { sides: sides.map((runs) => ({ ...extremes(runs), ...ofRuns(runs) })) }),
  met: isMet(figure),
});

const extremes = (runs: number[]) => ({ min: Math.min(...runs), max: Math.max(...runs) });

const round = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));
