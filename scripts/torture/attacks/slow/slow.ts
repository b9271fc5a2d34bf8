import { spawnSync } from 'node:child_process';
import type { RunningServer } from '@biuro/testing/server-process.ts';
import type { Figure } from '../../../library/figures.ts';
import { type Attack, none } from '../../harness/attack.ts';
import { newCaller } from '../../harness/callers.ts';
import type { Harness } from '../../harness/harness.ts';
import { createSender } from '../../harness/http.ts';
import { pause } from '../../harness/own-server.ts';
import { type SlowClient, startSlowClient, waysOf } from './slow-clients.ts';

/** Clients of each way, and for how many seconds they are watched. */
const SIZES = { full: { clients: 100, seconds: 125 }, short: { clients: 40, seconds: 6 } };
const MEGABYTE = 1024;

export const attack: Attack = {
  name: 'slow',
  does: 'sends clients by the hundred that begin and do not go on, or ask and do not read',
  async run({ harness, size }) {
    const server = await harness.startAnother();
    try {
      return await attackSlowly(harness, server, SIZES[size]);
    } finally {
      await server.stop();
    }
  },
};

async function attackSlowly(
  harness: Harness,
  server: RunningServer,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Figure[]> {
  const { send, close } = createSender(server.address);
  const { token } = await newCaller(harness, harness.first, 'owner');
  const headers = { Authorization: `Bearer ${token}` };
  const port = Number(new URL(server.address).port);
  const before = memoryOf(server);
  const large = 'GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
  const slow = Object.entries(waysOf(large)).flatMap(([name, way]) =>
    Array.from({ length: clients }, () => startSlowClient(port, name, way)),
  );
  const faults: string[] = [];
  const took: number[] = [];
  let most = before;
  let held = slow.length;
  let ended = Number.POSITIVE_INFINITY;
  for (const begun = performance.now(); performance.now() - begun < seconds * 1_000 && held > 0; await pause(250)) {
    for (const path of ['/api/companies', '/api/config', '/readyz']) {
      const answer = await send({ path, headers });
      took.push(answer.took);
      if (answer.status !== 200) faults.push(`${path}: ${answer.status}`);
    }
    most = Math.max(most, memoryOf(server));
    held = await heldBy(send);
    if (held === 0) ended = (performance.now() - begun) / 1_000;
  }
  const figures = [
    none(
      'slow: requests that slow clients kept from an answer',
      faults,
      `${took.length} beside ${slow.length} slow clients`,
    ),
    {
      name: 'slow: longest answer beside them',
      value: Math.max(...took),
      unit: 'ms',
      goal: { atMost: 2_000 },
      detail: 'lists, settings and readiness',
    },
    {
      name: 'slow: memory that they cost',
      value: (most - before) / MEGABYTE,
      unit: 'MB',
      goal: { atMost: 300 },
      detail: `from ${(before / MEGABYTE).toFixed(0)} MB; of all that was asked for, ${clients * 60} large answers`,
    },
    ...(seconds > 100 ? figuresOfEnds(slow, ended) : []),
  ];
  for (const client of slow) client.leave();
  close();
  return figures;
}

/** Kilobytes that a process has in memory. */
const memoryOf = ({ process: { pid } }: RunningServer): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout);

/** Connections that the server holds, apart from the one that asks. Counted by the server, because a client that does not read does not notice the end. */
async function heldBy(send: ReturnType<typeof createSender>['send']): Promise<number> {
  const { text } = await send({ path: '/metrics' });
  const sockets = /^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m.exec(text)?.[1];
  return Math.max(0, Number(sockets ?? 0) - 1);
}

function figuresOfEnds(slow: SlowClient[], ended: number): Figure[] {
  const late = slow.filter(({ listens, lasted, limit }) => listens && (lasted() ?? Number.POSITIVE_INFINITY) > limit);
  const longest = Map.groupBy(slow, ({ way }) => way);
  const told = [...longest].map(([way, ones]) => {
    const times = ones.map(({ lasted }) => lasted()).filter((time) => time !== undefined);
    return times.length > 0 ? `${way}: ${Math.max(...times).toFixed(0)} s` : `${way}: did not look`;
  });
  return [
    none(
      'slow: clients that were not sent away in time',
      late.map(({ way }) => way),
      `${slow.length} (${told.join('; ')})`,
    ),
    {
      name: 'slow: until the server held none of their connections',
      value: ended,
      unit: 's',
      goal: { atMost: 120 },
      detail: 'by its own count',
    },
  ];
}
