import { useMemo } from 'react';
import type { ListAnswer } from './answer.ts';
import { type ColumnChoice, useColumnChoice } from './columns.ts';
import { type ListControls, useListControls } from './controls.ts';
import { type ListDeclaration, shapeOf } from './definition.ts';
import { type ListSource, useListAnswer } from './source.ts';

/** A list that is on the screen. */
export interface ListState<Row, Filters> {
  declaration: ListDeclaration<Row, Filters>;
  source: ListSource<Row, Filters>;
  controls: ListControls;
  answer: ListAnswer<Row>;
  columns: ColumnChoice<Row>;
}

/** Keep `declaration` and `source` between renders. */
export function useList<Row, Filters>(
  declaration: ListDeclaration<Row, Filters>,
  source: ListSource<Row, Filters>,
): ListState<Row, Filters> {
  const shape = useMemo(() => shapeOf(declaration), [declaration]);
  const controls = useListControls(declaration.name, shape, declaration.scope?.key);
  const answer = useListAnswer(source, controls);
  const columns = useColumnChoice(declaration.name, declaration.columns);
  return { declaration, source, controls, answer, columns };
}
