// Many clients at once, cheap beside the server that they ask: sockets, and no more of an answer than its status, Retry-After and length.
import { LoadConnection } from './connection.ts';

export interface Order {
  port: number;
  /** As they go over the wire; taken in turn. */
  requests: string[];
  connections: number;
  seconds: number;
  /** So many requests a second, whatever becomes of them; without it each connection asks again as soon as it is answered. */
  rate?: number;
}

export interface Tally {
  seconds: number;
  /** How often each status came. */
  statuses: Record<string, number>;
  /** Milliseconds from the instant at which the request was due until it was answered by 2xx. */
  accepted: { median: number; p99: number; longest: number };
  /** Answers 429 and 503 that do not say when to try again. */
  without: number;
  /** Connections that ended before an answer. */
  broken: number;
  /** Requests that had to wait for a connection for more than a second, because all were waiting for an answer. */
  late: number;
  /** Requests that were not answered ten seconds after the end. */
  unanswered: number;
  /** Share of one core that the load generator itself took. */
  busy: number;
}

const LAST_ANSWERS = 10_000;
const LATE = 1_000;

process.once('message', (order: Order) => {
  void generate(order).then((tally) => process.send?.(tally, () => process.exit(0)));
});

async function generate({ port, requests, connections, seconds, rate }: Order): Promise<Tally> {
  const texts = requests.map((text) => Buffer.from(text, 'latin1'));
  const statuses: Record<string, number> = {};
  const accepted: number[] = [];
  const count = { without: 0, broken: 0, late: 0, sent: 0, answered: 0 };
  const idle: LoadConnection[] = [];
  const due: number[] = [];
  let end = Number.POSITIVE_INFINITY;

  const use = (connection: LoadConnection, since: number) => {
    if (performance.now() - since > LATE) count.late += 1;
    connection.ask(texts[count.sent++ % texts.length] ?? Buffer.alloc(0), since);
  };
  const free = (connection: LoadConnection) => {
    const waiting = due.shift();
    if (waiting !== undefined) use(connection, waiting);
    else if (rate === undefined && performance.now() < end) use(connection, performance.now());
    else idle.push(connection);
  };
  const clients = Array.from(
    { length: connections },
    () =>
      new LoadConnection(port, {
        answered(connection, status, retryAfter, since) {
          count.answered += 1;
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status < 300) accepted.push(performance.now() - since);
          else if ((status === 429 || status === 503) && !retryAfter) count.without += 1;
          free(connection);
        },
        broke(connection) {
          count.broken += 1;
          free(connection);
        },
      }),
  );
  await Promise.all(clients.map((connection) => connection.open()));

  const begun = performance.now();
  const used = process.cpuUsage();
  end = begun + seconds * 1_000;
  for (const connection of clients) free(connection);
  if (rate !== undefined)
    await flow(rate, begun, end, (since) => {
      // Who has waited longest, so that none is closed for having said nothing.
      const connection = idle.shift();
      if (connection) use(connection, since);
      else due.push(since);
    });
  else await pause(seconds * 1_000);
  const { user, system } = process.cpuUsage(used);
  const lasted = (performance.now() - begun) / 1_000;
  const open = () => due.length + count.sent - count.answered - count.broken;
  for (const deadline = performance.now() + LAST_ANSWERS; open() > 0 && performance.now() < deadline; ) await pause(20);
  accepted.sort((a, b) => a - b);
  return {
    seconds: lasted,
    statuses,
    accepted: { median: share(accepted, 0.5), p99: share(accepted, 0.99), longest: accepted.at(-1) ?? 0 },
    without: count.without,
    broken: count.broken,
    late: count.late,
    unanswered: open(),
    busy: (user + system) / 1e6 / lasted,
  };
}

/** Calls as often as the rate says, with the instant at which each call was due. */
async function flow(rate: number, begun: number, end: number, send: (since: number) => void): Promise<void> {
  const between = 1_000 / rate;
  for (let next = begun; next < end; await pause(2)) {
    for (const now = performance.now(); next <= now && next < end; next += between) send(next);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const share = (sorted: number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
