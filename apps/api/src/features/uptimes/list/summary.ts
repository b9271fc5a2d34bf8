import type { components } from '@biuro/contract';
import { run } from '#platform/database/database.ts';
import { type ListQuery, readListRequest } from '#platform/database/list/list-request.ts';
import { sumSql, valuesOf } from '#platform/database/list/sql.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { readableBy, uptimeSource } from './uptime-list.ts';

type Summary = components['schemas']['UptimeSummary'];

const PARTS = `uptimes.day AS day, uptimes.category AS category, uptimes.billable AS billable,
  count(uptimes.seconds) AS entries, sum(uptimes.seconds) AS seconds`;

const summarySql = (parts: string) => `WITH parts AS (SELECT * FROM (${parts} GROUP BY 1, 2, 3) p WHERE entries > 0)
  SELECT coalesce(sum(entries), 0)::bigint AS entries, coalesce(sum(seconds), 0)::bigint AS seconds,
    coalesce(sum(seconds) FILTER (WHERE billable), 0)::bigint AS billable_seconds,
    (SELECT coalesce(json_agg(d ORDER BY day), '[]') FROM (SELECT day, sum(seconds) AS seconds FROM parts GROUP BY day) d) AS by_day,
    (SELECT coalesce(json_agg(c ORDER BY seconds DESC, category), '[]')
      FROM (SELECT category, sum(seconds) AS seconds FROM parts GROUP BY category) c) AS by_category
  FROM parts`;

/** Sums of the entries that the same request to the list returns. */
export async function summaryOf({ db, caller }: Context, query: ListQuery): Promise<Summary> {
  const request = readListRequest(uptimeSource, readableBy(caller), caller.id, query);
  const [summary] = await run<Summary>(db, summarySql(sumSql(uptimeSource, request, PARTS)), valuesOf(request));
  return summary ?? { entries: 0, seconds: 0, billable_seconds: 0, by_day: [], by_category: [] };
}
