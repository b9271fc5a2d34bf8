import type { components } from '@biuro/contract';
import { addDays } from '@biuro/core/lib/date.ts';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import { hasReached } from '../history/month-state.ts';
import { seededRandom } from '../history/seeded-random.ts';
import { dayOf, earlier, instant } from '../history/settlement-course.ts';
import { contractorFor, MOTORWAY, tradeOf } from './contractors.ts';
import type { Draft, Handed } from './draft.ts';
import { bankStatement, cashReport, costInvoice, type PaperCompany, receipt, saleInvoice } from './month-papers.ts';
import { annexTo, letterOfTaxOffice, noteOfOffice, payrollList } from './office-papers.ts';

/** A settlement of the demo, as far as its documents depend on it. */
export interface SettledMonth {
  month: string;
  /** Months before the last one. */
  back: number;
  status: components['schemas']['TaskStatus'];
  /** An instant. */
  confirmedAt: string | null;
  /** What the client wrote of late documents that nobody has decided on yet. */
  lateNote: string | null;
}

/** The company of the demo's first client, of which the demo shows most. */
const isOfDelta = ({ name }: PaperCompany): boolean => name.startsWith('Delta');

/** Months of which photographs are handed over, which take the longest to draw. */
const PHOTOGRAPHED = 1;
const OUT_OF_SIGHT = 'Prawy brzeg ucięty, nie widać kwoty brutto';
const NOT_NAMED = 'Na paragonie nie ma NIP-u firmy, nie zaliczymy go do kosztów. Następnym razem poproś o fakturę';
const HALF = 'Brakuje drugiej strony faktury. Prześlij proszę obie';

/** All that a demo client has handed over in a month. `day`: today. */
export function handedOver(company: PaperCompany, settled: SettledMonth, day: string): Handed[] {
  const { month, back } = settled;
  const { suppliers, till } = tradeOf(company.name);
  const invoices = [
    ...[0, 1].slice(0, till ? 1 : 2).map((place) => saleInvoice(company, month, place)),
    ...[0, 1, 2].map((place) =>
      costInvoice(company, month, suppliers[(place + back) % suppliers.length] ?? suppliers[0], place),
    ),
  ];
  const drafts = [
    ...invoices,
    bankStatement(company, month, invoices),
    ...(till ? [cashReport(company, month)] : []),
    ...(back < PHOTOGRAPHED ? [receipt(company, month, 0)] : []),
  ];
  const usual = drafts.map((draft, place) => inTime(company, draft, settled, { day, place }));
  return [...usual, ...(back === 0 ? unusual(company, settled, usual, day) : []), ...late(company, settled, day)];
}

/** The same of a company that hands over little. */
export function handedOverBySmall(company: PaperCompany, settled: SettledMonth, day: string): Handed[] {
  const { month, back } = settled;
  const { suppliers } = tradeOf(company.name);
  const supplier = suppliers[back % suppliers.length] ?? suppliers[0];
  const invoices = [costInvoice(company, month, supplier, 0), saleInvoice(company, month, 0)];
  const drafts = [...invoices, bankStatement(company, month, invoices)];
  const usual = drafts.map((draft, place) => inTime(company, draft, settled, { day, place }));
  return [...usual, ...late(company, settled, day)];
}

/** What has come of this month so far. */
export function handedOverEarly(company: PaperCompany, day: string): Handed[] {
  const month = day.slice(0, 7);
  const { suppliers } = tradeOf(company.name);
  return suppliers
    .map((supplier, place) => costInvoice(company, month, supplier, place))
    .filter(({ issued }) => issued < addDays(day, -2))
    .map((draft, place) => ({
      ...draft,
      status: place === 0 ? ('in_review' as const) : ('sent' as const),
      direction: 'from_client' as const,
      at: instant(earlier(addDays(draft.issued, 1), day), 8 + place, 12),
    }));
}

