import type { Secrets } from '#platform/access/secrets.ts';
import type { Mistake } from '#platform/http/problem.ts';
import type { SealedPesel } from '../queries.ts';
import { readPesel } from './numbers.ts';
import type { CompanyType } from './profile.ts';

interface Asked {
  company_type: CompanyType;
  /** As it was written: null deletes it, undefined keeps it. */
  pesel: string | null | undefined;
  /** As it is shown, masked. */
  before: string | null;
}

/** The new PESEL of a sole trader; other legal forms have none. Undefined keeps the current one. */
export function changedPesel({ company_type, pesel, before }: Asked): { pesel?: string | null; mistake?: Mistake } {
  const sole = company_type === 'jdg';
  const written = pesel?.trim();
  // A form that was not changed sends the masked PESEL back.
  if (written === undefined || written === before) return sole || pesel === null ? toChange(pesel) : { pesel: null };
  if (written === '') return { pesel: null };
  if (!sole) return { mistake: { pointer: '/pesel', code: 'only_jdg' } };
  const { value, mistake } = readPesel(written);
  return mistake ? { mistake } : { pesel: value };
}

const toChange = (pesel: string | null | undefined) => (pesel === null ? { pesel: null } : {});

export const openPesel = (secrets: Secrets, companyId: string, sealed: Buffer | null): string | null =>
  sealed && secrets.open('company pesel', sealed, companyId).toString();

/** Encrypted for the row of this company. */
export function sealPesel(secrets: Secrets, companyId: string, pesel: string | null | undefined): SealedPesel {
  if (pesel === undefined) return {};
  if (pesel === null) return { pesel: null, pesel_end: null };
  return { pesel: secrets.seal('company pesel', Buffer.from(pesel), companyId), pesel_end: pesel.slice(-4) };
}
