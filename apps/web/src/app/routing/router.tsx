import type { Place } from '@biuro/core/navigation/place.ts';
import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { type Page, PlaceContext, useNavigation } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { ProgressLine } from '#ui/feedback/progress-line.tsx';
import { PageTakesFocus } from '#ui/layout/page.tsx';
import { ExposedDemo } from '../frame/notices/exposed-demo.tsx';
import { ConfigUnavailable } from './config-unavailable.tsx';
import { Permitted } from './permitted.tsx';
import { screenOf } from './screens.ts';
import { ScrollMemory } from './scroll-memory.tsx';
import { removeSplash } from './splash.ts';

/** Draws the page that the guard has chosen for the URL, and nothing until it has decided. */
export function Router() {
  return (
    <>
      <Requests />
      <ExposedDemo />
      <Decided />
    </>
  );
}

/** Sends each address to the guard. It is a sibling of the page, so that a new address alone does not draw the page again. */
function Requests() {
  const { navigation } = usePortal();
  const path = usePathname();
  const search = useSearch();
  useLayoutEffect(() => navigation.send({ type: 'place.requested', path, search }), [navigation, path, search]);
  return null;
}

function Decided() {
  const failure = useNavigation(({ context }) => context.failure);
  const place = useNavigation(({ context }) => context.place);
  const moved = useMoved(place);
  useLayoutEffect(() => {
    if (failure) removeSplash();
  }, [failure]);
  if (failure) return <ConfigUnavailable failure={failure} />;
  return (
    place && (
      <PageTakesFocus value={moved}>
        <Suspense>
          <DecidedPlace place={place} />
        </Suspense>
      </PageTakesFocus>
    )
  );
}

/** Whether the person has left the page that the browser loaded first. */
function useMoved(place: Place | null): boolean {
  const [first, setFirst] = useState<string>();
  const [moved, setMoved] = useState(false);
  if (place && first === undefined) setFirst(place.path);
  if (place && first !== undefined && place.path !== first && !moved) setMoved(true);
  return moved;
}

/**
 * The previous page stays until the code of this one has loaded. Before the first page there is nothing: React would keep a fallback on
 * the screen for a while. The first page is drawn as a deferred value, too, because drawing it at once would block a slow machine for
 * twice as long. When the guard takes the place away, this whole part unmounts.
 */
function DecidedPlace({ place }: { place: Place }) {
  const shown = useDeferredValue<Place | null>(place, null);
  useLayoutEffect(() => void screenOf(place.name).preload(), [place.name]);
  const page = usePageOf(shown);
  if (!shown) return null;
  return (
    <PlaceContext value={page}>
      <ScrollMemory path={shown.path} search={shown.search} />
      {shown.path !== place.path && <ProgressLine />}
      <ScreenOf place={shown} />
    </PlaceContext>
  );
}

/** The same object while only the query changes, so that components which use the page are not drawn again. */
function usePageOf(place: Place | null): Page | null {
  const [page, setPage] = useState<Page | null>(place);
  if (page === place || (page && place && isSamePage(page, place))) return page;
  setPage(place);
  return place;
}

const isSamePage = (one: Page, other: Page) => fingerprint(one) === fingerprint(other);
const fingerprint = (place: Page) => JSON.stringify({ ...place, search: '' });

/** Drawn again only for another page: components that show more of the place than its path subscribe to it themselves. */
function ScreenOf({ place: { name, path } }: { place: Place }) {
  return useMemo(() => {
    const { Page, Frame } = screenOf(name);
    const page = (
      <RegionBoundary key={path}>
        <Permitted name={name}>
          <Page />
        </Permitted>
      </RegionBoundary>
    );
    // A frame that breaks, or whose code does not come, must not leave an empty window.
    return (
      <RegionBoundary>
        {Frame ? <Frame>{page}</Frame> : page}
        <Drawn />
      </RegionBoundary>
    );
  }, [name, path]);
}

function Drawn() {
  useLayoutEffect(removeSplash, []);
  return null;
}
