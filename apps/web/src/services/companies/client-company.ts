import type { components } from '@biuro/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useUser } from '#services/session/use-session.ts';
import { recall, remember } from '#ui/browser/browser-memory.ts';
import { chosenKey, knownCompanyId } from './chosen-company.ts';
import { useMyCompanies } from './use-companies.ts';

type Schemas = components['schemas'];
type Company = Pick<Schemas['CompanyRow'], 'id' | 'name' | 'vat_number'>;

interface ClientCompany {
  /** The chosen one; undefined while the companies are loading, or where there is none. */
  company: Company | undefined;
  /** Its id, which is usually known before the companies are loaded. */
  companyId: string | undefined;
  companies: Company[];
  /** What the person may do in it. */
  role: Schemas['Role'];
  choose: (id: string) => void;
}

const listeners = new Set<() => void>();

/** Which of their companies a client has chosen; this device remembers it. */
export function useClientCompany(wanted = true): ClientCompany {
  const user = useUser();
  const { id: userId, companies: own, role } = user;
  const { data: companies = [] } = useMyCompanies(wanted);
  const chosen = useSyncExternalStore(subscribe, () => recall('local', chosenKey(userId)));
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  const choose = (id: string) => {
    remember('local', chosenKey(userId), id);
    for (const listener of listeners) listener();
  };
  const companyId = company?.id ?? knownCompanyId(user);
  return { company, companyId, companies, role: own.find(({ id }) => id === companyId)?.role ?? role, choose };
}

/** Chooses the company whose record a page shows, also when a link has opened it; who chooses another one then, leaves the page. */
export function useFollowCompany(id: string | undefined): void {
  const { company, companies, choose } = useClientCompany();
  const known = companies.find((one) => one.id === id)?.id;
  const follow = useEffectEvent((shown: string) => {
    if (shown !== company?.id) choose(shown);
  });
  useEffect(() => {
    if (known !== undefined) follow(known);
  }, [known]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
