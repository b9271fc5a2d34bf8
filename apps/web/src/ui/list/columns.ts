import type { Column as ArrangedColumn } from '@biuro/core/config/config.ts';
import { useMemo, useState } from 'react';
import { recall, remember } from '#ui/browser/browser-memory.ts';
import type { Column } from '#ui/table/column.ts';

/** A column as a list defines it; the office's configuration adds the rest. */
export type ListColumn<Row, SortKey extends string = string> = Omit<Column<Row>, 'key' | 'align' | 'sortKey'> & {
  sortKey?: SortKey;
};

/** The columns that the office has arranged, as far as the list defines them: a newer server may know more. */
export function arrangedColumns<Row>(
  arranged: ArrangedColumn[],
  defined: Record<string, ListColumn<Row>>,
): Column<Row>[] {
  return arranged.flatMap(({ key, title, align, sortable }) => {
    const column = defined[key];
    if (!column) return [];
    return [{ ...column, key, align, header: title || column.header, sortKey: sortable ? column.sortKey : undefined }];
  });
}

export interface ColumnChoice<Row> {
  /** All columns but the first, which always stays. */
  choices: { key: string; label: string; shown: boolean }[];
  shown: Column<Row>[];
  choose: (key: string, shown: boolean) => void;
}

/** Which of its columns a person sees; the browser stores the hidden ones. */
export function useColumnChoice<Row>(name: string, columns: Column<Row>[]): ColumnChoice<Row> {
  const place = `biuro.list.${name}.hidden`;
  const [hidden, setHidden] = useState(() => (recall('local', place) ?? '').split(',').filter(Boolean));
  return useMemo(() => {
    const isShown = ({ key }: Column<Row>, index: number) => index === 0 || !hidden.includes(key);
    const choose = (key: string, shown: boolean) => {
      const next = shown ? hidden.filter((one) => one !== key) : [...hidden, key];
      setHidden(next);
      remember('local', place, next.length > 0 ? next.join(',') : undefined);
    };
    return {
      choices: columns.slice(1).map(({ key, header }) => ({ key, label: header, shown: !hidden.includes(key) })),
      shown: columns.filter(isShown),
      choose,
    };
  }, [columns, hidden, place]);
}
