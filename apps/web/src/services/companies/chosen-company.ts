import type { User } from '@biuro/core/session/stored-session.ts';
import { recall } from '#ui/browser/browser-memory.ts';

/** The storage key of a client's chosen company. */
export const chosenKey = (userId: string) => `biuro.company.${userId}`;

/** The id of a client's company where it is known without a request: the one that was chosen on this device, or the only one. */
export function knownCompanyId({ id, companies }: Pick<User, 'id' | 'companies'>): string | undefined {
  const chosen = recall('local', chosenKey(id));
  const known =
    companies.find((company) => company.id === chosen) ?? (companies.length === 1 ? companies[0] : undefined);
  return known?.id;
}
