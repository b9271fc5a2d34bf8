import { useMemo } from 'react';
import type { Column } from '#ui/table/column.ts';
import { monthShort } from '#ui/text/period.ts';
import { type ColumnChoice, useColumnChoice } from './columns.ts';
import { type ListControls, useListControls } from './controls.ts';
import { type ListDefinition, shapeOf } from './definition.ts';
import { shownMonth } from './months.ts';
import type { ListResult } from './result.ts';
import { type ListSource, useListResult } from './source.ts';

/** A list that is on the screen. */
export interface ListState<Row> {
  definition: ListDefinition<Row>;
  source: ListSource<Row>;
  controls: ListControls;
  result: ListResult<Row>;
  columns: ColumnChoice<Row>;
  /** Shows a sentence for a moment: that a file is here, that a call failed. */
  notify: (text: string) => void;
}

/** The columns with their headings: "Rozliczenie 10/2026". */
const namedColumns = <Row>(columns: Column<Row>[], month: string | undefined) =>
  month === undefined
    ? columns
    : columns.map((column) =>
        column.monthly ? { ...column, header: `${column.header} ${monthShort(month)}` } : column,
      );

/** Keep `definition` and `source` between renders. */
export function useListState<Row>(
  definition: ListDefinition<Row>,
  source: ListSource<Row>,
  notify: (text: string) => void,
): ListState<Row> {
  const shape = useMemo(() => shapeOf(definition), [definition]);
  const controls = useListControls(definition.name, shape, definition.scope?.key);
  const result = useListResult(source, controls);
  const month = shownMonth(definition.months, controls.query);
  const named = useMemo(() => namedColumns(definition.columns, month), [definition.columns, month]);
  const columns = useColumnChoice(definition.name, named);
  return { definition, source, controls, result, columns, notify };
}
