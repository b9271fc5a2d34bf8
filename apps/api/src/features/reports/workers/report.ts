import type { components } from '@biuro/contract';
import { warsawDay, warsawTime } from '@biuro/core/lib/warsaw.ts';
import { ofWireTime } from '@biuro/core/lib/wire-time.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { assertMaySee, companyOf, seesPeople } from '../access.ts';
import { date, duration, reportFile, type SheetColumn, text } from '../sheet.ts';
import { type Span, spanOf } from '../span.ts';
import type { ReportRequest } from '../uptimes/entries.ts';
import { findEntries, sumWorkers } from './uptimes-queries.ts';

type Schemas = components['schemas'];
type Entry = Schemas['WorkerEntry'];
type WorkersHandlers = Pick<Handlers, 'getReportWorkerUptimes' | 'exportReportWorkerUptimes'>;
type Asked = Partial<Span> & { user_id?: string; category?: Schemas['UptimeCategory'] };

const MOST_ROWS = 20_000;

export const reportWorkersHandlers: WorkersHandlers = {
  async getReportWorkerUptimes({ params, query: { page = 1, limit = 25, ...asked } }, context) {
    const company = await companyOf(context, params.id);
    const request = readReportRequest(context, company.id, asked);
    const { from, to } = request;
    const [workers, rows] = await Promise.all([
      sumWorkers(context.db, request),
      findEntries(context.db, request, { limit, offset: (page - 1) * limit }),
    ]);
    const sum = (key: 'seconds' | 'entries' | 'waiting') => workers.reduce((total, worker) => total + worker[key], 0);
    const sums = { seconds: sum('seconds'), entries: sum('entries'), waiting: sum('waiting') };
    const data = { company, from, to, only_own: !seesPeople(context), ...sums, people: workers, rows };
    return { status: 200, body: { data, meta: { page, limit, total: sums.entries } } };
  },

  async exportReportWorkerUptimes({ params, query: { format, ...asked } }, context) {
    const company = await companyOf(context, params.id);
    const request = readReportRequest(context, company.id, asked);
    const rows = async () => {
      const found = await findEntries(context.db, request, { limit: MOST_ROWS + 1, offset: 0 });
      if (found.length > MOST_ROWS) throw await tooMany(context, request);
      return found;
    };
    return { status: 200, file: await reportFile(context, { format, name: 'workers', columns, rows }) };
  },
};

const columns: SheetColumn<Entry>[] = [
  date('day', ({ day }) => day),
  text('user', ({ user }) => user.name),
  text('category', ({ category }, words) => words(`category.${category}`)),
  text('settlement', ({ settlement }) => settlement?.title ?? null),
  instantColumn('start', ({ start_date }) => start_date),
  instantColumn('end', ({ end_date }) => end_date),
  duration('time', ({ seconds }) => seconds),
  text('status', ({ status }, words) => words(`status.${status}`)),
  text('comment', ({ comment }) => comment),
];

/** Callers who may not see others get a report of their own entries. */
function readReportRequest(context: Context, companyId: string, { user_id, category, ...days }: Asked): ReportRequest {
  assertMaySee(context, user_id);
  const userId = seesPeople(context) ? user_id : context.caller.id;
  return { ...spanOf(days, 'this month'), companyId, userId, category };
}

async function tooMany({ db }: Context, request: ReportRequest): Promise<Problem> {
  const rows = (await sumWorkers(db, request)).reduce((sum, { entries }) => sum + entries, 0);
  return new Problem(422, 'too_many_rows', { values: { rows, max: MOST_ROWS } });
}

/** Time in Poland, as files show it. */
function instantColumn(key: string, valueOf: (entry: Entry) => string): SheetColumn<Entry> {
  return { key, type: 'instant', value: (entry) => inPoland(valueOf(entry)) };
}

function inPoland(moment: string): string {
  const instant = ofWireTime(moment);
  return `${warsawDay(instant)}T${warsawTime(instant).slice(0, 5)}`;
}
