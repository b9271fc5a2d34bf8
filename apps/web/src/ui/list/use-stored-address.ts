import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { type ListQuery, type ListShape, writeListQuery } from './query.ts';
import { storeAddress } from './stored-address.ts';

/** Stores how a list is shown. The search and the month are only stored for the tab: the one may be somebody's name, the other grows old. */
export function useStoreAddress(name: string, shape: ListShape, query: ListQuery): void {
  const whole = writeListQuery(shape, query);
  const filters = { ...query.filters, month: undefined, unfinished_before: undefined };
  const lasting = writeListQuery(shape, { ...query, filters, search: '', page: 1 });
  useEffect(() => storeAddress(name, whole, lasting), [name, whole, lasting]);
}

/** Puts a stored address into the address bar, where the person came without one and is still there. */
export function useShowAddress({ path, shown, address }: { path: string; shown: string; address: string }): void {
  const [, navigate] = useLocation();
  const missing = shown === '' && address !== '';
  useEffect(() => {
    // An effect may run when the person has gone on already.
    if (missing && window.location.pathname === path) navigate(`${path}?${address}`, { replace: true });
  }, [missing, path, address, navigate]);
}
