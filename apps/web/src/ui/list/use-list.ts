import { useMemo } from 'react';
import { type ColumnChoice, useColumnChoice } from './columns.ts';
import { type ListControls, useListControls } from './controls.ts';
import { type ListDefinition, shapeOf } from './definition.ts';
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

/** Keep `definition` and `source` between renders. */
export function useListState<Row>(
  definition: ListDefinition<Row>,
  source: ListSource<Row>,
  notify: (text: string) => void,
): ListState<Row> {
  const shape = useMemo(() => shapeOf(definition), [definition]);
  const controls = useListControls(definition.name, shape, definition.scope?.key);
  const result = useListResult(source, controls);
  const columns = useColumnChoice(definition.name, definition.columns);
  return { definition, source, controls, result, columns, notify };
}
