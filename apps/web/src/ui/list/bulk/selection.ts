import { useCallback, useMemo, useState } from 'react';

/** The records that a person has marked, on this page of the list and on others. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Stays the same function, so that rows need not be drawn again. */
  toggle: (id: string) => void;
  /** Marks all of these, or none of them. */
  setAll: (ids: string[], marked: boolean) => void;
  /** Takes the marks away, but for those that are left to do. */
  clear: (left?: string[]) => void;
}

const none: ReadonlySet<string> = new Set();

/** `found` says which records are looked through: other ones begin without marks. */
export function useSelection(found: string): Selection {
  const [{ ids, of }, setMarked] = useState({ ids: none, of: found });
  if (of !== found) setMarked({ ids: none, of: found });
  const change = useCallback(
    (next: (ids: Set<string>) => void) =>
      setMarked((marked) => {
        if (marked.of !== found) return marked;
        const copy = new Set(marked.ids);
        next(copy);
        return { ...marked, ids: copy };
      }),
    [found],
  );
  const toggle = useCallback((id: string) => change((all) => void (all.delete(id) || all.add(id))), [change]);
  return useMemo(
    () => ({
      ids,
      toggle,
      setAll: (some, marked) =>
        change((all) => {
          for (const id of some)
            if (marked) all.add(id);
            else all.delete(id);
        }),
      clear: (left = []) =>
        change((all) => {
          all.clear();
          for (const id of left) all.add(id);
        }),
    }),
    [ids, toggle, change],
  );
}
