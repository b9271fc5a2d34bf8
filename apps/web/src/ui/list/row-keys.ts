import type { RefObject } from 'react';
import { isDialogOpen, isFreeKey } from '#ui/keyboard/single-keys.ts';
import { usePageKeys } from '#ui/keyboard/use-page-keys.ts';

const steps: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

interface RowKeys {
  toggle?: ((id: string) => void) | undefined;
  clear?: (() => void) | undefined;
}

/** `j`, `k` and the arrows walk the rows, whose links open them with Enter; `x` selects one, Escape clears the selection. */
export function useRowKeys(list: RefObject<HTMLElement | null>, { toggle, clear }: RowKeys): void {
  usePageKeys((event) => {
    const row = rowOf(list.current);
    if (event.key === 'Escape' && !isDialogOpen() && !document.querySelector(':popover-open')) return clear?.();
    if (!isFreeKey(event)) return;
    const step = steps[event.key];
    // Away from the rows the arrows scroll the page, as everywhere.
    const moves = step !== undefined && (row || !event.key.startsWith('Arrow'));
    if (moves && walk(list.current, row, step)) event.preventDefault();
    if (event.key === 'x' && row?.dataset['id']) toggle?.(row.dataset['id']);
  });
}

function rowOf(list: HTMLElement | null): HTMLElement | null {
  const active = document.activeElement;
  return active && list?.contains(active) ? active.closest<HTMLElement>('tr[data-id]') : null;
}

function walk(list: HTMLElement | null, row: HTMLElement | null, step: number): boolean {
  const rows = [...(list?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [])];
  const place = row ? rows.indexOf(row) + step : 0;
  const link = rows[place]?.querySelector<HTMLElement>('.table-link');
  link?.focus();
  return link !== null && link !== undefined;
}
