import type { components } from '@biuro/contract';

export type Company = components['schemas']['Company'];
type Computed = 'zus_deadline_day' | 'tax_account' | 'office';
type Office = Omit<components['schemas']['CompanyOffice'], 'transitions'>;
export type Checklist = Record<string, { state: 'done' | 'waived'; reason: string | null; at: string; by: string }>;

/** What the database knows of a company; the PESEL is masked. */
export type Stored = Omit<Company, Computed> & { office: Office & { checklist: Checklist } };
/** What a client is shown, with what they are to the company. */
export type OwnStored = Omit<Company, Computed> & {
  role: components['schemas']['CompanyRole'];
  zus_deadline_own: Office['zus_deadline_own'];
};
