import { isNip } from '@biuro/core/poland/nip.ts';
import { type PeriodParts, type PeriodType, periodParts } from '@biuro/core/poland/period.ts';
import { isPesel } from '@biuro/core/poland/pesel.ts';
import { ACCOUNTS, withoutDiacritics } from './text.ts';

/** A period that a title names; people often leave out the year. */
export interface NamedPeriod {
  type: PeriodType;
  number: number;
  year: number | undefined;
}

/** What the title of a transfer says. */
export interface TransferTitle {
  /** Upper case, without diacritics. */
  text: string;
  /** NIP and PESEL with valid check digits. */
  payers: string[];
  periods: NamedPeriod[];
  /** Symbols of forms without hyphens, such as `VAT7`, and `ZUS`, `PPK` and `PFRON`. */
  symbols: string[];
}

type Groups = Partial<Record<string, string>>;

const NUMBER_OF_PAYER =
  /(?<!\d)(?<number>\d{3}[- ]?\d{3}[- ]?\d{2}[- ]?\d{2}|\d{3}[- ]?(?:\d{2}[- ]?){2}\d{3}|\d{11})(?!\d)/g;
/** As transfers to tax offices have it: `26M10`, `26K03`, `26R`; banks may glue it to the symbol. */
const TAX_PERIOD = /(?<year>\d{2})(?:M(?<month>0[1-9]|1[0-2])|K0?(?<quarter>[1-4])|R)(?![A-Z\d])/g;
/** `VAT-7`, `PIT 8AR`, `CIT`; in `VAT 7/2026` the 7 is a month. */
const SYMBOL =
  /(?<![A-Z])(?<family>VAT|PIT|CIT|PCC|PPE)(?:[-_ ]?(?<form>\d{1,2}[A-Z]{0,2})(?![A-Z\d]|[./-](?:20)?[23]\d(?![\d./-]))[./-]?)?(?![A-Z\d])/g;
const VAT_FILE = /(?<![A-Z])(?:JPK[-_ ]?)?V7[-_ ]?(?<kind>[MK])(?![A-Z\d])/g;
const OTHER_DUES = /(?<![A-Z])(?<due>ZUS|PPK|PFRON)(?![A-Z])/g;
/** Days are no periods. */
const DAY = /(?<!\d)(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2\d{4})(?!\d)/g;

const MONTHS = [
  'STYCZ[A-Z]*',
  'LUT(?:Y|EGO|YM)',
  'MAR(?:ZEC|CA|CU)',
  'KWIE(?:CIEN|TNIA|TNIU)',
  'MAJ(?:A|U)?',
  'CZERW(?:IEC|CA|CU)',
  'LIP(?:IEC|CA|CU)',
  'SIERP[A-Z]*',
  'WRZE(?:SIEN|SNIA|SNIU)',
  'PAZDZIERNIK[A-Z]*',
  'LISTOPAD[A-Z]*',
  'GRUD(?:ZIEN|NIA|NIU)',
].map((name) => new RegExp(`^${name}$`));
const ANY_MONTH = MONTHS.map(({ source }) => source.slice(1, -1)).join('|');
const DAY_IN_WORDS = new RegExp(`(?<!\\d)\\d{1,2} +(?:${ANY_MONTH})(?![A-Z])(?: +20\\d{2}(?!\\d))?`, 'g');

const WRITTEN_PERIODS: RegExp[] = [
  /(?<!\d)(?<year>20\d{2})[ ./-]?Q(?<quarter>[1-4])(?!\d)/g,
  /(?<![A-Z\d])Q?(?<quarter>[1-4]|IV|I{1,3})[ .-]*(?:KW(?:ARTAL[A-Z]*)?(?![A-Z])\.?|(?<=Q[1-4]))[ ./-]*(?<year>20\d{2})?(?!\d)/g,
  /(?<!\d)(?<year>20\d{2})[./-](?<month>0?[1-9]|1[0-2])(?!\d|[./-]\d)/g,
  /(?<!\d|\d[./-])(?<month>0?[1-9]|1[0-2]) ?[./-] ?(?<year>20\d{2}|[23]\d)(?!\d|[.,/-]\d)/g,
  /(?<!\d)(?<month>0[1-9]|1[0-2]) (?<year>20\d{2})(?!\d)/g,
  new RegExp(`(?<![A-Z])(?<name>${ANY_MONTH})(?![A-Z])(?: *(?<year>20\\d{2})(?!\\d))?`, 'g'),
  /(?<!\d|\d[./-])(?<year>20\d{2})(?!\d|[./-]\d)/g,
];

