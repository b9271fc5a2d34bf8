import { periodParts } from './period.ts';

/**
 * A period as the form of a tax transfer wants it: `26M03` for March 2026, `26K01` for its first quarter, `26R` for the year.
 *
 * Verified with the help page of a bank (mBank, "Przelew do organu podatkowego": 03M04, 03K01, 02R). Half-years (`P`), decades
 * (`D`) and single days (`J`) exist too; no period of ours is one.
 */
export function transferPeriod(period: string): string {
  const { type, year, number } = periodParts(period);
  const start = String(year).slice(-2);
  if (type === 'year') return `${start}R`;
  return `${start}${type === 'month' ? 'M' : 'K'}${String(number).padStart(2, '0')}`;
}
