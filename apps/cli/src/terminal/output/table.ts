import { fitted, padded, sanitized, widthOf } from './text-width.ts';

const gap = '  ';
const narrowest = 10;

export interface TableLook {
  /** Columns of the terminal. */
  width: number;
  heading: (text: string) => string;
}

/** A table for people. Where the terminal is too narrow, the widest columns are cut first. */
export function table(headings: string[], rows: string[][], { width, heading }: TableLook): string {
  const clean = rows.map((row) => row.map(sanitized));
  const widths = narrowed(
    headings.map((title, column) => Math.max(widthOf(title), ...clean.map((row) => widthOf(row[column] ?? '')))),
    width - gap.length * (headings.length - 1),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => padded(fitted(cell, widths[column] ?? 0), widths[column] ?? 0))
      .join(gap)
      .trimEnd();
  return [heading(line(headings)), ...clean.map(line)].join('\n');
}

function narrowed(widths: number[], available: number): number[] {
  const fit = [...widths];
  const total = () => fit.reduce((sum, width) => sum + width, 0);
  while (total() > available) {
    const widest = fit.indexOf(Math.max(...fit));
    if ((fit[widest] ?? 0) <= narrowest) break;
    fit[widest] = (fit[widest] ?? 0) - 1;
  }
  return fit;
}

/** Labels and values of one record, one per line, without empty ones. */
export function card(facts: Fact[], label: (text: string) => string): string {
  const told = facts.flatMap(([name, value]): [string, string][] => (value ? [[name, sanitized(value)]] : []));
  const width = Math.max(0, ...told.map(([name]) => widthOf(name)));
  return told.map(([name, value]) => `${label(padded(name, width))}${gap}${value}`).join('\n');
}

/** A part of a card under a heading of its own. */
export type Section = [title: string, facts: Fact[]];
export type Fact = [label: string, value: string | null];

/** Several cards under headings, without empty ones. */
export function sections(
  groups: Section[],
  { label, heading }: Record<'label' | 'heading', (text: string) => string>,
): string {
  return groups
    .map(([title, facts]): [string, string] => [title, card(facts, label)])
    .filter(([, told]) => told !== '')
    .map(([title, told]) => `${heading(title)}\n${told}`)
    .join('\n\n');
}

/** One record per line, tab-separated, for programs like `cut` and `awk`. */
export function tabSeparated(rows: string[][]): string {
  return rows.map((row) => row.map(sanitized).join('\t')).join('\n');
}
