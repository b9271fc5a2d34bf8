import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { readable } from '#ui/list/query.ts';
import type { ReportQuestion } from './address.ts';

export type EntriesQuestion = ReportQuestion & { company_id?: string | undefined };

/** Leads to the entries that a number was counted from; nowhere for whoever would see only some of them. */
export function useEntriesLink(): (question: EntriesQuestion) => string | undefined {
  const open = isOpen('dashboard-uptimes', useConfig());
  const seesAll = useRight('uptimes:read');
  const { id } = useUser();
  return (question) => (open && (seesAll || question.user_id === id) ? entriesHref(question) : undefined);
}

/** The list of entries with these filters. */
function entriesHref(question: EntriesQuestion): string {
  const values = new URLSearchParams();
  for (const [key, value] of Object.entries(question)) if (value) values.set(`filters[${key}]`, value);
  return `${pathOf('dashboard-uptimes')}?${readable(values)}`;
}
