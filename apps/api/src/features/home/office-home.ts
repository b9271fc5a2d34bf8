import type { components } from '@biuro/contract';
import { addMonthsTo } from '@biuro/core/lib/wire-time.ts';
import { previousPeriod, settledMonth } from '@biuro/core/poland/period.ts';
import { today } from '#platform/clock/today.ts';
import type { Handler } from '#platform/http/contract/handlers.ts';
import { findAttention } from './attention-queries.ts';
import { countMonth, countMonthAt, countUnfinishedBefore, type MonthCounts } from './month-queries.ts';
import { findDeadlines, findLoads } from './office-home-queries.ts';

/**
 * The home page of the office: attention, deadlines, workload, and the month compared with the previous one at the same
 * time.
 */
export const getOfficeHome: Handler<'getOfficeHome'> = async ({ query }, { db, caller }) => {
  const now = new Date();
  const day = today(now);
  const month = query?.month ?? settledMonth(day);
  const whose = query?.whose === 'all' ? null : caller.id;
  const [attention, deadlines, current, before, unfinished_before, team] = await Promise.all([
    findAttention(db, day, whose),
    findDeadlines(db, day, whose),
    countMonth(db, month, day, whose),
    countMonthAt(db, previousPeriod(month), addMonthsTo(now, -1), whose),
    countUnfinishedBefore(db, month, whose),
    findLoads(db, day),
  ]);
  const figures = figuresOf(current, before);
  const { lines, total } = attention;
  const data = {
    today: day,
    month,
    unfinished_before,
    attention: lines,
    attention_total: total,
    deadlines,
    figures,
    team,
  };
  return { status: 200, body: { data } };
};

type Figure = components['schemas']['OfficeHomeAnswer']['data']['figures'][number];

/** The total that each number is a part of. */
const OF = {
  documents: 'settlements',
  in_work: 'settlements',
  to_publish: 'liabilities',
  overdue: 'published',
} satisfies Record<Figure['key'], keyof MonthCounts>;
const KEYS = ['documents', 'in_work', 'to_publish', 'overdue'] as const satisfies Figure['key'][];

/** Without settlements in the previous month there is no comparison. */
const figuresOf = (current: MonthCounts, before: MonthCounts): Figure[] =>
  KEYS.map((key) => ({
    key,
    value: current[key],
    of: current[OF[key]],
    before: before.settlements > 0 ? before[key] : null,
  }));
