import { dueDate } from '@biuro/core/poland/deadlines.ts';
import { firstDayOf, lastDayOf, monthAfter, periodOf, periodParts } from '@biuro/core/poland/period.ts';
import { addWorkingDays, previousWorkingDay } from '@biuro/core/poland/working-day.ts';
import type { Selectable } from 'kysely';
import { type DeclarationForm, declarationDue } from '#domain/settlement/declaration-defaults.ts';
import { liabilityDates, type TransferDefaults, transferDefaults } from '#domain/settlement/liability-defaults.ts';
import { isPayrollKind, type LiabilityKind } from '#domain/settlement/liability-kinds.ts';
import { isTaxedByPartners, type Partner, payerOf } from '#domain/settlement/partners.ts';
import type { Payer } from '#domain/settlement/payer.ts';
import type { CompaniesTable } from '#platform/database/tables/companies.ts';
import { USUAL_SETTINGS } from '#platform/tenants/office-settings.ts';

/** Properties of a company that opening a month depends on. */
export type Profile = Pick<
  Selectable<CompaniesTable>,
  | 'id'
  | 'name'
  | 'short_name'
  | 'lifecycle'
  | 'contract_from'
  | 'contract_to'
  | 'books_form'
  | 'vat_status'
  | 'vat_eu'
  | 'zus_scheme'
  | 'has_employees'
  | 'ppk'
  | 'pfron'
  | 'owner_id'
  | 'payroll_owner_id'
  | 'reviewer_id'
  | 'time_budget_minutes'
  | 'docs_due_day'
> &
  Payer & {
    /** Partners of a partnership, who pay income tax and contributions themselves. */
    partners?: readonly Partner[];
  };

export interface PlannedLiability extends TransferDefaults {
  kind: LiabilityKind;
  period: string;
  /** Partner who owes it, when it is not the company. */
  partner_id: string | null;
  partner: string | null;
  statutory_date: string;
  due_date: string;
}

export interface PlannedDeclaration {
  form: DeclarationForm;
  period: string;
  due_date: string;
}

export interface MonthPlan {
  docs_due_at: string;
  due_at: string;
  /** Date of the payroll task. */
  payroll_due_at: string;
  liabilities: PlannedLiability[];
  declarations: PlannedDeclaration[];
}

/**
 * Liabilities and declarations of a company for a month with their dates. Computed from its profile alone, so repeating
 * it gives the same result.
 */
export function planMonth(company: Profile, month: string, { buffer_days } = USUAL_SETTINGS): MonthPlan {
  const liabilities = owed(company, month).flatMap(planLiability);
  const declarations = filed(company).flatMap((form) => planDeclaration(company, form, month));
  const dates = [...liabilities, ...declarations].map(({ due_date }) => due_date);
  const payroll = liabilities.filter(({ kind }) => isPayrollKind(kind)).map(({ due_date }) => due_date);
  return {
    docs_due_at: documentsDue(month, company.docs_due_day),
    due_at: before(dates, month, buffer_days),
    payroll_due_at: before(payroll, month, buffer_days),
    liabilities,
    declarations,
  };
}

/** Day of the next month on which documents are due; on a day off, the working day before. */
export const documentsDue = (month: string, day: number): string =>
  workingDay(`${monthAfter(month, 1)}-${String(day).padStart(2, '0')}`);

/** Caches dates: thousands of companies share a few. */
function remembered(find: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}

const workingDay = remembered(previousWorkingDay);
const buffered = remembered((key) => {
  const [buffer = '', date = ''] = key.split(' ');
  return addWorkingDays(date, -Number(buffer));
});

/** The client gets this number of working days to pay. A company without payments uses the most common date. */
function before(dates: string[], month: string, buffer: number): string {
  const [first = dueDate('pit', month).due] = dates.toSorted();
  return buffered(`${buffer} ${first}`);
}

interface Owed {
  kind: LiabilityKind;
  period: string;
  payer: Payer;
  partner?: Partner;
}

/**
 * A partnership pays VAT and as an employer; income tax and own contributions are paid by each partner. While nobody has
 * entered the partners, it has no income tax, which would have no account.
 */
