import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';
import { recall, remember } from '#ui/browser/browser-memory.ts';

export type Whose = 'mine' | 'all';
/** With whose work it tells of: while the other answer is on its way, the last one is shown with its own links. */
export type OfficeHome = components['schemas']['OfficeHomeAnswer']['data'] & { whose: Whose };

/** What needs the office now: the person's own work or everybody's, as they last looked at it on this device. */
export function useOfficeHome() {
  const api = useApi();
  const key = `biuro.home.${useUser().id}`;
  const [whose, setWhose] = useState<Whose>(() => (recall('local', key) === 'all' ? 'all' : 'mine'));
  const answer = useQuery({
    queryKey: ['home', 'office', whose],
    queryFn: async ({ signal }) => {
      const { data } = await unwrap(api.GET('/home', { params: { query: { whose } }, signal }));
      return { ...data, whose };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const look = (next: Whose) => {
    remember('local', key, next);
    setWhose(next);
  };
  return { answer, whose, look };
}
