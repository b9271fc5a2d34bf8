/** The first and the last day that make sense, such as `2026-11-25`. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

export function isWithin(date: string, { min, max }: Bounds): boolean {
  return (min === undefined || date >= min) && (max === undefined || date <= max);
}

/** The day itself, or the bound that it lies beyond. */
export function clamp(date: string, { min, max }: Bounds): string {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}
