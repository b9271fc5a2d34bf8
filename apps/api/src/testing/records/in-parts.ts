import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

const PART = 2_000;

/**
 * Runs a statement for the numbers from 1 to `count`, which it gets as `generate_series(…)`: in parts, so that no statement exceeds its time
 * limit on a machine that is busy.
 */
export async function inParts(
  db: Db,
  count: number,
  statement: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  for (let first = 1; first <= count; first += PART)
    await statement(sql`generate_series(${first}::int, ${Math.min(first + PART - 1, count)}::int)`).execute(db);
}
