import { randomUUID } from 'node:crypto';
import { freshNips } from '@biuro/testing/nips.ts';
import { type Caller, callerOf, newCaller } from '../harness/callers.ts';
import type { Harness } from '../harness/harness.ts';
import { type Answer, type Ask, good } from '../harness/http.ts';
import { createSettlements } from '../harness/office-database.ts';
import { type OwnServer, pause } from '../harness/own-server.ts';
import type { AcknowledgedWrites, Kind } from './acknowledged-writes.ts';

const WRITERS = 8;
/** Milliseconds after which a writer whose request was not answered, or answered with "later", tries again. */
const AGAIN = 200;

export interface Writers {
  /** Resolves when so many more writes are acknowledged; throws when a writer could not go on. */
  acknowledged(more: number): Promise<void>;
  /** Stops new writes; resolves when those that were begun are answered. */
  finish(): Promise<void>;
}

/** A member of the office with a company, a task and an amount that no other writer changes. */
interface Desk {
  office: Caller;
  client: Caller;
  company: { id: string; values: Record<string, string> };
  task: string;
  liability: string;
  nextNip(): string;
}

/** Starts eight people who write in a loop, each kind in turn, and repeat every request that was not answered. */
export async function startWriters(
  harness: Pick<Harness, 'secrets'>,
  server: OwnServer,
  writes: AcknowledgedWrites,
): Promise<Writers> {
  const desks: Desk[] = [];
  for (let number = 0; number < WRITERS; number++) desks.push(await createDesk(harness, server, number));
  let over = false;
  let broken: unknown;
  const working = desks.map((desk, number) =>
    work(desk, number, writes, () => over).catch((error: unknown) => {
      broken ??= error;
    }),
  );
  return {
    async acknowledged(more) {
      for (const enough = writes.entries.length + more; writes.entries.length < enough; await pause(5))
        if (broken) throw broken;
    },
    async finish() {
      over = true;
      await Promise.all(working);
      if (broken) throw broken;
    },
  };
}

async function createDesk(harness: Pick<Harness, 'secrets'>, server: OwnServer, number: number): Promise<Desk> {
  const office = await newCaller(harness, server, 'owner');
  const client = await callerOf(harness, server, 'a@two.example');
  const nips = freshNips(100);
  const nextNip = () => {
    for (let others = 1; others < WRITERS; others++) nips.next();
    return nips.next().value;
  };
  // Each writer has every eighth.
  for (let skipped = 0; skipped < number; skipped++) nips.next();
  const values = { name: `Firma ${number}`, company_type: 'zoo', vat_number: nextNip() };
  const made = await office.send({ method: 'POST', path: '/api/companies', body: values });
  const id: string = good(made).data.id;
  const { addTask, addPublished } = createSettlements(server.db);
  const company_id = server.a.company ?? '';
  const task = await addTask({ company_id, kind: 'one_off', period: '2026-10', client_visible: true });
  const liability = await addPublished(await addTask({ company_id, kind: 'one_off', period: '2026-10' }));
  return { office, client, company: { id, values }, task: task.id, liability, nextNip };
}

async function work(desk: Desk, number: number, writes: AcknowledgedWrites, isOver: () => boolean): Promise<void> {
  const kinds = Object.keys(WAYS) as Kind[]; // it has those only
  for (let turn = 0; !isOver(); turn++) {
    const kind = kinds[(turn + number) % kinds.length] ?? 'company';
    await WAYS[kind]({ desk, turn, number, writes });
  }
}

interface Turn {
  desk: Desk;
  turn: number;
  number: number;
  writes: AcknowledgedWrites;
}

/** Milliseconds: longer than any attack interrupts the server, and its recovery. */
const LAST_TRY = 150_000;

/** Repeats a request with one Idempotency-Key until the answer is not "try again later", as a careful client does. */
async function insist(by: Caller, writes: AcknowledgedWrites, what: string, ask: Ask): Promise<Answer> {
  const headers = { 'Idempotency-Key': randomUUID() };
  for (const begun = performance.now(); ; await pause(AGAIN)) {
    try {
      const answer = await by.send({ ...ask, headers });
      writes.count(what, answer);
      if (answer.status < 500 && answer.status !== 429) return answer;
    } catch {
      writes.count(what);
    }
    if (performance.now() - begun > LAST_TRY) throw new Error(`${what} is not answered within ${LAST_TRY / 1_000} s`);
  }
}

