import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { recallAddress, useRememberedAddress, useShownAddress } from './memory.ts';
import { isNarrowed, type ListQuery, type ListShape, readListQuery, type Sort, writeListQuery } from './query.ts';

/** What a list shows now and how to ask it for something else. The address alone holds it, so Back, reload and links work. */
export interface ListControls {
  query: ListQuery;
  /** Where the page begins, when the page beside it led here: the server need not count its way. */
  cursor: string | undefined;
  /** While typing: replaces the address, so that Back does not walk through letters. */
  searchFor: (search: string) => void;
  sortBy: (sort: Sort) => void;
  filterBy: (key: string, value: string | undefined) => void;
  /** Takes back words and filters; the one that stands above the list as a choice only when it was all. */
  clearFilters: () => void;
  showPage: (page: number, cursor?: string) => void;
  showSize: (limit: number) => void;
  /** Goes to a page in place of one that no longer exists. */
  correctPage: (page: number) => void;
  /** The address of the same list with one filter set to a value, or without it. */
  hrefWith: (key: string, value: string | undefined) => string;
}

/** `name` tells under which the browser remembers the list; `scope` names the filter that stands above it. */
export function useListControls(name: string, shape: ListShape, scope?: string): ListControls {
  const [, navigate] = useLocation();
  const { path, address } = useOwnAddress(name);
  const [turned, setTurned] = useState<{ href: string; cursor: string | undefined }>();
  const controls = useMemo(() => {
    const query = readListQuery(shape, address);
    const hrefOf = (change: Partial<ListQuery>) => {
      const next = writeListQuery(shape, { ...query, page: 1, ...change });
      return next ? `${path}?${next}` : path;
    };
    const show = (change: Partial<ListQuery>, replace = false) => navigate(hrefOf(change), { replace });
    const filtersWith = (key: string, value: string | undefined) => ({ ...query.filters, [key]: value });
    const kept = scope && isNarrowed(query, scope) ? { [scope]: query.filters[scope] } : {};
    return {
      query,
      searchFor: (search: string) => show({ search }, true),
      sortBy: (sort: Sort) => show({ sort }),
      filterBy: (key: string, value: string | undefined) => show({ filters: filtersWith(key, value) }),
      clearFilters: () => show({ search: '', filters: kept }),
      showPage: (page: number, cursor?: string) => {
        setTurned({ href: hrefOf({ page }), cursor });
        show({ page });
      },
      showSize: (limit: number) => show({ limit }),
      correctPage: (page: number) => show({ page }, true),
      hrefWith: (key: string, value: string | undefined) => hrefOf({ filters: filtersWith(key, value) }),
      here: hrefOf({ page: query.page }),
    };
  }, [shape, address, path, scope, navigate]);
  useRememberedAddress(name, shape, controls.query);
  return useMemo(
    () => ({ ...controls, cursor: turned?.href === controls.here ? turned.cursor : undefined }),
    [controls, turned],
  );
}

/**
 * The address of the list itself: once a person goes on, the browser's is that of a page which is still on its way. Who
 * comes without one finds the list as it was left.
 */
function useOwnAddress(name: string) {
  const [path] = useLocation();
  const shown = useSearch();
  const [own, setOwn] = useState(() => ({ path, shown, address: shown || recallAddress(name) }));
  if (own.path === path && own.shown !== shown) setOwn({ path, shown, address: shown });
  useShownAddress(own);
  return own;
}
