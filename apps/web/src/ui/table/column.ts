import type { ReactNode } from 'react';

/** A column of a table: what its heading says and what each record shows in it. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A tag or a button that stands after the value, outside of the row's link. */
  after?: (row: Row) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** Key of the API's `sort`; a column without one cannot be sorted by. */
  sortKey?: string | undefined;
  /** Gives way to the others where the table is narrow: 1 goes first, 3 last. Cards show it again. */
  low?: 1 | 2 | 3;
  /** How wide it is beside the others, in rem of a table that just fits; known ahead, so that nothing moves when the rows arrive. */
  width: number;
}