type Way = (turn: Turn) => Promise<void>;

/** One thing that is made: found by its mark, whatever happens. */
const make =
  (kind: Kind, path: string, bodyOf: (turn: Turn) => { mark: string; body: object }): Way =>
  async (turn) => {
    const { desk, writes } = turn;
    const { mark, body } = bodyOf(turn);
    const answer = await insist(desk.office, writes, kind, { method: 'POST', path, body });
    if (answer.status < 300) writes.note({ kind, id: JSON.parse(answer.text).data.id, mark });
  };

const minutesAfter = (minutes: number) =>
  new Date(Date.UTC(2024, 0, 1) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

const WAYS: Record<Kind, Way> = {
  company: make('company', '/api/companies', ({ desk }) => {
    const vat_number = desk.nextNip();
    return { mark: vat_number, body: { name: `Nowa ${vat_number}`, company_type: 'zoo', vat_number } };
  }),
  user: make('user', '/api/users', ({ turn, number }) => {
    const email = `new-${number}-${turn}@people.example`;
    return { mark: email, body: { first_name: 'Ewa', last_name: 'Nowa', role: 'assistant', email } };
  }),
  invitation: make('invitation', '/api/users/invite', ({ turn, number }) => {
    const email = `invited-${number}-${turn}@people.example`;
    return { mark: email, body: { role: 'assistant', email } };
  }),
  task: make('task', '/api/tasks', ({ desk, turn, number }) => {
    const title = `Sprawa ${number}-${turn}`;
    const task = { company_id: desk.company.id, kind: 'one_off', period: '2026-10', due_at: '2026-11-30' };
    return { mark: title, body: { ...task, title } };
  }),
  uptime: make('uptime', '/api/uptimes', ({ turn }) => {
    const [start_date, end_date] = [minutesAfter(turn), minutesAfter(turn + 1)];
    return { mark: start_date, body: { start_date, end_date, category: 'training', source: 'manual' } };
  }),

  /** Without a key: the version alone tells whether it was done. */
  async edit({ desk, turn, writes }) {
    const { office, company } = desk;
    const path = `/api/companies/${company.id}`;
    const shown = await insist(office, writes, 'read', { path });
    const city = `Miasto ${turn}`;
    const { version } = JSON.parse(shown.text).data;
    const update = { method: 'PUT', path, body: { ...company.values, city, version } };
    const done = await untilKnown(office, writes, update, async () => {
      const answer = await insist(office, writes, 'read', { path });
      return JSON.parse(answer.text).data.city === city;
    });
    if (done) writes.note({ kind: 'edit', id: company.id, mark: city });
  },

  async move({ desk, writes }) {
    const { office, task } = desk;
    const shown = await insist(office, writes, 'read', { path: `/api/tasks/${task}` });
    const { version, status } = JSON.parse(shown.text).data;
    const move = status === 'complete' ? { to: 'incomplete', missing: ['Faktura'] } : { to: 'complete' };
    const ask = { method: 'POST', path: `/api/tasks/${task}/status`, body: { ...move, version } };
    const answer = await insist(office, writes, 'move', ask);
    if (answer.status < 300) writes.note({ kind: 'move', id: task, mark: String(version + 1) });
  },

  async payment({ desk, turn, writes }) {
    const { client, liability } = desk;
    const amount = `${turn + 1}.00`;
    const ask = { method: 'POST', path: `/api/liabilities/${liability}/mark-paid` };
    const answer = await insist(client, writes, 'payment', { ...ask, body: { paid_at: '2026-11-02', amount } });
    if (answer.status < 300) writes.note({ kind: 'payment', id: liability, mark: amount });
  },
};

/** Sends a change that has no key, and after a cut connection looks whether it was done before it is sent again. */
async function untilKnown(
  by: Caller,
  writes: AcknowledgedWrites,
  ask: Ask,
  isDone: () => Promise<boolean>,
): Promise<boolean> {
  for (let sent = 1; ; sent++) {
    const answer = await by.send(ask).catch(() => undefined);
    const outrun = answer?.status === 409 && sent > 1;
    if (!outrun) writes.count('edit', answer);
    if (answer && answer.status < 300) return true;
    await pause(AGAIN);
    if (await isDone()) return true;
    if (outrun || (answer && answer.status < 500 && answer.status !== 429)) return false;
  }
}
