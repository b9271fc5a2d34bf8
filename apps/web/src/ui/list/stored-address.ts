import { settledMonth } from '@biuro/core/poland/period.ts';
import { recall, remember } from '#ui/browser/browser-memory.ts';
import { today } from '#ui/text/today.ts';
import { type Months, readable } from './query.ts';

const keyOf = (name: string) => `biuro.list.${name}`;

/** The query string under which a list was left: in this tab all of it, in another visit its sort and filters. */
export function storedAddress(name: string): string {
  return recall('session', keyOf(name)) ?? recall('local', keyOf(name)) ?? '';
}

/** Whether an address says nothing about its list: at most which dialog is open. */
export function isBare(address: string): boolean {
  const values = new URLSearchParams(address);
  values.delete('form');
  return values.size === 0;
}

/** The query string under which a list opens where the address has none: as it was left, in another visit on the month that is settled then. */
export function firstAddress(name: string, months: Months | undefined): string {
  if (months !== 'each') return storedAddress(name);
  return recall('session', keyOf(name)) ?? settledAddress(recall('local', keyOf(name)) ?? '');
}

/** The same query string with the month that is being settled. */
export function settledAddress(address: string): string {
  const values = new URLSearchParams(address);
  values.set('month', settledMonth(today()));
  return readable(values);
}

/** Stores how a list is shown: for this tab all of it, for another visit what lasts. */
export function storeAddress(name: string, whole: string, lasting: string): void {
  remember('session', keyOf(name), whole);
  remember('local', keyOf(name), lasting);
}