function owed(company: Profile, month: string): Owed[] {
  const { partners = [] } = company;
  const own: Profile = {
    ...company,
    ...((partners.length > 0 || isTaxedByPartners(company)) && { taxation_form: 'exempt' }),
    ...(partners.length > 0 && { zus_scheme: 'not_applicable' }),
  };
  return [
    ...ownOf(own, month).map(([kind, period]) => ({ kind, period, payer: company })),
    ...partners.flatMap((partner) => {
      const payer = payerOf(partner);
      const zus: [LiabilityKind, string][] = partner.zus_scheme === 'not_applicable' ? [] : [['zus', month]];
      return [...zus, ...incomeTax(payer, month)].map(([kind, period]) => ({ kind, period, payer, partner }));
    }),
  ];
}

/**
 * Kinds with their periods. Own contributions are owed in every scheme, including the start relief (ulga na start) and
 * the holiday (wakacje składkowe): these exempt from social insurance, not from the health contribution.
 */
function ownOf(company: Profile, month: string): [LiabilityKind, string][] {
  const { zus_scheme, has_employees, ppk, pfron } = company;
  const monthly = (kind: LiabilityKind, applies: boolean): [LiabilityKind, string][] =>
    applies ? [[kind, month]] : [];
  return [
    ...monthly('zus', zus_scheme !== 'not_applicable' || has_employees),
    ...monthly('pit4', has_employees),
    ...incomeTax(company, month),
    ...vat(company, month),
    ...monthly('ppk', ppk),
    ...monthly('pfron', pfron),
  ];
}

const INCOME_TAX: Partial<Record<Payer['taxation_form'], LiabilityKind>> = {
  scale: 'pit',
  linear: 'pit',
  lump_sum: 'lump_sum',
  cit9: 'cit',
  cit19: 'cit',
};

/** The tax card is paid monthly; Estonian CIT has no advances. */
function incomeTax({ taxation_form, income_period }: Payer, month: string): [LiabilityKind, string][] {
  if (taxation_form === 'tax_card') return [['pit', month]];
  const kind = INCOME_TAX[taxation_form];
  if (!kind || income_period === 'none') return [];
  if (income_period !== 'quarterly') return [[kind, month]];
  return endsQuarter(month) ? [[kind, periodOf(month, 'quarter')]] : [];
}

function vat({ vat_status, vat_period }: Profile, month: string): [LiabilityKind, string][] {
  if (vat_status !== 'active') return [];
  if (vat_period !== 'quarterly') return [['vat', month]];
  return endsQuarter(month) ? [['vat', periodOf(month, 'quarter')]] : [];
}

const endsQuarter = (month: string): boolean => periodParts(month).number % 3 === 0;

/** VAT records are filed monthly, also by those who settle VAT quarterly. */
function filed({ vat_status, vat_period, vat_eu, zus_scheme, has_employees, partners = [] }: Profile) {
  const active = vat_status === 'active';
  const schemes = partners.length > 0 ? partners.map((partner) => partner.zus_scheme) : [zus_scheme];
  const forms: (DeclarationForm | false)[] = [
    active && (vat_period === 'quarterly' ? 'jpk_v7k' : 'jpk_v7m'),
    vat_eu && 'vat_ue',
    (has_employees || schemes.some((scheme) => scheme !== 'not_applicable')) && 'dra',
  ];
  return forms.filter((form) => form !== false);
}

function planLiability({ kind, period, payer, partner }: Owed): PlannedLiability[] {
  const dates = liabilityDates(kind, period, payer);
  const whose = { partner_id: partner?.id ?? null, partner: partner?.name ?? null };
  return dates ? [{ kind, period, ...whose, ...dates, ...transferDefaults(kind, period, payer) }] : [];
}

function planDeclaration(company: Profile, form: DeclarationForm, period: string): PlannedDeclaration[] {
  const due_date = declarationDue(form, period, company);
  return due_date ? [{ form, period, due_date }] : [];
}

export type SkipReason = 'suspended' | 'not_active' | 'contract_ended';

/** Why a company has nothing to settle in the month. */
export function skipReason(company: Profile, month: string): SkipReason | undefined {
  const { lifecycle, contract_from, contract_to } = company;
  if (lifecycle === 'suspended') return 'suspended';
  if (lifecycle === 'ended' || (contract_to !== null && contract_to < firstDayOf(month))) return 'contract_ended';
  if (lifecycle !== 'active' && lifecycle !== 'notice') return 'not_active';
  return contract_from !== null && contract_from > lastDayOf(month) ? 'not_active' : undefined;
}
