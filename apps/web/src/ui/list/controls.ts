import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  type FilterValues,
  isNarrowed,
  type ListQuery,
  type ListShape,
  type Months,
  readListQuery,
  type Sort,
  writeListQuery,
} from './query.ts';
import { firstAddress, isBare, settledAddress } from './stored-address.ts';
import { useShowAddress, useStoreAddress } from './use-stored-address.ts';

/** What a list shows now and how to change that. The address alone holds it, so Back, reload and links work. */
export interface ListControls {
  /** Path of the list's page. */
  path: string;
  query: ListQuery;
  /** Where the page begins, when it was turned to from the page beside it: the server need not count rows up to it. */
  cursor: string | undefined;
  /** While typing: replaces the address, so that Back does not walk through letters. */
  searchFor: (search: string) => void;
  sortBy: (sort: Sort) => void;
  /** Undefined for all months. */
  showMonth: (month: string | undefined) => void;
  filterBy: (key: string, value: string | undefined) => void;
  /** Clears search and filters; the scope only when nothing else narrows the list. */
  clearFilters: () => void;
  showPage: (page: number, cursor?: string) => void;
  showSize: (limit: number) => void;
  /** Goes to a page in place of one that no longer exists. */
  correctPage: (page: number) => void;
  /** The address of the same list with one filter set to a value, or without it. */
  hrefWith: (key: string, value: string | undefined) => string;
  /** The address of the same list with these filters alone, and no search. */
  hrefOf: (filters: FilterValues) => string;
}

/** `name` is the key under which the browser stores the list's address; `scope` names the filter that stands above the list. */
export function useListControls(name: string, shape: ListShape, scope?: string): ListControls {
  const [, navigate] = useLocation();
  const { path, address } = useOwnAddress(name, shape.months);
  const [turned, setTurned] = useState<{ href: string; cursor: string | undefined }>();
  const controls = useMemo(() => {
    const query = readListQuery(shape, address);
    const hrefOf = (change: Partial<ListQuery>) => {
      const next = writeListQuery(shape, { ...query, page: 1, ...change });
      return next ? `${path}?${next}` : path;
    };
    const show = (change: Partial<ListQuery>, replace = false) => navigate(hrefOf(change), { replace });
    const filtersWith = (key: string, value: string | undefined) => ({ ...query.filters, [key]: value });
    const { month, unfinished_before } = query.filters;
    const kept = {
      month,
      unfinished_before,
      ...(scope && isNarrowed(query, scope) && { [scope]: query.filters[scope] }),
    };
    return {
      path,
      query,
      searchFor: (search: string) => show({ search }, true),
      sortBy: (sort: Sort) => show({ sort }),
      showMonth: (shown: string | undefined) =>
        show({ filters: { ...query.filters, month: shown, unfinished_before: undefined } }),
      filterBy: (key: string, value: string | undefined) => show({ filters: filtersWith(key, value) }),
      clearFilters: () => show({ search: '', filters: kept }),
      showPage: (page: number, cursor?: string) => {
        setTurned({ href: hrefOf({ page }), cursor });
        show({ page });
      },
      showSize: (limit: number) => show({ limit }),
      correctPage: (page: number) => show({ page }, true),
      hrefWith: (key: string, value: string | undefined) => hrefOf({ filters: filtersWith(key, value) }),
      hrefOf: (filters: FilterValues) => hrefOf({ search: '', filters }),
      here: hrefOf({ page: query.page }),
    };
  }, [shape, address, path, scope, navigate]);
  useStoreAddress(name, shape, controls.query);
  return useMemo(
    () => ({ ...controls, cursor: turned?.href === controls.here ? turned.cursor : undefined }),
    [controls, turned],
  );
}

/**
 * The address of the list itself: while the next page loads, the browser's address is that page's already. A list that is opened without a
 * query string is shown as it was left, and one of months at first on the month that is being settled.
 */
function useOwnAddress(name: string, months: Months | undefined) {
  const [path] = useLocation();
  const shown = useSearch();
  const [own, setOwn] = useState(() => ({ path, shown, address: isBare(shown) ? firstAddress(name, months) : shown }));
  if (own.path === path && own.shown !== shown)
    setOwn({ path, shown, address: isBare(shown) && months === 'each' ? settledAddress('') : shown });
  useShowAddress(own);
  return own;
}
