import { ofWireTime, wireTime } from '../lib/wire-time.ts';
import type { Uptime } from '../uptime/timer.ts';
import type { FakeClock } from './fake-clock.ts';
import { type Answer, createFakeServer, empty, json, noConnection, problem, type Seen } from './fake-server.ts';
import { admin } from './samples.ts';

export const settlement = { id: '0190a000-0000-7000-8000-0000000000e1', title: 'Rozliczenie 10/2026 – Alfa' };
export const company = { id: '0190a000-0000-7000-8000-0000000000c1', name: 'Alfa sp. z o.o.' };

interface Posted {
  start_date: string;
  end_date?: string;
  settlement_id?: string;
  company_id?: string;
  category?: Uptime['category'];
  comment?: string;
  billable?: boolean;
  stop_running?: boolean;
}

/** A server that keeps time entries as ours does, as far as one person's timers can tell. */
export function createUptimeServer(clock: Pick<FakeClock, 'now'>) {
  const entries: Uptime[] = [];
  let startedAt: number | null = null;
  const now = () => Math.floor(clock.now() / 1000);
  const running = () => entries.find(({ end_date }) => end_date === null) ?? null;
  const active = () => {
    const timer = startedAt === null ? null : { started_at: startedAt };
    return json(200, { data: { timer, running: running(), now: now() } });
  };

  function end(entry: Uptime, at: string, more: Partial<Uptime> = {}): Uptime {
    const seconds = (ofWireTime(at) - ofWireTime(entry.start_date)) / 1000;
    return Object.assign(entry, more, { end_date: at, seconds, status: 'saved' });
  }

  function post(seen: Seen) {
    const body: Posted = JSON.parse(seen.body);
    const existing = entries.find(({ start_date }) => start_date === body.start_date);
    if (existing) return json(200, { data: existing });
    const other = running();
    if (other && body.stop_running) end(other, body.start_date);
    else if (other && !body.end_date) return problem(409, 'timer_running', 'Już mierzysz czas innego rozliczenia');
    if (startedAt !== null && wireTime(startedAt * 1000) === body.start_date) startedAt = null;
    const entry = entryOf(body, `0190a000-0000-7000-8000-0000000001${entries.length + 10}`);
    entries.push(entry);
    if (body.end_date) end(entry, body.end_date);
    return json(201, { data: entry });
  }

  const answers = {
    'GET /uptimes/active': active,
    'PUT /uptimes/active': ({ body }: Seen) => {
      const { started_at } = JSON.parse(body);
      const isDone = entries.some(({ start_date }) => start_date === wireTime(started_at * 1000));
      if (!isDone) startedAt = Math.min(startedAt ?? started_at, started_at);
      return active();
    },
    'DELETE /uptimes/active': () => {
      startedAt = null;
      return empty();
    },
    'POST /uptimes': post,
    'PUT /uptimes': ({ body }: Seen) => {
      const { id, end_date, ...more } = JSON.parse(body);
      const entry = entries.find((known) => known.id === id);
      if (!entry) return problem(404, 'not_found', 'Nie ma takiego wpisu');
      return json(200, { data: entry.end_date === null ? end(entry, end_date, more) : entry });
    },
  } satisfies Record<string, Answer>;
  const server = createFakeServer({ ...answers });

  return {
    ...server,
    entries,
    /** Answers again as at first. */
    recover: (call: keyof typeof answers) => server.on(call, answers[call]),
    /** Does what it is asked, and its answer gets lost. */
    loseAnswer: (call: 'POST /uptimes' | 'PUT /uptimes') =>
      server.on(call, (seen) => {
        answers[call](seen);
        return noConnection();
      }),
    startedAt: () => startedAt,
    startElsewhere: (start: number) => void (startedAt = start),
    /** Answers the deletion of an entry that the test has begun. */
    allowDeletion(id: string) {
      server.on(`DELETE /uptimes/${id}`, () => {
        entries.splice(
          entries.findIndex((entry) => entry.id === id),
          1,
        );
        return empty();
      });
    },
  };
}

function entryOf({ start_date, settlement_id, company_id, category, comment, billable }: Posted, id: string): Uptime {
  return {
    id,
    user: { id: admin.id, name: 'Anna Nowak' },
    company: company_id || settlement_id ? { ...company } : null,
    settlement: settlement_id ? { ...settlement, period: '2026-10' } : null,
    start_date,
    end_date: null,
    seconds: null,
    day: start_date.slice(0, 10),
    category: category ?? 'bookkeeping',
    billable: billable ?? false,
    comment: comment ?? null,
    status: 'running',
    reason: null,
    locked: false,
    source: 'timer',
    created_at: '2026-11-20T08:00:00Z',
    version: 1,
  };
}
