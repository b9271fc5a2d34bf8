import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isEnabled } from '@biuro/core/config/config.ts';
import type { NavigationActor } from '@biuro/core/navigation/navigation-machine.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi, usePortal } from '#services/portal/use-portal.ts';

/** How many companies the office has; undefined while loading or where the module is off. Refetched on each navigation. */
export function useCompanyCount(): number | undefined {
  const api = useApi();
  const { navigation } = usePortal();
  const { data, isStale, refetch } = useQuery({
    queryKey: ['companies', 'count'],
    queryFn: ({ signal }) => unwrap(api.GET('/companies', { params: { query: { limit: 1 } }, signal })),
    enabled: isEnabled(useConfig(), 'company'),
  });
  const refresh = useEffectEvent(() => {
    if (data && isStale) void refetch();
  });
  useEffect(() => {
    const pathOf = ({ context }: SnapshotFrom<NavigationActor>) => context.place?.path;
    let path = pathOf(navigation.getSnapshot());
    const { unsubscribe } = navigation.subscribe((snapshot) => {
      if (path === pathOf(snapshot)) return;
      path = pathOf(snapshot);
      refresh();
    });
    return unsubscribe;
  }, [navigation]);
  return data?.meta.total;
}

/** Companies of the client who is signed in. `wanted` is false for people of the office. */
export function useMyCompanies(wanted = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['companies', 'my'],
    queryFn: ({ signal }) => unwrap(api.GET('/companies/my', { signal })),
    enabled: isEnabled(useConfig(), 'company') && wanted,
    select: ({ data }) => data,
  });
}
