import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { readPeriod, settledMonth } from '@biuro/core/poland/period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useApi } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';
import { recall, remember } from '#ui/browser/browser-memory.ts';
import { today } from '#ui/text/today.ts';

export type Whose = 'mine' | 'all';
/** With whose work it tells of: while the other answer is on its way, the last one is shown with its own links. */
export type OfficeHome = components['schemas']['OfficeHomeAnswer']['data'] & { whose: Whose };

/** What needs the office now: the person's own work or everybody's, as they last looked at it on this device, with the figures of the month in the address. */
export function useOfficeHome() {
  const api = useApi();
  const key = `biuro.home.${useUser().id}`;
  const { month, showMonth } = useMonth();
  const [whose, setWhose] = useState<Whose>(() => (recall('local', key) === 'all' ? 'all' : 'mine'));
  const answer = useQuery({
    queryKey: ['home', 'office', whose, month],
    queryFn: async ({ signal }) => {
      const { data } = await unwrap(api.GET('/home', { params: { query: { whose, month } }, signal }));
      return { ...data, whose };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const look = (next: Whose) => {
    remember('local', key, next);
    setWhose(next);
  };
  return { answer, whose, look, month, showMonth };
}

/** The month of the address, `?month=2026-10`; without one that which is being settled. */
function useMonth() {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('month') ?? '';
  const month = readPeriod(asked)?.type === 'month' ? asked : settledMonth(today());
  return { month, showMonth: (next = '') => navigate(next ? `${path}?month=${next}` : path) };
}
