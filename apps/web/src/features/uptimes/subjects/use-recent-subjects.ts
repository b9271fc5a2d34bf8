import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';
import type { Subject } from '#services/timer/timer-port.ts';
import type { Entry } from '../entries/form/values.ts';

const MOST = 6;

interface Recent {
  key: string;
  label: string;
  subject: Subject;
}

/** What the person has worked on lately, the latest first. */
export function useRecentSubjects(): Recent[] | undefined {
  const api = useApi();
  const { id } = useUser();
  const query = { filters: { user_id: id }, sort: 'start_date:desc', limit: 40 };
  return useQuery({
    queryKey: ['uptimes', 'recent'],
    queryFn: ({ signal }) => unwrap(api.GET('/uptimes', { params: { query }, signal })),
    select: ({ data }) => recentOf(data),
  }).data;
}

function recentOf(entries: Entry[]): Recent[] {
  const known = new Map<string, Recent>();
  for (const { company, settlement } of entries) {
    const key = settlement?.id ?? company?.id;
    if (key === undefined || known.has(key)) continue;
    const subject = {
      ...(company && { company }),
      ...(settlement && { settlement: { id: settlement.id, title: settlement.title } }),
    };
    known.set(key, { key, label: settlement?.title ?? company?.name ?? '', subject });
  }
  return [...known.values()].slice(0, MOST);
}
