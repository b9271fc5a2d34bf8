import type { Place } from '@biuro/core/navigation/place.ts';
import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { type Page, PlaceContext, useNavigation } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { ProgressLine } from '#ui/feedback/progress-line.tsx';
import { PageTakesFocus } from '#ui/layout/page.tsx';
import { ConfigUnavailable } from './config-unavailable.tsx';
import { Permitted } from './permitted.tsx';
import { screenOf } from './screens.ts';
import { ScrollMemory } from './scroll-memory.tsx';

/** Draws what the guard has decided for the URL, and nothing before it has. */
export function Router() {
  return (
    <>
      <Requests />
      <Decided />
    </>
  );
}

/** Tells the guard each address that the browser goes to. It stands beside the page, which so is drawn once for each answer. */
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

/** Whether the person has been on another page than the one that was loaded. */
function useMoved(place: Place | null): boolean {
  const [first, setFirst] = useState<string>();
  const [moved, setMoved] = useState(false);
  if (place && first === undefined) setFirst(place.path);
  if (place && first !== undefined && place.path !== first && !moved) setMoved(true);
  return moved;
}

/**
 * The page before stays until the code of this one is here; before the first page that is nothing, and no fallback, which React would
 * keep for a while. Also the first page comes in its own time: drawn at once, it would keep a slow machine deaf for twice as long. A guard
 * that takes the place away takes this whole part away.
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

/** Stays the same while only the query changes: nobody who shows the page then needs to be drawn again. */
function usePageOf(place: Place | null): Page | null {
  const [page, setPage] = useState<Page | null>(place);
  if (page === place || (page && place && isSamePage(page, place))) return page;
  setPage(place);
  return place;
}

const isSamePage = (one: Page, other: Page) => fingerprint(one) === fingerprint(other);
const fingerprint = (place: Page) => JSON.stringify({ ...place, search: '' });

/** Drawn anew for another page only: what shows more of the place than its path listens for itself. */
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
    return <RegionBoundary>{Frame ? <Frame>{page}</Frame> : page}</RegionBoundary>;
  }, [name, path]);
}
