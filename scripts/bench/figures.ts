/** One measured figure beside its goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  goal: { atMost: number } | { atLeast: number };
  /** How it was measured: runs, minimum, maximum. */
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

export const spread = (values: number[], digits = 0): string =>
  `median of ${values.length}: ${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

export function printFigures(figures: Figure[]): void {
  const rows = figures.map((figure) => {
    const goal = 'atMost' in figure.goal ? `≤ ${figure.goal.atMost}` : `≥ ${figure.goal.atLeast}`;
    return [
      figure.name,
      `${round(figure.value)} ${figure.unit}`.trim(),
      goal,
      isMet(figure) ? 'met' : 'MISSED',
      figure.detail,
    ];
  });
  const heading = ['figure', 'measured', 'goal', '', 'how'];
  const widths = heading.map((_, column) => Math.max(...[heading, ...rows].map((row) => (row[column] ?? '').length)));
  for (const row of [heading, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

const round = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));
