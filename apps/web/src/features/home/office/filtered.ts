import type { Whose } from './use-office-home.ts';

/** The address of a list with these filters; `month` shows one month, and `before` what is not finished of earlier ones. */
export function filtered(path: string, filters: Record<string, string | undefined>): string {
  const pairs = Object.entries(filters).flatMap(([key, value]) =>
    value ? [`${key === 'month' || key === 'before' ? key : `filters[${key}]`}=${value}`] : [],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** The filter that shows in a list what a number of the home counts. */
export const mineOf = (whose: Whose | undefined) => ({ mine: whose === 'mine' ? 'true' : undefined });
