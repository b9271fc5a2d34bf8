import type { components } from '@biuro/contract';
import { fromPromise } from 'xstate';
import type { Api } from '../api/client.ts';
import { unwrap } from '../api/unwrap.ts';
import { ApiError } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';
import { ofWireTime, wireTime } from '../lib/wire-time.ts';
import { clearTimer, readTimer, writeTimer } from './stored-timer.ts';
import { isSameTimer, type Timer, timerFrom, type Uptime, type WorkDetails } from './timer.ts';

type ActiveUptime = components['schemas']['ActiveUptime'];

/** What runs for the person at the server, and by how many milliseconds its clock is ahead of the one here. */
export interface Found {
  free: Timer | null;
  settlement: Timer | null;
  ahead: number;
}

/** A timer with its person. */
export interface Own {
  person: string;
  timer: Timer;
}

/** Half a second of travel and the missing parts of a second are no difference between two clocks. */
const tolerance = 5000;

/**
 * The calls of the uptime chart by their `operationId`. What changes a timer happens in one tab at a time and looks
 * first whether another tab has done it, which is answered with null; the stored timer goes only after the server has
 * answered, so that a program that is killed in between does it again at its next start.
 */
export function uptimeCalls(api: Api, { storage, clock, exclusive }: Pick<Ports, 'storage' | 'clock' | 'exclusive'>) {
  const found = ({ data }: { data: ActiveUptime }): Found => {
    const ahead = data.now * 1000 - clock.now();
    return {
      free: data.timer && timerFrom(data.timer.started_at),
      settlement: data.running && timerOfEntry(data.running),
      ahead: Math.abs(ahead) < tolerance ? 0 : ahead,
    };
  };

  const once = <T>({ person, timer }: Own, work: () => Promise<T>): Promise<T | null> =>
    exclusive('uptime', async () => {
      const stored = readTimer(storage, person);
      return isSameTimer(stored, timer) ? work() : null;
    });

  const forget = ({ person, timer }: Own) => clearTimer(storage, person, timer.start);

  const stop = async ({ id, timer }: { id: string; timer: Timer }, signal: AbortSignal): Promise<Uptime> => {
    const body = { id, end_date: wireTime(ended(timer) * 1000), ...wordsOf(timer) };
    return (await unwrap(api.PUT('/uptimes', { body, signal }))).data;
  };

  return {
    getActiveUptime: fromPromise<Found>(async ({ signal }) =>
      found(await unwrap(api.GET('/uptimes/active', { signal }))),
    ),
    // Not given up halfway: the server would remember a timer that has been thrown away meanwhile
    setActiveUptime: fromPromise<Found, number>(({ input }) =>
      exclusive('uptime', async () => found(await unwrap(api.PUT('/uptimes/active', { body: { started_at: input } })))),
    ),
    /** Begins a settlement timer at the start of the stored one. */
    startUptime: fromPromise<Uptime | null, Own & { stopRunning: boolean }>(({ input, signal }) =>
      once(input, async () => {
        const body = { ...newEntry(input.timer), ...(input.stopRunning && { stop_running: true }) };
        const { data } = await unwrap(api.POST('/uptimes', { body, signal }));
        if (data.end_date === null) writeTimer(storage, input.person, timerOfEntry(data));
        else forget(input);
        return data;
      }),
    ),
    /** Begins another settlement timer, which stops the one that runs; that one stays until the server has done so. */
    switchUptime: fromPromise<Uptime | null, Own & { next: Timer }>(({ input, signal }) =>
      once(input, async () => {
        const body = { ...newEntry(input.next), stop_running: true };
        const { data } = await unwrap(api.POST('/uptimes', { body, signal }));
        writeTimer(storage, input.person, timerOfEntry(data));
        return data;
      }),
    ),
    /** Writes the free timer down. Where the server knows its start as a settlement timer that runs, that one is stopped. */
    createUptime: fromPromise<Uptime | null, Own>(({ input, signal }) =>
      once(input, async () => {
        const { timer } = input;
        const body = { ...newEntry(timer), end_date: wireTime(ended(timer) * 1000) };
        const { data } = await unwrap(api.POST('/uptimes', { body, signal }));
        const entry = data.end_date === null ? await stop({ id: data.id, timer }, signal) : data;
        forget(input);
        return entry;
      }),
    ),
    stopUptime: fromPromise<Uptime | null, Own>(({ input, signal }) =>
      once(input, async () => {
        const entry = await stop({ id: input.timer.entry ?? '', timer: input.timer }, signal);
        forget(input);
        return entry;
      }),
    ),
    clearActiveUptime: fromPromise<void | null, Own>(({ input, signal }) =>
      once(input, async () => {
        const query = { started_at: input.timer.start };
        await unwrap(api.DELETE('/uptimes/active', { params: { query }, signal }));
        forget(input);
      }),
    ),
    deleteUptime: fromPromise<void | null, Own>(({ input, signal }) =>
      once(input, async () => {
        const path = { id: input.timer.entry ?? '' };
        await unwrap(api.DELETE('/uptimes/{id}', { params: { path }, signal })).catch(unlessMissing);
        forget(input);
      }),
    ),
  };
}

/** A settlement timer that runs as the chart knows it. */
export function timerOfEntry({ id, start_date, company, settlement, category, billable, comment }: Uptime): Timer {
  const details: WorkDetails = {
    ...(company && { company }),
    ...(settlement && { settlement: { id: settlement.id, title: settlement.title } }),
    ...(comment && { comment }),
    category,
    billable,
  };
  return { ...timerFrom(ofWireTime(start_date) / 1000, details), entry: id };
}

function newEntry(timer: Timer) {
  const { settlement, company } = timer.details;
  return {
    start_date: wireTime(timer.start * 1000),
    source: 'timer' as const,
    ...(settlement ? { settlement_id: settlement.id } : company && { company_id: company.id }),
    ...wordsOf(timer),
  };
}

function wordsOf({ details: { category, billable, comment } }: Timer) {
  return { ...(category && { category }), ...(billable !== undefined && { billable }), ...(comment && { comment }) };
}

function ended({ end }: Timer): number {
  if (end === null) throw new Error('The uptime chart stops a timer without its end');
  return end;
}

/** What is gone already need not be deleted. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.failure.status !== 404) throw error;
}
