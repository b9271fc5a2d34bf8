import { readable } from '#ui/list/query.ts';

/** What a saved view keeps of the list's address: search, sort and filters in a fixed order, but not the page and its size. */
export function viewAddress(search: string): string {
  const values = new URLSearchParams(search);
  values.delete('page');
  values.delete('limit');
  values.delete('form');
  values.delete('month');
  values.delete('before');
  values.sort();
  return readable(values);
}
