import type { User } from '@biuro/core/session/stored-session.ts';
import { recall } from '#ui/browser/browser-memory.ts';

/** Under which a device remembers at which of their companies a client looks. */
export const chosenKey = (userId: string) => `biuro.company.${userId}`;

/** The company of a client's pages where it is known before all of theirs are: the one that was chosen here, or the only one. */
export function knownCompanyId({ id, companies }: Pick<User, 'id' | 'companies'>): string | undefined {
  const chosen = recall('local', chosenKey(id));
  const known =
    companies.find((company) => company.id === chosen) ?? (companies.length === 1 ? companies[0] : undefined);
  return known?.id;
}
