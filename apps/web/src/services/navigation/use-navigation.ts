import type { AppConfig } from '@biuro/core/config/config.ts';
import type { NavigationActor } from '@biuro/core/navigation/navigation-machine.ts';
import type { Place } from '@biuro/core/navigation/place.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { usePortal } from '#services/portal/use-portal.ts';

export function useNavigation<T>(select: (snapshot: SnapshotFrom<NavigationActor>) => T): T {
  return useSelector(usePortal().navigation, select);
}

/** The configuration of the office's portal. No page is drawn before it has loaded. */
export function useConfig(): AppConfig {
  const config = useNavigation(({ context }) => context.config);
  if (!config) throw new Error('The configuration is missing: this is drawn before the first page');
  return config;
}

/** A place without its query, which changes while the page stays. */
export type Page = Omit<Place, 'search'>;

export const PlaceContext = createContext<Page | null>(null);

/** The page that is on the screen, with the parameters of its path. */
export function usePlace(): Page {
  const place = use(PlaceContext);
  if (!place) throw new Error('There is no place: this is drawn outside of a page');
  return place;
}

/** Shows the name of the page's record in title and breadcrumbs, once it is known, or that there is no such record. */
export function usePlaceName(name: string | undefined, isMissing: boolean | null = false): void {
  const { navigation } = usePortal();
  useEffect(() => {
    if (isMissing) navigation.send({ type: 'place.missing' });
    else if (name) navigation.send({ type: 'place.named', name });
  }, [navigation, name, isMissing]);
}
