import type { TraceLine } from '@biuro/core/lib/inspection.ts';

/** The lines of a trace, as `biuro --trace` and this page write them. Lines of other programs between them are left out. */
export function parseTrace(text: string): TraceLine[] {
  return text.split('\n').flatMap((line) => {
    const read = parsed(line.slice(Math.max(0, line.indexOf('{'))));
    return isTraceLine(read) ? [read] : [];
  });
}

export function writeTrace(lines: TraceLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Where each chart stands after so many lines. */
export function lastLines(lines: TraceLine[], count: number): Map<string, TraceLine> {
  return new Map(lines.slice(0, count).map((line) => [line.actor, line]));
}

/** Ids of the states that a chart is in, as its picture has them: `login.authenticating` and what is inside. */
export function activeStates(chart: string, state: string): string[] {
  return state.split(' ').flatMap((path) => {
    const keys = path.split('.');
    return keys.map((_, index) => [chart, ...keys.slice(0, index + 1)].join('.'));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isTraceLine(value: unknown): value is TraceLine {
  if (typeof value !== 'object' || value === null) return false;
  const { at, actor, event, state } = value as Partial<Record<keyof TraceLine, unknown>>; // Checked on the next line
  return [at, actor, event, state].every((part) => typeof part === 'string');
}
