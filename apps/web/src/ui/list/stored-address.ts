import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { recall, remember } from '#ui/browser/browser-memory.ts';
import { type ListQuery, type ListShape, writeListQuery } from './query.ts';

const keyOf = (name: string) => `biuro.list.${name}`;

/** The query string under which a list was left: in this tab all of it, in another visit its sort and filters. */
export function storedAddress(name: string): string {
  return recall('session', keyOf(name)) ?? recall('local', keyOf(name)) ?? '';
}

/** Stores how a list is shown. The search is only stored for the tab: it may be somebody's name. */
export function useStoreAddress(name: string, shape: ListShape, query: ListQuery): void {
  const whole = writeListQuery(shape, query);
  const lasting = writeListQuery(shape, { ...query, search: '', page: 1 });
  useEffect(() => {
    remember('session', keyOf(name), whole);
    remember('local', keyOf(name), lasting);
  }, [name, whole, lasting]);
}

/** Puts a stored address into the address bar, where the person came without one. */
export function useShowAddress({ path, shown, address }: { path: string; shown: string; address: string }): void {
  const [, navigate] = useLocation();
  const missing = shown === '' && address !== '';
  useEffect(() => {
    if (missing) navigate(`${path}?${address}`, { replace: true });
  }, [missing, path, address, navigate]);
}
