import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { NextIcon, PreviousIcon } from '#ui/icons/icons.ts';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import messages from '../messages.json' with { type: 'json' };
import { documentKeys } from '../queries.ts';

/** The documents before and after this one, in the list on the way here; else among those that are to be checked. Keys: K and J. */
export function DocumentNeighbours({ id }: { id: string }) {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const ids = useRowOf(id);
  const place = ids.indexOf(id);
  const goTo = (neighbour: string | undefined) =>
    neighbour === undefined ? undefined : () => navigate(pathOf('dashboard-documents-view', { id: neighbour }));
  const previous = place > 0 ? goTo(ids[place - 1]) : undefined;
  // One that has been moved out of the list is followed by its first.
  const next = goTo(ids[place + 1]);
  useFreeKey('k', previous);
  useFreeKey('j', next);
  if (ids.length < 2) return null;
  return (
    <span className="document-neighbours">
      <IconButton icon={PreviousIcon} label={t('previous')} aria-disabled={!previous || undefined} onClick={previous} />
      {place >= 0 && <span>{t('place', { place: place + 1, n: ids.length })}</span>}
      <IconButton icon={NextIcon} label={t('next')} aria-disabled={!next || undefined} onClick={next} />
    </span>
  );
}

/** The ids stay as they were when the first document was opened, so that each that is checked leads to the next. */
function useRowOf(id: string): string[] {
  const api = useApi();
  const client = useQueryClient();
  const [known] = useState(() => {
    const lists = client.getQueriesData<components['schemas']['DocumentPage']>({ queryKey: documentKeys.lists });
    const pages = lists.map(([, page]) => page?.data?.map((one) => one.id) ?? []);
    return pages.find((page) => page.includes(id));
  });
  const query = { filters: { state: 'to_check' as const }, sort: 'created_at:desc', limit: 100 };
  const { data } = useQuery({
    queryKey: ['documents', 'to-check'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/documents', { params: { query }, signal }))).data,
    enabled: known === undefined,
  });
  return known ?? data?.map((one) => one.id) ?? [];
}
