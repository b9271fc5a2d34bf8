import type { components } from '@biuro/contract';

export type Company = components['schemas']['Company'];
type Computed = 'zus_deadline_day' | 'tax_account' | 'office';
type Office = Omit<components['schemas']['CompanyOffice'], 'transitions'>;
export type Checklist = Record<string, { state: 'done' | 'waived'; reason: string | null; at: string; by: string }>;

/** A company as the database returns it to the office; the PESEL is masked. */
export type Stored = Omit<Company, Computed> & { office: Office & { checklist: Checklist } };
/** A company as a client sees it, with the client's role. */
export type OwnStored = Omit<Company, Computed> & {
  role: components['schemas']['CompanyRole'];
  zus_deadline_own: Office['zus_deadline_own'];
};
