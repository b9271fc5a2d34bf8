import { useCallback, useMemo, useState } from 'react';

/** The records that a person has selected, on this page of the list and on others. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Stays the same function, so that rows need not be drawn again. */
  toggle: (id: string) => void;
  /** Selects all of these, or none of them. */
  setAll: (ids: string[], selected: boolean) => void;
  /** Clears the selection, but for records that are left to do. */
  clear: (left?: string[]) => void;
}

const none: ReadonlySet<string> = new Set();

/** `matching` says what narrows the list: when that changes, nothing is selected. */
export function useSelection(matching: string): Selection {
  const [{ ids, of }, setSelected] = useState({ ids: none, of: matching });
  if (of !== matching) setSelected({ ids: none, of: matching });
  const change = useCallback(
    (next: (ids: Set<string>) => void) =>
      setSelected((current) => {
        if (current.of !== matching) return current;
        const copy = new Set(current.ids);
        next(copy);
        return { ...current, ids: copy };
      }),
    [matching],
  );
  const toggle = useCallback((id: string) => change((all) => void (all.delete(id) || all.add(id))), [change]);
  return useMemo(
    () => ({
      ids,
      toggle,
      setAll: (some, selected) =>
        change((all) => {
          for (const id of some)
            if (selected) all.add(id);
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
