import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** Costs of an employee in addition to the net pay, as shares of the gross pay in 2026. */
const SHARES = { social: 0.3164, funds: 0.0255, ppk: 0.035 };
const HEALTH = 0.09;
/** The employee's social contributions, which are deducted before health contribution and tax. */
const OWN = 0.1371;
const COSTS = 250;
const TAX = { rate: 0.12, reduction: 300 };

/** Gross monthly pays of the employees, by company. */
export async function payrollsOf(db: Db): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ company_id: string; pays: number[] }>`
    SELECT company_id, array_agg(salary::float8 ORDER BY salary) AS pays FROM employees
    WHERE contract_type IN ('employment', 'mandate') AND salary IS NOT NULL GROUP BY company_id`.execute(db);
  return new Map(rows.map(({ company_id, pays }) => [company_id, pays]));
}

/** Contributions and tax of a payroll; the tax in whole złoty. */
export function payrollOf(pays: number[]) {
  const of = (share: number) => grosze(pays.reduce((sum, pay) => sum + pay * share, 0));
  const tax = pays.reduce((sum, pay) => {
    const base = Math.round(pay * (1 - OWN) - COSTS);
    return sum + Math.max(0, Math.round(base * TAX.rate - TAX.reduction));
  }, 0);
  return {
    gross: of(1),
    social: of(SHARES.social),
    health: of(HEALTH * (1 - OWN)),
    funds: of(SHARES.funds),
    ppk: of(SHARES.ppk),
    tax,
  };
}

const grosze = (amount: number) => Math.round(amount * 100) / 100;
