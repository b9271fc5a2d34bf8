import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type ListQuery, type ListShape, readListQuery, type Sort, writeListQuery } from './list-query.ts';

/** What a list shows now and how to ask it for something else. The address alone holds it, so Back, reload and links work. */
export interface ListControls<Shape extends ListShape = ListShape> {
  query: ListQuery<Shape>;
  /** While typing: replaces the address, so that Back does not walk through letters. */
  searchFor: (search: string) => void;
  sortBy: (sort: Sort) => void;
  filterBy: (key: string, value: string | undefined) => void;
  clearFilters: () => void;
  showPage: (page: number) => void;
  showSize: (limit: number) => void;
  /** Goes to a page in place of one that no longer exists. */
  correctPage: (page: number) => void;
}

export function useListControls<Shape extends ListShape>(shape: Shape): ListControls<Shape> {
  const [, navigate] = useLocation();
  const { path, address } = useOwnAddress();
  return useMemo(() => {
    const query = readListQuery(shape, address);
    const show = (change: Partial<ListQuery>, replace = false) => {
      const next = writeListQuery(shape, { ...query, page: 1, ...change });
      navigate(next ? `${path}?${next}` : path, { replace });
    };
    return {
      query,
      searchFor: (search) => show({ search }, true),
      sortBy: (sort) => show({ sort }),
      filterBy: (key, value) => show({ filters: { ...query.filters, [key]: value } }),
      clearFilters: () => show({ search: '', filters: {} }),
      showPage: (page) => show({ page }),
      showSize: (limit) => show({ limit }),
      correctPage: (page) => show({ page }, true),
    };
  }, [shape, address, path, navigate]);
}

/** The address of the list itself: once a person goes on, the browser's is that of a page which is still on its way. */
function useOwnAddress() {
  const [path] = useLocation();
  const address = useSearch();
  const [own, setOwn] = useState({ path, address });
  if (own.path === path && own.address !== address) setOwn({ path, address });
  return own;
}
