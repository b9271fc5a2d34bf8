import type { components } from '@biuro/contract';
import { keysOf } from './terms.ts';

type Schemas = components['schemas'];
export type TaxationForm = Schemas['TaxationForm'];
export type BooksForm = Schemas['BooksForm'];
export type IncomePeriod = Schemas['IncomePeriod'];
export type VatStatus = Schemas['VatStatus'];
export type ZusScheme = Schemas['ZusScheme'];

const taxation = {
  scale: true,
  linear: true,
  lump_sum: true,
  tax_card: true,
  cit9: true,
  cit19: true,
  estonian_cit: true,
  exempt: true,
} satisfies Record<TaxationForm, true>;

const books = {
  kpir: true,
  revenue_register: true,
  full: true,
  simplified_ngo: true,
  none: true,
} satisfies Record<BooksForm, true>;

const periods = { monthly: true, quarterly: true, simplified: true, none: true } satisfies Record<IncomePeriod, true>;
const vat = { active: true, exempt: true, unregistered: true } satisfies Record<VatStatus, true>;

const schemes = {
  start_relief: true,
  preferential: true,
  small_plus: true,
  full: true,
  health_only: true,
  holiday: true,
  not_applicable: true,
} satisfies Record<ZusScheme, true>;

const channels = {
  portal: true,
  ksef: true,
  email: true,
  paper: true,
  mixed: true,
} satisfies Record<Schemas['DocChannel'], true>;

const risks = { low: true, standard: true, raised: true } satisfies Record<Schemas['AmlRisk'], true>;

export const partnerTaxations = keysOf({ scale: true, linear: true, lump_sum: true } satisfies Record<
  Schemas['PartnerTaxation'],
  true
>);
export const partnerPeriods = keysOf({ monthly: true, quarterly: true, simplified: true } satisfies Record<
  Schemas['PartnerIncomePeriod'],
  true
>);
export const taxationForms = keysOf(taxation);
export const booksForms = keysOf(books);
export const incomePeriods = keysOf(periods);
export const vatStatuses = keysOf(vat);
export const vatPeriods = keysOf({ monthly: true, quarterly: true } satisfies Record<Schemas['VatPeriod'], true>);
export const zusSchemes = keysOf(schemes);
export const docChannels = keysOf(channels);
export const amlRisks = keysOf(risks);
/** In percent. */
export const lumpRates = [2, 3, 5.5, 8.5, 10, 12, 12.5, 14, 15, 17];
