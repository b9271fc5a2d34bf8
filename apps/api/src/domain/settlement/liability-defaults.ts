import { createText } from '@biuro/core/i18n/text.ts';
import { formatDate } from '@biuro/core/lib/date.ts';
import type { DeadlineId } from '@biuro/core/poland/deadline-rules.ts';
import { dueDate } from '@biuro/core/poland/deadlines.ts';
import { firstDayOf, type PeriodType, periodOf, periodParts } from '@biuro/core/poland/period.ts';
import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { transferPeriod } from '@biuro/core/poland/transfer-period.ts';
import { goesToMicroAccount, type LiabilityKind } from './liability-kinds.ts';
import messages from './messages.json' with { type: 'json' };
import { type Payer, zusDeadlineOf } from './payer.ts';

/** Columns of `liabilities` that follow from kind, period and payer. */
export interface TransferDefaults {
  recipient: string;
  account: string | null;
  transfer_symbol: string | null;
  transfer_period: string | null;
  title: string;
}

type Deadlines = Partial<Record<PeriodType, DeadlineId>>;

const DEADLINES: Partial<Record<LiabilityKind, Deadlines>> = {
  pit: { month: 'pit', quarter: 'pit_quarterly', year: 'pit36' },
  lump_sum: { month: 'lump_sum', quarter: 'lump_sum_quarterly', year: 'pit28' },
  cit: { month: 'cit', quarter: 'cit_quarterly', year: 'cit8' },
  vat: { month: 'vat', quarter: 'vat_quarterly' },
  pit4: { month: 'pit4' },
  pit8ar: { month: 'pit8ar' },
  ppk: { month: 'ppk' },
  pfron: { month: 'pfron' },
  property: { month: 'property_tax' },
};

/** The statutory deadline; undefined when no act sets one, for example for invoices of the office. */
function liabilityDeadline(kind: LiabilityKind, period: string, payer: Payer): DeadlineId | undefined {
  const { type } = periodParts(period);
  if (kind === 'zus') return type === 'month' ? zusDeadlineOf(payer) : undefined;
  if (kind === 'pit' && payer.taxation_form === 'tax_card') return type === 'month' ? 'tax_card' : undefined;
  return DEADLINES[kind]?.[type];
}

/** Opening a month needs the same few dates for thousands of companies. */
const remembered = new Map<string, ReturnType<typeof dueDate>>();
const REMEMBERED = 2_000;

function dueOf(deadline: DeadlineId, period: string): ReturnType<typeof dueDate> {
  const key = `${deadline} ${period}`;
  const known = remembered.get(key) ?? dueDate(deadline, period);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, known);
  return known;
}

/** The days of {@link liabilityDeadline}, as the columns are called. */
export function liabilityDates(kind: LiabilityKind, period: string, payer: Payer) {
  const deadline = liabilityDeadline(kind, period, payer);
  if (!deadline) return undefined;
  const { statutory, due } = dueOf(deadline, period);
  return { statutory_date: statutory, due_date: due };
}

/** Everything that follows from kind, period and payer; undefined when no act sets a date. */
export function liabilityDefaults(kind: LiabilityKind, period: string, payer: Payer) {
  const dates = liabilityDates(kind, period, payer);
  return dates && { period, ...dates, ...transferDefaults(kind, period, payer) };
}

/** The period of a liability in a month's settlement: quarterly payers owe for the quarter of that month. */
export function liabilityPeriod(kind: LiabilityKind, period: string, payer: Payer): string {
  if (periodParts(period).type !== 'month') return period;
  const income = kind === 'pit' || kind === 'lump_sum' || kind === 'cit';
  const byQuarter =
    (income && payer.income_period === 'quarterly') || (kind === 'vat' && payer.vat_period === 'quarterly');
  return byQuarter ? periodOf(period, 'quarter') : period;
}

/** Symbols of forms, as banks list them. */
const SYMBOLS: Partial<Record<LiabilityKind, string>> = {
  lump_sum: 'PPE',
  cit: 'CIT',
  pit4: 'PIT4R',
  pit8ar: 'PIT8AR',
  pcc: 'PCC',
};

function symbolOf(kind: LiabilityKind, period: string, payer: Payer): string | null {
  const { taxation_form } = payer;
  if (periodParts(period).type === 'year') return yearlySymbolOf(kind, payer);
  if (kind === 'vat') return periodParts(period).type === 'quarter' ? 'VAT7K' : 'VAT7';
  if (kind === 'cit' && taxation_form === 'estonian_cit') return 'CIT8E';
  if (kind !== 'pit') return SYMBOLS[kind] ?? null;
  // Banks use different symbols for the tax card.
  if (taxation_form === 'tax_card') return null;
  return taxation_form === 'linear' ? 'PIT5L' : 'PIT5';
}

function yearlySymbolOf(kind: LiabilityKind, { taxation_form }: Payer): string | null {
  if (kind === 'pit') return taxation_form === 'linear' ? 'PIT36L' : 'PIT36';
  if (kind === 'lump_sum') return 'PIT28';
  if (kind === 'cit') return taxation_form === 'estonian_cit' ? 'CIT8E' : 'CIT8';
  return SYMBOLS[kind] ?? null;
}

// A Polish transfer is in Polish, whatever the language of the reader.
const text = createText(messages, 'pl');

export function transferDefaults(kind: LiabilityKind, period: string, payer: Payer): TransferDefaults {
  const transfer_symbol = symbolOf(kind, period, payer);
  const transfer_period = transfer_symbol === null ? null : transferPeriod(period);
  const about =
    transfer_symbol === null
      ? text(`title.${kind}`, { period: writtenPeriod(period) })
      : `${transfer_symbol} ${transfer_period}`;
  return {
    recipient: text(`recipient.${kind}`),
    account: accountOf(kind, payer),
    transfer_symbol,
    transfer_period,
    title: `${about} ${payer.vat_number === '' ? (payer.person?.name ?? '') : `NIP ${payer.vat_number}`}`,
  };
}

/** Partnerships whose partners pay income tax, each to their own account. */
const TRANSPARENT = new Set<Payer['company_type']>(['sc', 'sj', 'sp']);

function accountOf(kind: LiabilityKind, payer: Payer): string | null {
  if ((kind === 'pit' || kind === 'lump_sum') && TRANSPARENT.has(payer.company_type)) return null;
  if (kind === 'zus') return payer.zus_account;
  if (!goesToMicroAccount(kind)) return null;
  return payer.person?.tax_account ?? taxAccountOfNip(payer.vat_number) ?? null;
}

/** `03/2026`, `1 kw. 2026`, `2026`. */
function writtenPeriod(period: string): string {
  const { type, year, number } = periodParts(period);
  if (type === 'year') return String(year);
  return type === 'month' ? formatDate(firstDayOf(period), 'MM/YYYY') : `${number} kw. ${year}`;
}
