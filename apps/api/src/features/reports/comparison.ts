import type { components } from '@biuro/contract';
import { today } from '#platform/clock/today.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { sumSeconds } from './companies/time-queries.ts';
import { comparedSpans } from './span.ts';
import type { ReportRequest } from './uptimes/entries.ts';

/** The time of the days so far beside that of as many days before them; null where nothing of the span has been yet. */
export async function compare(
  { db }: Context,
  request: ReportRequest,
): Promise<components['schemas']['TimeComparison'] | null> {
  const spans = comparedSpans(request, today());
  if (!spans) return null;
  const [seconds, previous_seconds] = await Promise.all([
    sumSeconds(db, { ...request, ...spans.current }),
    sumSeconds(db, { ...request, ...spans.previous }),
  ]);
  const { current, previous } = spans;
  return { ...current, seconds, previous_from: previous.from, previous_to: previous.to, previous_seconds };
}
