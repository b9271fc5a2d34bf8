import type { components } from '@biuro/contract';
import {
  flag,
  keptText,
  maskedText,
  number,
  numbers,
  optionalFlag,
  optionalMinutes,
  optionalNumber,
  optionalText,
  rows,
  text,
  texts,
  version,
} from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';
import { beneficialOwnerFields } from '../aml/values.ts';
import { partnerFields } from '../partners/values.ts';
import { applicable } from '../profile-rules.ts';
import type { Company } from '../terms.ts';

type Schemas = components['schemas'];

/** What is only `text` is needed by every company, or follows from its legal form while it is empty. */
export const companyFields = defineFields<Schemas['CompanyUpdate']>()({
  name: text,
  short_name: optionalText,
  company_type: text,
  vat_number: text,
  regon: optionalText,
  krs: optionalText,
  pesel: maskedText,
  lifecycle: text,
  owner_id: optionalText,
  payroll_owner_id: optionalText,
  reviewer_id: optionalText,
  time_budget_minutes: optionalMinutes,
  street: optionalText,
  building: optionalText,
  flat: optionalText,
  postal_code: optionalText,
  city: optionalText,
  country: text,
  email: optionalText,
  phone: optionalText,
  tax_office_code: optionalText,
  taxation_form: text,
  lump_rates: numbers,
  books_form: text,
  income_period: text,
  vat_status: text,
  vat_eu: flag,
  vat_period: keptText,
  zus_scheme: text,
  zus_scheme_until: optionalText,
  zus_deadline_own: optionalNumber,
  has_employees: flag,
  ppk: flag,
  pfron: flag,
  bank_accounts: texts,
  zus_account: optionalText,
  partners: rows(partnerFields),
  docs_due_day: number,
  doc_channel: text,
  contract_from: optionalText,
  contract_to: optionalText,
  notice_period: optionalText,
  aml_risk: optionalText,
  aml_review_at: optionalText,
  pep: optionalFlag,
  pep_note: optionalText,
  beneficial_owners: rows(beneficialOwnerFields),
  rodo_agreement_at: optionalText,
  notes: optionalText,
  version,
});

export type CompanyValues = typeof companyFields.initial;

/** `managerId` is who looks after the company unless the person chooses somebody else. */
export function newValues(managerId: string): CompanyValues {
  return { ...companyFields.initial, country: 'PL', lifecycle: 'onboarding', owner_id: managerId };
}

export function valuesOf(company: Company): CompanyValues {
  return companyFields.valuesOf({
    ...company,
    ...company.office,
    owner_id: company.owner?.id,
    payroll_owner_id: company.payroll_owner?.id,
    reviewer_id: company.office?.reviewer?.id,
  });
}

/** Without the stage, which moves by a call of its own. */
export function companyUpdateOf(values: CompanyValues): Schemas['CompanyUpdate'] {
  const { lifecycle: _stage, ...update } = requestOf(values);
  return update;
}

export function newCompanyOf(values: CompanyValues): Schemas['NewCompany'] {
  const { version: _version, ...company } = requestOf(values);
  return company;
}

/** What the company has no use for is cleared. */
function requestOf(values: CompanyValues): Schemas['CompanyUpdate'] {
  const asks = applicable(values);
  const hasNoAdvances = values.taxation_form !== '' && asks.incomePeriods.length === 0;
  const request = companyFields.requestOf({
    ...values,
    krs: asks.krs ? values.krs : '',
    pesel: asks.pesel ? values.pesel : '',
    lump_rates: asks.lumpRates ? values.lump_rates : [],
    income_period: hasNoAdvances ? 'none' : values.income_period,
    vat_period: asks.vatPeriod ? values.vat_period : '',
    zus_scheme: asks.zusScheme ? values.zus_scheme : 'not_applicable',
    zus_scheme_until: asks.zusUntil ? values.zus_scheme_until : '',
    ppk: asks.payroll && values.ppk,
    pfron: asks.payroll && values.pfron,
    partners: asks.partners ? values.partners : [],
  });
  const paysNoVat = values.vat_status !== '' && !asks.vatPeriod;
  return paysNoVat ? { ...request, vat_period: null } : request;
}
