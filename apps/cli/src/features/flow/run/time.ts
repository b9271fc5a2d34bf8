import { FlowError, type FlowWords } from '../format/words.ts';

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `250ms`, `90s`, `15m`, `8h`, `1h30m`. */
export function durationOf(value: string, text: FlowWords): number {
  const parts = [...value.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== value)
    throw new FlowError(text('duration', { value }));
  return parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit] ?? 0), 0);
}

/** Milliseconds since 1970 of `2026-10-25T00:30:00Z`; the zone must be written, so that no machine reads it differently. */
export function instantOf(value: string, text: FlowWords): number {
  const instant = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) throw new FlowError(text('instant', { value }));
  return instant;
}
