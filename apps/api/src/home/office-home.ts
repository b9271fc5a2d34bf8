import { previousPeriod } from '@biuro/core/poland/period.ts';
import type { Handler } from '../app/contract/handlers.ts';
import { today } from '../app/today.ts';
import { countMonth, findAttention, findDeadlines, findLoads } from './office-home-queries.ts';

/** Everything in one look: what waits, what comes, how the month stands against the one before at the same time. */
export const getOfficeHome: Handler<'getOfficeHome'> = async ({ query }, { db, caller }) => {
  const now = new Date();
  const day = today(now);
  const period = previousPeriod(day.slice(0, 7));
  const whose = query?.whose === 'all' ? null : caller.id;
  const [attention, deadlines, current, before, team] = await Promise.all([
    findAttention(db, day, whose),
    findDeadlines(db, day, whose),
    countMonth(db, period, now, whose),
    countMonth(db, previousPeriod(period), aMonthBefore(now), whose),
    findLoads(db, day),
  ]);
  const earlier = (value: number) => (before.settlements > 0 ? value : null);
  const figures = [
    { key: 'documents' as const, value: current.documents, of: current.settlements, before: earlier(before.documents) },
    { key: 'in_work' as const, value: current.in_work, of: current.settlements, before: earlier(before.in_work) },
    {
      key: 'to_publish' as const,
      value: current.to_publish,
      of: current.liabilities,
      before: earlier(before.to_publish),
    },
    { key: 'overdue' as const, value: current.overdue, of: current.published, before: earlier(before.overdue) },
  ];
  const { lines, total } = attention;
  const data = { today: day, period, attention: lines, attention_total: total, deadlines, figures, team };
  return { status: 200, body: { data } };
};

/** The same day and time a month earlier, or the last day of a shorter month. */
function aMonthBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - 1);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
