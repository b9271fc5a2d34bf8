import type { components } from '@biuro/contract';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Context } from '#terminal/session/context.ts';

export type BulkAnswer = components['schemas']['BulkAnswer']['data'];

/** Joins the answers of several batches. */
export function joined(answers: BulkAnswer[]): BulkAnswer {
  return {
    done: answers.reduce((sum, { done }) => sum + done, 0),
    refused: answers.reduce((sum, { refused }) => sum + refused, 0),
    rows: answers.flatMap(({ rows }) => rows),
  };
}

/** Shows the result of each row. Throws a `rejected` failure where a row was refused. */
export function showBulk({ output, text }: Context, answer: BulkAnswer): void {
  const { rows, refused } = answer;
  output.show(answer, () =>
    output.forPeople
      ? output.table(
          [text('bulk.name'), text('bulk.result')],
          rows.map(({ id, name, error }) => [name || id, error ?? text('bulk.done')]),
        )
      : output.tabSeparated(rows.map(({ id, result, name, error }) => [id, result, name, error ?? ''])),
  );
  if (refused === 0) return;
  throw new ApiError({ kind: 'rejected', code: 'rows_refused', message: text('bulk.refused', { n: refused }) });
}
