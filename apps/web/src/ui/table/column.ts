import type { ReactNode } from 'react';

/** A column of a table: what its heading says and what each record shows in it. */
export interface Column<Row> {
  key: string;
  header: string;
  /** The heading also names the month that the list shows. */
  monthly?: boolean;
  cell: (row: Row) => ReactNode;
  /** A tag or a button after the value, outside of the row's link. */
  after?: (row: Row) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** Key of the API's `sort`; a column without one cannot be sorted by. */
  sortKey?: string | undefined;
  /** Hidden where the table is narrow: 1 first, 3 last. Cards show every column. */
  low?: 1 | 2 | 3;
  /** Share of the width: rem in a table that just fits. Known before the rows arrive, so that nothing moves then. */
  width: number;
}