export function readTitle(title: string): TransferTitle {
  const text = withoutDiacritics(title).toUpperCase();
  let rest = text.replaceAll(ACCOUNTS, ' ');
  /** Takes what the pattern finds out of the rest, so that no part of it is read twice. */
  function take<T>(pattern: RegExp, read: (groups: Groups) => T | undefined): T[] {
    const found: T[] = [];
    for (const match of rest.matchAll(pattern)) {
      const one = read(match.groups ?? {});
      if (one === undefined) continue;
      found.push(one);
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
    return found;
  }
  const payers = take(NUMBER_OF_PAYER, payerOf);
  const taxPeriods = take(TAX_PERIOD, periodOf);
  const symbols = [
    ...take(VAT_FILE, ({ kind }) => (kind === 'K' ? 'VAT7K' : 'VAT7')),
    ...take(SYMBOL, ({ family = '', form = '' }) => family + form),
    ...take(OTHER_DUES, ({ due }) => due),
  ];
  rest = rest.replaceAll(DAY, ' ').replaceAll(DAY_IN_WORDS, ' ');
  const periods = [...taxPeriods, ...WRITTEN_PERIODS.flatMap((pattern) => take(pattern, periodOf))];
  return { text, payers, periods, symbols };
}

function payerOf({ number = '' }: Groups): string | undefined {
  const digits = number.replaceAll(/\D/g, '');
  return isNip(digits) || isPesel(digits) ? digits : undefined;
}

function periodOf({ year, month, quarter, name }: Groups): NamedPeriod {
  const named = { year: year === undefined ? undefined : Number(year) + (year.length === 2 ? 2000 : 0) };
  if (name !== undefined) return { ...named, type: 'month', number: MONTHS.findIndex((one) => one.test(name)) + 1 };
  if (month !== undefined) return { ...named, type: 'month', number: Number(month) };
  if (quarter === undefined) return { ...named, type: 'year', number: 1 };
  const roman = ['I', 'II', 'III', 'IV'].indexOf(quarter) + 1;
  return { ...named, type: 'quarter', number: roman || Number(quarter) };
}

/** A year beside a month may be anything, such as the year of an invoice, as long as it is the same. */
export function comparePeriod(named: NamedPeriod, period: string): 'same' | 'other' | 'open' {
  const parts: PeriodParts = periodParts(period);
  if (named.year !== undefined && named.year !== parts.year) return 'other';
  if (named.type === parts.type) return named.number === parts.number ? 'same' : 'other';
  return named.type === 'year' ? 'open' : 'other';
}

/** Besides the symbol itself, people write its tax, or leave out a letter. */
const ALSO: Partial<Record<string, string[]>> = {
  VAT7: ['VAT'],
  VAT7K: ['VAT'],
  PPE: ['PIT'],
  PIT4R: ['PIT', 'PIT4'],
  PCC: ['PCC3'],
};

/** The tax card has no symbol of its own; an invoice is a `faktura VAT`. */
const WITHOUT_SYMBOL: Partial<Record<string, string[]>> = {
  zus: ['ZUS'],
  ppk: ['PPK'],
  pfron: ['PFRON'],
  pit: ['PIT'],
  office: ['VAT'],
  other: ['VAT'],
};

/** The symbols that the title of a transfer may name for this liability; the first one is its own. */
export function symbolsOf({ kind, transfer_symbol }: { kind: string; transfer_symbol: string | null }): string[] {
  const symbol = transfer_symbol?.replaceAll('-', '');
  if (symbol === undefined) return WITHOUT_SYMBOL[kind] ?? [];
  return [symbol, ...(ALSO[symbol] ?? [/^[A-Z]+/.exec(symbol)?.[0] ?? symbol])];
}
