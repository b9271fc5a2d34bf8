import type { Place } from '@biuro/core/navigation/place.ts';
import { Suspense, useLayoutEffect, useState, useTransition } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { PageTakesFocus } from '../ui/page.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { ConfigUnavailable } from './config-unavailable.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { type Screen, screens } from './screens.ts';
import { PlaceContext, useNavigation } from './use-navigation.ts';
import { usePortal } from './use-portal.ts';

/** Draws what the guard has decided for the URL, and nothing before it has. */
export function Router() {
  useRequests();
  const failure = useNavigation(({ context }) => context.failure);
  const { place, moved, pending } = useShownPlace();
  if (failure) return <ConfigUnavailable failure={failure} />;
  if (!place) return null;
  return (
    <PageTakesFocus value={moved}>
      {pending && <ProgressLine />}
      <PlaceContext value={place}>
        <ScreenOf place={place} />
      </PlaceContext>
    </PageTakesFocus>
  );
}

function ScreenOf({ place }: { place: Place }) {
  const { Page, Frame }: Screen = screens[place.name];
  const page = (
    <PageBoundary key={place.path}>
      <Page />
    </PageBoundary>
  );
  return <Suspense>{Frame ? <Frame>{page}</Frame> : page}</Suspense>;
}

/** Tells the guard each address that the browser goes to. */
function useRequests(): void {
  const { navigation } = usePortal();
  const path = usePathname();
  const search = useSearch();
  useLayoutEffect(() => navigation.send({ type: 'place.requested', path, search }), [navigation, path, search]);
}

/** The decided place once its code is here. Meanwhile the page before it stays, unless the guard has taken that away. */
function useShownPlace() {
  const place = useNavigation(({ context }) => context.place);
  const [shown, show] = useState<{ place: Place | null; path: string; moves: number }>({
    place: null,
    path: '',
    moves: 0,
  });
  const [pending, startTransition] = useTransition();
  useLayoutEffect(() => {
    if (!place) return show((last) => ({ ...last, place: null }));
    screens[place.name].preload();
    startTransition(() =>
      show((last) => ({ place, path: place.path, moves: last.moves + Number(last.path !== place.path) })),
    );
  }, [place]);
  return { place: place && shown.place, moved: shown.moves > 1, pending };
}
