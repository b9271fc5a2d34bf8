import type { components } from '@biuro/contract';
import type { Company } from './company-terms.ts';

type Update = components['schemas']['CompanyUpdate'];

/** What the form holds: texts, empty where there is nothing, and the version that they were made from. */
export type CompanyValues = { [Key in Exclude<keyof Update, 'version'>]: string } & { version: number };

/** `ownerId` is who looks after the company unless the person chooses otherwise. */
export function newValues(ownerId: string): CompanyValues {
  const texts = { name: '', company_type: '', vat_number: '', city: '', email: '', phone: '' };
  return { ...texts, lifecycle: 'active', owner_id: ownerId, version: 0 };
}

export function valuesOf({ owner, city, email, phone, ...company }: Company): CompanyValues {
  const { name, company_type, vat_number, lifecycle, version } = company;
  const contact = { city: city ?? '', email: email ?? '', phone: phone ?? '' };
  return { name, company_type, vat_number, lifecycle, owner_id: owner?.id ?? '', ...contact, version };
}

/** The company as the calls take it. What must be there and is not stays out, so that the server asks for it by name. */
export function companyOf({ owner_id, city, email, phone, ...values }: CompanyValues) {
  const { name, company_type, vat_number, lifecycle } = values;
  const needed = Object.entries({ name, company_type, vat_number, lifecycle }).filter(
    ([, value]) => value.trim() !== '',
  );
  const optional = { owner_id: owner_id || null, city: city || null, email: email || null, phone: phone || null };
  // The server is the validator: it alone says whether these texts make a company.
  return { ...Object.fromEntries(needed), ...optional } as Omit<Update, 'version'>;
}
