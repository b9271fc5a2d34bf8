import type { PeriodType } from './period.ts';

/** The acts that the deadlines come from, by a short name. */
const acts = {
  cit: 'ustawa z dnia 15 lutego 1992 r. o podatku dochodowym od osób prawnych',
  pit: 'ustawa z dnia 26 lipca 1991 r. o podatku dochodowym od osób fizycznych',
  lumpSum:
    'ustawa z dnia 20 listopada 1998 r. o zryczałtowanym podatku dochodowym od niektórych przychodów osiąganych przez osoby fizyczne',
  vat: 'ustawa z dnia 11 marca 2004 r. o podatku od towarów i usług',
  socialInsurance: 'ustawa z dnia 13 października 1998 r. o systemie ubezpieczeń społecznych',
  accidentInsurance:
    'ustawa z dnia 30 października 2002 r. o ubezpieczeniu społecznym z tytułu wypadków przy pracy i chorób zawodowych',
  health: 'ustawa z dnia 27 sierpnia 2004 r. o świadczeniach opieki zdrowotnej finansowanych ze środków publicznych',
  capitalPlans: 'ustawa z dnia 4 października 2018 r. o pracowniczych planach kapitałowych',
  rehabilitation:
    'ustawa z dnia 27 sierpnia 1997 r. o rehabilitacji zawodowej i społecznej oraz zatrudnianiu osób niepełnosprawnych',
  localTaxes: 'ustawa z dnia 12 stycznia 1991 r. o podatkach i opłatach lokalnych',
  accounting: 'ustawa z dnia 29 września 1994 r. o rachunkowości',
  waste: 'ustawa z dnia 14 grudnia 2012 r. o odpadach',
  socialFund: 'ustawa z dnia 4 marca 1994 r. o zakładowym funduszu świadczeń socjalnych',
} as const;

/** A day of the month that lies so many months after the last month of the period. */
export interface DeadlineDay {
  day: number | 'last';
  months: number;
}

export interface DeadlineRule extends DeadlineDay {
  period: PeriodType;
  source: { act: string; article: string };
  /** Whether a deadline on a Saturday, a Sunday or a holiday moves to the next working day. */
  shifts: boolean;
  /** Other days for the periods that end like the key. */
  except?: Record<string, DeadlineDay>;
}

type Act = keyof typeof acts;
type Rest = Partial<Pick<DeadlineRule, 'shifts' | 'except'>>;

const rule =
  (period: PeriodType) =>
  (day: number | 'last', months: number, act: Act, article: string, rest: Rest = {}): DeadlineRule => ({
    period,
    day,
    months,
    source: { act: acts[act], article },
    shifts: true,
    ...rest,
  });

const monthly = rule('month');
const quarterly = rule('quarter');
const yearly = rule('year');

/**
 * Statutory deadlines: the day, the months after the last month of the period, the act and the article. After a year, 1 is January of
 * the next one, and what is not positive lies in the year itself. `tax_form` expects the first income of the year in January, and a
 * quarter's third `vat_record` is filed with `vat_quarterly`, on the same day.
 *
 * `tax_card`, `pit16a` and `ppk` were compared with the text of the acts, and the days with calendars that were published, but for
 * these, which an accountant has yet to confirm: `vat_record`, `vat_8`, `pfron`, `pit8c`, `ift2r`, `cit6r`, `cit8e`, `tpr`, `iwa`,
 * `imir`, `dn1`, `dt1`, `bdo`, `stock_taking`, those of the financial statement and of the social fund. The three months of
 * `jpk_cit` after 2025 and `pit11_person` from the settlement of 2026 on depend on changes that were only planned when this was
 * written.
 */
