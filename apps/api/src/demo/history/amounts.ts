import type { components } from '@biuro/contract';
import { periodParts } from '@biuro/core/poland/period.ts';
import { payrollOf } from './payroll-amounts.ts';
import { seededRandom } from './seeded-random.ts';

type Schemas = components['schemas'];

export interface Calculated {
  amount: string;
  result: Schemas['LiabilityResult'];
  basis: Schemas['BasisLine'][];
}

/** What the amounts of a company depend on. */
export interface Taxpayer {
  name: string;
  taxation_form: Schemas['TaxationForm'];
  zus_scheme: Schemas['ZusScheme'];
  /** In per cent. */
  lump_rate: number;
  /** A partner's share of the company's income, between 0 and 1; missing for a company. */
  share?: number;
  /** Gross monthly pays. */
  pays: number[];
}

/** Share of a month's turnover, by kind. */
const SHARES: Partial<Record<Schemas['LiabilityKind'], number>> = {
  pit: 0.028,
  cit: 0.021,
  pit8ar: 0.003,
  property: 0.004,
};
const USUAL_SHARE = 0.008;

const SEASONS = [0.84, 0.88, 1, 0.97, 1.04, 1.02, 0.94, 0.9, 1.06, 1.1, 1.08, 1.17];

/** Turnover in a month: depends on the number of employees, the season and chance. */
function turnoverOf({ name, pays }: Taxpayer, month: number, period: string): number {
  const size = 22_000 + 260_000 * seededRandom(name, 'size') ** 3 + 2.6 * pays.reduce((sum, pay) => sum + pay, 0);
  return size * (SEASONS[(month - 1) % 12] ?? 1) * (0.88 + 0.24 * seededRandom(name, period, 'luck'));
}

/** The amount of a liability and its calculation. */
export function calculate(payer: Taxpayer, kind: Schemas['LiabilityKind'], period: string): Calculated {
  const { name } = payer;
  const { type, number, year } = periodParts(period);
  const months = type === 'quarter' ? 3 : 1;
  const turnover = turnoverOf(payer, number * months, period) * months * (payer.share ?? 1);
  if (kind === 'zus') return contributions(payer, turnover, year);
  if (kind === 'vat') return vat(name, period, turnover);
  if (kind === 'pit4' || kind === 'ppk') return ofPayroll(payer, kind);
  if (kind === 'lump_sum') return lumpSum(payer, turnover);
  if (payer.share !== undefined)
    return ofPartner(payer, turnover, PROFIT * (0.8 + 0.4 * seededRandom(name, period, kind)));
  const amount = Math.round(turnover * (SHARES[kind] ?? USUAL_SHARE) * (0.85 + 0.3 * seededRandom(name, period, kind)));
  if (kind === 'cit' || kind === 'pit') return income(turnover, amount, RATES[payer.taxation_form] ?? 0.12);
  return payable(amount, [{ label: 'Podstawa', value: zlotys(amount / 0.12) }]);
}

const RATES: Partial<Record<Schemas['TaxationForm'], number>> = { linear: 0.19, cit9: 0.09, cit19: 0.19 };

const payable = (amount: number, basis: Calculated['basis']): Calculated => ({
  amount: amount.toFixed(2),
  result: amount > 0 ? 'payable' : 'zero',
  basis,
});

/**
 * Own contributions of a year: social ones with the voluntary sickness insurance, the minimum health contribution, and
 * the health contribution of lump-sum payers by income.
 */
const CONTRIBUTIONS = {
  2025: { full: 1_773.96, preferential: 442.9, health: 314.96, lump: [461.66, 769.43, 1_384.97] },
  2026: { full: 1_926.76, preferential: 456.18, health: 432.54, lump: [498.35, 830.58, 1_495.04] },
} as const;

const PROFIT = 0.14;

/** In grosze, nearly the same each month. */
function contributions({ name, taxation_form, zus_scheme, pays }: Taxpayer, turnover: number, year: number) {
  const known = CONTRIBUTIONS[year <= 2025 ? 2025 : 2026];
  const own = zus_scheme !== 'not_applicable';
  const { social, health, funds } = payrollOf(pays);
  const ownSocial = !own
    ? 0
    : zus_scheme === 'preferential'
      ? known.preferential
      : known.full * (zus_scheme === 'full' ? 1 : 0.62);
  const tier = Math.min(2, Math.floor(seededRandom(name, 'size') * 3));
  const ownHealth =
    taxation_form === 'lump_sum'
      ? (known.lump[tier] ?? 0)
      : Math.max(known.health, turnover * PROFIT * (taxation_form === 'linear' ? 0.049 : 0.09));
  const parts = [
    { label: 'Składki społeczne', amount: ownSocial + social },
    { label: 'Składka zdrowotna', amount: (own ? ownHealth : 0) + health },
    { label: 'Fundusz Pracy i FGŚP', amount: funds },
  ].map(({ label, amount }) => ({ label, amount: Math.round(amount * 100) }));
  const sum = parts.reduce((all, { amount }) => all + amount, 0) / 100;
  const basis = parts.filter(({ amount }) => amount > 0);
  return payable(
    sum,
    basis.map(({ label, amount }) => ({ label, value: zlotys(amount / 100) })),
  );
}

function ofPayroll({ pays }: Taxpayer, kind: 'pit4' | 'ppk'): Calculated {
  const { gross, tax, ppk } = payrollOf(pays);
  const basis = [
    { label: 'Wynagrodzenia brutto', value: zlotys(gross) },
    { label: 'Liczba osób', value: String(pays.length) },
  ];
  return payable(kind === 'pit4' ? tax : ppk, basis);
}

/** Monthly tax reduction of the tax scale. */
const TAKEN_OFF = 300;

/** Income tax of a partner on their share. */
function ofPartner({ taxation_form, share = 1 }: Taxpayer, revenue: number, margin: number): Calculated {
  const profit = Math.round(revenue * margin);
  const [rate, off] = taxation_form === 'linear' ? [0.19, 0] : [0.12, TAKEN_OFF];
  return payable(Math.max(0, Math.round(profit * rate) - off), [
    { label: 'Udział w zysku spółki', value: percent(share * 100) },
    { label: 'Przychód', value: zlotys(revenue) },
    { label: 'Koszty', value: zlotys(revenue - profit) },
    { label: 'Dochód', value: zlotys(profit) },
    { label: 'Stawka', value: percent(rate * 100) },
    ...(off > 0 ? [{ label: 'Kwota zmniejszająca podatek', value: zlotys(off) }] : []),
  ]);
}

function lumpSum({ lump_rate }: Taxpayer, turnover: number): Calculated {
  const revenue = Math.round(turnover);
  return payable(Math.round((revenue * lump_rate) / 100), [
    { label: 'Przychód', value: zlotys(revenue) },
    { label: 'Stawka', value: percent(lump_rate) },
  ]);
}

/** Now and then the input tax is larger: the surplus is carried over. */
function vat(company: string, period: string, turnover: number): Calculated {
  const due = Math.round(turnover * 0.21);
  const luck = seededRandom(company, period, 'vat');
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
    { label: 'Stawka', value: percent(rate * 100) },
  ]);
}

const written = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
const zlotys = (amount: number) => written.format(amount);
const percent = (rate: number) => `${new Intl.NumberFormat('pl-PL').format(rate)}%`;
