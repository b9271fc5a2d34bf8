import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { readable } from '#ui/list/query.ts';
import type { ReportQuery } from './address.ts';

export type EntriesQuery = ReportQuery & { company_id?: string | undefined };

/** Leads to the entries that a number was counted from; nowhere for whoever would see only some of them. */
export function useEntriesLink(): (query: EntriesQuery) => string | undefined {
  const open = isOpen('dashboard-uptimes', useConfig());
  const seesAll = useRight('uptimes:read');
  const { id } = useUser();
  return (query) => (open && (seesAll || query.user_id === id) ? entriesHref(query) : undefined);
}

/** The list of entries with these filters. */
function entriesHref(query: EntriesQuery): string {
  const values = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) values.set(`filters[${key}]`, value);
  return `${pathOf('dashboard-uptimes')}?${readable(values)}`;
}