export const deadlineRules = {
  zus_5: monthly(5, 1, 'socialInsurance', 'art. 47 ust. 1 pkt 1'),
  zus_15: monthly(15, 1, 'socialInsurance', 'art. 47 ust. 1 pkt 2'),
  zus_20: monthly(20, 1, 'socialInsurance', 'art. 47 ust. 1 pkt 3'),
  pit: monthly(20, 1, 'pit', 'art. 44 ust. 6'),
  lump_sum: monthly(20, 1, 'lumpSum', 'art. 21 ust. 1'),
  tax_card: monthly(7, 1, 'lumpSum', 'art. 31 ust. 3', { except: { '-12': { day: 28, months: 0 } } }),
  pit4: monthly(20, 1, 'pit', 'art. 38 ust. 1'),
  pit8ar: monthly(20, 1, 'pit', 'art. 42 ust. 1'),
  cit: monthly(20, 1, 'cit', 'art. 25 ust. 1a'),
  vat: monthly(25, 1, 'vat', 'art. 99 ust. 1, art. 103 ust. 1, art. 109 ust. 3b'),
  vat_record: monthly(25, 1, 'vat', 'art. 109 ust. 3c'),
  vat_eu: monthly(25, 1, 'vat', 'art. 100 ust. 3'),
  vat_8: monthly(25, 1, 'vat', 'art. 99 ust. 8-9'),
  pfron: monthly(20, 1, 'rehabilitation', 'art. 49 ust. 2'),
  ppk: monthly(15, 1, 'capitalPlans', 'art. 28 ust. 4'),
  property_tax: monthly(15, 0, 'localTaxes', 'art. 6 ust. 9 pkt 3', { except: { '-01': { day: 31, months: 0 } } }),

  pit_quarterly: quarterly(20, 1, 'pit', 'art. 44 ust. 3g'),
  lump_sum_quarterly: quarterly(20, 1, 'lumpSum', 'art. 21 ust. 1b'),
  cit_quarterly: quarterly(20, 1, 'cit', 'art. 25 ust. 1b-1c'),
  vat_quarterly: quarterly(25, 1, 'vat', 'art. 99 ust. 2-3'),
  oss: quarterly('last', 1, 'vat', 'art. 130c ust. 2-3', { shifts: false }),

  tax_form: yearly(20, -10, 'pit', 'art. 9a ust. 2'),
  small_zus_plus: yearly(31, 1, 'socialInsurance', 'art. 18c'),
  pit11_office: yearly(31, 1, 'pit', 'art. 45ba'),
  pit11_person: yearly('last', 2, 'pit', 'art. 39 ust. 1'),
  pit4r: yearly(31, 1, 'pit', 'art. 38 ust. 1a'),
  pit8ar_yearly: yearly(31, 1, 'pit', 'art. 42 ust. 1a'),
  pit8c: yearly(31, 1, 'pit', 'art. 39 ust. 3, art. 45ba'),
  pit16a: yearly('last', 2, 'lumpSum', 'art. 31 ust. 2'),
  pit28: yearly(30, 4, 'lumpSum', 'art. 21 ust. 2'),
  pit36: yearly(30, 4, 'pit', 'art. 45 ust. 1'),
  pit36l: yearly(30, 4, 'pit', 'art. 45 ust. 1a'),
  pit37: yearly(30, 4, 'pit', 'art. 45 ust. 1'),
  pit38: yearly(30, 4, 'pit', 'art. 45 ust. 1a'),
  dsf1: yearly(30, 4, 'pit', 'art. 30h ust. 4'),
  jpk_pit: yearly(30, 4, 'pit', 'art. 24a ust. 1e'),
  health_yearly: yearly(20, 5, 'health', 'art. 81 ust. 2j'),
  ift1r: yearly('last', 2, 'pit', 'art. 42 ust. 2 pkt 2'),
  ift2r: yearly('last', 3, 'cit', 'art. 26 ust. 3 pkt 2'),
  cit6r: yearly(31, 1, 'cit', 'art. 26a'),
  cit8: yearly('last', 3, 'cit', 'art. 27 ust. 1'),
  cit8e: yearly('last', 3, 'cit', 'art. 28r'),
  jpk_cit: yearly('last', 3, 'cit', 'art. 9 ust. 1c, 1e', { except: { 2025: { day: 'last', months: 7 } } }),
  tpr: yearly('last', 11, 'cit', 'art. 11t'),
  iwa: yearly(31, 1, 'accidentInsurance', 'art. 31 ust. 6'),
  imir: yearly('last', 2, 'socialInsurance', 'art. 41 ust. 8'),
  dn1: yearly(31, -11, 'localTaxes', 'art. 6 ust. 9 pkt 1'),
  dt1: yearly(15, -10, 'localTaxes', 'art. 9 ust. 6'),
  stock_taking: yearly(31, 0, 'accounting', 'art. 26', { shifts: false }),
  financial_statement: yearly('last', 3, 'accounting', 'art. 52 ust. 1', { shifts: false }),
  financial_statement_approval: yearly('last', 6, 'accounting', 'art. 53 ust. 1', { shifts: false }),
  bdo: yearly(15, 3, 'waste', 'art. 76'),
  social_fund_first: yearly(31, -7, 'socialFund', 'art. 6 ust. 2'),
  social_fund_rest: yearly(30, -3, 'socialFund', 'art. 6 ust. 2'),
} satisfies Record<string, DeadlineRule>;

export type DeadlineId = keyof typeof deadlineRules;