/** What the office has given to the company, of which one is not read yet; and a note of its own. */
export function fromOffice(company: PaperCompany, day: string, { payroll }: { payroll: boolean }): Handed[] {
  const last = shiftPeriod(day.slice(0, 7), -1);
  const given = (draft: Draft, more: Partial<Handed> = {}): Handed => ({
    ...draft,
    status: 'accepted',
    direction: 'from_office',
    at: instant(earlier(addWorkingDays(draft.issued, 1), day), 10, 20),
    read: true,
    ...more,
  });
  const price = 60_000 + Math.floor(seededRandom(company.name, 'price') * 12) * 5_000;
  return [
    given(annexTo(company, shiftPeriod(last, -9), price)),
    given(letterOfTaxOffice(company, last), { at: instant(earlier(day, day), 9, 35), read: false }),
    ...(payroll
      ? [
          given(payrollList(company, shiftPeriod(last, -1)), { visibility: 'representatives' }),
          given(noteOfOffice(company, last), { direction: 'internal', visibility: 'office', read: false }),
        ]
      : []),
  ];
}

/** Handed over some days after its date, and before the client said that all of them are there. */
function inTime(
  { name }: PaperCompany,
  draft: Draft,
  { month, back, status, confirmedAt }: SettledMonth,
  { day, place }: { day: string; place: number },
): Handed {
  const luck = seededRandom(name, month, 'handed over', place);
  const came = earlier(addDays(draft.issued, 1 + Math.floor(luck * 5)), day);
  const last = confirmedAt ? addDays(dayOf(confirmedAt), -1) : came;
  return {
    ...draft,
    status: statusOf(status, back, luck),
    direction: 'from_client',
    at: instant(came < last ? came : last, 6 + (place % 6), Math.floor(luck * 59)),
  };
}

/** How far the office is with a document of a settlement with this status. */
function statusOf(status: SettledMonth['status'], back: number, luck: number): Handed['status'] {
  if (status === 'closed' && back > 2) return 'archived';
  if (hasReached(status, 'booked')) return 'booked';
  if (hasReached(status, 'booking')) return luck < 0.5 ? 'booked' : 'accepted';
  if (hasReached(status, 'complete')) return 'accepted';
  if (status === 'incomplete') return luck < 0.6 ? 'accepted' : 'in_review';
  return luck < 0.4 ? 'in_review' : 'sent';
}

/** What the office could not take over as it came. */
function unusual(company: PaperCompany, settled: SettledMonth, usual: Handed[], day: string): Handed[] {
  const { month, confirmedAt } = settled;
  const first = usual.find(({ kind }) => kind === 'cost');
  if (!first) return [];
  const again: Handed = { ...first, at: plusMinutes(first.at, 45), status: 'duplicate', repeats: first };
  if (confirmedAt && !isOfDelta(company)) return [again];
  if (confirmedAt) {
    const nameless = receipt(company, month, 1, { named: false });
    const cut = receipt(company, month, 2, { cut: true });
    const afterwards = instant(earlier(addWorkingDays(dayOf(confirmedAt), 1), day), 12, 5);
    return [
      again,
      { ...nameless, status: 'rejected', remark: NOT_NAMED, direction: 'from_client', at: plusMinutes(first.at, 5) },
      {
        ...cut,
        status: 'to_correct',
        remark: OUT_OF_SIGHT,
        direction: 'from_client',
        at: afterwards,
        late: true,
        facts: withoutAmounts(cut.facts),
      },
    ];
  }
  const half = costInvoice(company, month, tradeOf(company.name).suppliers[0], 8);
  return [
    again,
    { ...half, status: 'to_correct', remark: HALF, direction: 'from_client', at: plusMinutes(first.at, 30) },
  ];
}

const withoutAmounts = ({ net: _net, vat: _vat, gross: _gross, ...facts }: Draft['facts']): Draft['facts'] => facts;

/** After the documents of the month were confirmed to be complete. */
function late(company: PaperCompany, settled: SettledMonth, day: string): Handed[] {
  const { month, confirmedAt, back, lateNote } = settled;
  const ofDelta = back === 0 && isOfDelta(company);
  if (!confirmedAt || (lateNote === null && !ofDelta)) return [];
  const draft = costInvoice(company, month, lateNote === null ? MOTORWAY : contractorFor(lateNote), 7);
  return [
    {
      ...draft,
      title: lateNote ?? draft.title,
      status: 'sent',
      direction: 'from_client',
      late: true,
      at: instant(earlier(addWorkingDays(dayOf(confirmedAt), 1), day), 12, 20),
    },
  ];
}

const plusMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();
