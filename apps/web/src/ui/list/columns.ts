import type { Column as ConfiguredColumn } from '@biuro/core/config/config.ts';
import { useMemo, useState } from 'react';
import { recall, remember } from '#ui/browser/browser-memory.ts';
import type { Column } from '#ui/table/column.ts';

/** A column as its room declares it; the office's configuration adds the rest. */
export type DeclaredColumn<Row, SortKey extends string> = Omit<Column<Row>, 'key' | 'align' | 'sortKey'> & {
  sortKey?: SortKey;
};

/** The columns that the office has configured, as far as the room has data for them. */
export function configuredColumns<Row>(
  configured: ConfiguredColumn[],
  declared: Record<string, DeclaredColumn<Row, string>>,
): Column<Row>[] {
  return configured.flatMap(({ key, title, align, sortable }) => {
    const column = declared[key];
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

/** Which of its columns a person sees; this browser remembers what they put away. */
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
