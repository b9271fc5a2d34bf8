import type { components } from '@biuro/contract';
import { v7 as uuid } from 'uuid';
import { mayDo } from '#platform/access/rights.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { forbidden, invalid, Problem } from '#platform/http/problem.ts';
import { noteDown, shown } from './history.ts';
import { assertFree, assertMonthsOpen, placeOf } from './place.ts';
import { type Entry, findRunning, findTimer, insertEntry, isActive, lockPeople } from './queries.ts';
import { changedUptime } from './read.ts';
import { assertWork, tidy, usualCategory } from './rules.ts';
import { clearTimer } from './timer/active-queries.ts';
import { stopEntry } from './timer/stop.ts';
import { readInstant } from './values.ts';

type NewUptime = components['schemas']['NewUptime'];

export const newUptimeHandlers: Pick<Handlers, 'createUptime'> = {
  async createUptime({ body }, context) {
    const userId = await personOf(context, body);
    const start = readInstant(body.start_date, '/start_date');
    const source = body.source ?? (userId === context.caller.id ? 'timer' : 'manual');
    await lockPeople(context.db, [userId]);
    const runningTimer = source === 'timer' && (await findTimer(context.db, userId, start));
    if (runningTimer) {
      assertSameWork(runningTimer, body);
      await clearTimer(context.db, userId, start);
      return { status: 200, body: { data: await changedUptime(context, runningTimer.id) } };
    }
    const id = await writeDown(context, body, { userId, start, source });
    await clearTimer(context.db, userId, start);
    const data = await changedUptime(context, id);
    if (userId !== context.caller.id) await noteDown(context, id, 'created', { after: shown(data) });
    return { status: 201, body: { data } };
  },
};

/** The user whose work it is. */
async function personOf({ db, caller }: Context, { user_id, end_date }: NewUptime): Promise<string> {
  if (user_id === undefined || user_id.toLowerCase() === caller.id) return caller.id;
  if (!mayDo(caller.role, 'uptimes:approve')) throw forbidden();
  if (end_date === undefined) throw invalid({ pointer: '/end_date', code: 'required' });
  if (!(await isActive(db, user_id))) throw invalid({ pointer: '/user_id', code: 'unknown' });
  return user_id.toLowerCase();
}

/** A timer that is stopped twice is one entry, whichever stop came first; what the second one says of the work must not get lost. */
function assertSameWork(entry: Entry, body: NewUptime): void {
  const { company_id, settlement_id, category, billable } = body;
  const said = {
    comment: tidy(body.comment) ?? undefined,
    company_id: company_id?.toLowerCase(),
    settlement_id: settlement_id?.toLowerCase(),
    category,
    billable,
  };
  const differs = Object.entries(said).some(
    ([field, value]) => value !== undefined && value !== entry[field as keyof typeof said],
  );
  if (entry.end_date === null || !differs) return;
  const mistake = { pointer: '/start_date', code: 'already_written', link: `/uptimes/${entry.id}` };
  throw new Problem(409, 'already_written', { mistakes: [mistake] });
}

interface Timing {
  userId: string;
  start: Date;
  source: components['schemas']['UptimeSource'];
}

async function writeDown(context: Context, body: NewUptime, { userId, start, source }: Timing): Promise<string> {
  const end = body.end_date === undefined ? null : readInstant(body.end_date, '/end_date');
  const place = await placeOf(context, body);
  if (!end && !place.settlement_id) throw invalid({ pointer: '/settlement_id', code: 'required' });
  const category = body.category ?? usualCategory(place.company_id);
  const comment = tidy(body.comment);
  assertWork({ start, end, category, comment, ...place });
  await assertMonthsOpen(context, userId, [start]);
  if (!end) await assertNothingRuns(context, start, body.stop_running ?? false);
  await assertFree(context, { userId, start, end });
  const id = uuid();
  await insertEntry(context.db, {
    id,
    user_id: userId,
    ...place,
    start_date: start,
    end_date: end,
    category,
    billable: body.billable ?? false,
    comment,
    status: end ? 'saved' : 'running',
    source,
    timer_start: source === 'timer' ? start : null,
  });
  return id;
}

/** One timer at a time; the running one is stopped if the request says so. */
async function assertNothingRuns(context: Context, start: Date, stop: boolean): Promise<void> {
  const running = await findRunning(context.db, context.caller.id);
  if (!running) return;
  if (stop) return stopEntry(context, running, { end: start });
  const { settlement, company } = await changedUptime(context, running.id);
  throw new Problem(409, 'timer_running', { values: { name: settlement?.title ?? company?.name ?? '' } });
}
