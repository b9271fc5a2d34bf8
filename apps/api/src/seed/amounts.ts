import type { components } from '@biuro/contract';
import { periodParts } from '@biuro/core/poland/period.ts';
import { chance } from './chance.ts';

type Schemas = components['schemas'];

export interface Calculated {
  amount: string;
  result: Schemas['LiabilityResult'];
  basis: Schemas['BasisLine'][];
}

/** What each kind takes of a month's turnover of one. */
const SHARES: Record<Schemas['LiabilityKind'], number> = {
  zus: 0.032,
  pit: 0.028,
  lump_sum: 0.055,
  cit: 0.021,
  vat: 0.07,
  pit4: 0.011,
  pit8ar: 0.003,
  pcc: 0.01,
  ppk: 0.004,
  pfron: 0.006,
  property: 0.004,
  office: 0.01,
  other: 0.01,
};

const SEASONS = [0.84, 0.88, 1, 0.97, 1.04, 1.02, 0.94, 0.9, 1.06, 1.1, 1.08, 1.17];

/** A turnover of the company in a month: it has a size, a season and some luck. */
function turnoverOf(company: string, month: number, period: string): number {
  const size = 22_000 + 260_000 * chance(company, 'size') ** 3;
  return size * (SEASONS[(month - 1) % 12] ?? 1) * (0.88 + 0.24 * chance(company, period, 'luck'));
}

/** What comes out for a liability, and how, in the client's words. */
export function calculate(company: string, kind: Schemas['LiabilityKind'], period: string): Calculated {
  const { type, number } = periodParts(period);
  const months = type === 'quarter' ? 3 : 1;
  const turnover = turnoverOf(company, type === 'quarter' ? number * 3 : number, period) * months;
  if (kind === 'zus') return contributions(company);
  if (kind === 'vat') return vat(company, period, turnover);
  const amount = Math.round(turnover * SHARES[kind] * (0.85 + 0.3 * chance(company, period, kind)));
  if (kind === 'cit' || kind === 'pit') return income(turnover, amount, kind === 'cit' ? 0.09 : 0.19);
  if (kind === 'lump_sum')
    return payable(amount, [
      { label: 'Przychód', value: zlotys(amount / 0.085) },
      { label: 'Stawka', value: '8,5%' },
    ]);
  return payable(amount, [{ label: 'Podstawa', value: zlotys(amount / 0.12) }]);
}

const payable = (amount: number, basis: Calculated['basis']): Calculated => ({
  amount: amount.toFixed(2),
  result: amount > 0 ? 'payable' : 'zero',
  basis,
});

/** In grosze, and nearly the same each month. */
function contributions(company: string): Calculated {
  const social = 1_646.47;
  const health = Math.round(43_242 + chance(company, 'health') * 90_000) / 100;
  return {
    amount: (social + health).toFixed(2),
    result: 'payable',
    basis: [
      { label: 'Składki społeczne', value: zlotys(social) },
      { label: 'Składka zdrowotna', value: zlotys(health) },
    ],
  };
}

/** Now and then more is deducted than owed: the surplus is carried on. */
function vat(company: string, period: string, turnover: number): Calculated {
  const due = Math.round(turnover * 0.21);
  const luck = chance(company, period, 'vat');
  const deducted = Math.round(due * (0.55 + 0.5 * luck));
  const basis = [
    { label: 'VAT należny', value: zlotys(due) },
    { label: 'VAT naliczony', value: zlotys(deducted) },
  ];
  const amount = Math.abs(due - deducted).toFixed(2);
  return due > deducted ? { amount, result: 'payable', basis } : { amount, result: 'carried', basis };
}

function income(revenue: number, tax: number, rate: number): Calculated {
  const profit = tax / rate;
  return payable(tax, [
    { label: 'Przychód', value: zlotys(Math.max(revenue, profit * 1.2)) },
    { label: 'Koszty', value: zlotys(Math.max(revenue, profit * 1.2) - profit) },
    { label: 'Dochód', value: zlotys(profit) },
    { label: 'Stawka', value: `${rate * 100}%` },
  ]);
}

const written = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
const zlotys = (amount: number) => written.format(amount);
