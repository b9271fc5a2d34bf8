import type { components } from '@biuro/contract';
import { useSyncExternalStore } from 'react';
import { recall, remember } from '../ui/local-memory.ts';
import { useMyCompanies } from './use-companies.ts';
import { useUser } from './use-session.ts';

type Schemas = components['schemas'];
type Company = Pick<Schemas['CompanyRow'], 'id' | 'name' | 'vat_number'>;

interface ClientCompany {
  /** The one that the client's pages speak of; nothing until all are known, or where there is none. */
  company: Company | undefined;
  companies: Company[];
  /** What the person may do in it. */
  role: Schemas['Role'];
  choose: (id: string) => void;
}

const listeners = new Set<() => void>();
const keyOf = (userId: string) => `biuro.company.${userId}`;

/** Which of their companies a client looks at; this device remembers it. */
export function useClientCompany(): ClientCompany {
  const { id: userId, companies: own, role } = useUser();
  const { data: companies = [] } = useMyCompanies();
  const chosen = useSyncExternalStore(subscribe, () => recall('local', keyOf(userId)));
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  const choose = (id: string) => {
    remember('local', keyOf(userId), id);
    for (const listener of listeners) listener();
  };
  return { company, companies, role: own.find(({ id }) => id === company?.id)?.role ?? role, choose };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
