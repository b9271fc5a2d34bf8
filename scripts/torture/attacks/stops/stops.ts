import type { Figure } from '../../../library/figures.ts';
import { spread } from '../../../library/figures.ts';
import { type Attack, none } from '../../harness/attack.ts';
import { newCaller } from '../../harness/callers.ts';
import type { Harness } from '../../harness/harness.ts';
import { type OwnServer, pause, startOwnServer } from '../../harness/own-server.ts';
import { seededRandom } from '../../harness/seeded-random.ts';
import { createVisitTally, type Visit, type VisitTally, visit } from './visitor.ts';

/** Stops, and answers between one and the next. */
const SIZES = { full: { stops: 30, answers: 400 }, short: { stops: 2, answers: 100 } };
/** Clients that send without a pause, and clients that pause with an open connection. */
const BUSY = 8;
const THINKING = 16;
const LONGEST_THOUGHT = 900;

export const attack: Attack = {
  name: 'stops',
  does: 'asks the server to stop while people read and write',
  async run({ harness, size, seed }) {
    const { stops, answers } = SIZES[size];
    const server = await startOwnServer(harness);
    try {
      const tally = createVisitTally();
      const codes: number[] = [];
      const took: number[] = [];
      const next = await visits(harness, server);
      const random = seededRandom(seed);
      for (let stop = 0; stop < stops; stop++) {
        if (stop > 0) await server.start();
        const enough = tally.answered + answers;
        const port = Number(new URL(server.address).port);
        const visitors = Array.from({ length: BUSY + THINKING }, (_, number) =>
          visit({ port, next, pause: number < BUSY ? () => 0 : () => random() * LONGEST_THOUGHT }, tally),
        );
        while (tally.answered < enough) await pause(5);
        const begun = performance.now();
        codes.push(await server.stop());
        took.push(performance.now() - begun);
        await Promise.all(visitors);
      }
      await server.start();
      return await figuresOf(server, tally, codes, took);
    } finally {
      await server.close();
    }
  },
};

/** One after the other a list, a record, a new task. */
async function visits(harness: Harness, server: OwnServer): Promise<() => Visit> {
  const { token } = await newCaller(harness, server, 'owner');
  const head = ['Host: 127.0.0.1', 'X-API-Key: biuro-web', `Authorization: Bearer ${token}`].join('\r\n');
  const { company = '' } = server.a;
  const readings = ['/api/companies', `/api/companies/${company}`];
  let count = 0;
  return () => {
    count += 1;
    const path = readings[count % 3];
    if (path) return { text: `GET ${path} HTTP/1.1\r\n${head}\r\n\r\n` };
    const mark = `Przystanek ${count}`;
    const body = JSON.stringify({
      company_id: company,
      kind: 'one_off',
      period: '2026-10',
      due_at: '2026-11-25',
      title: mark,
    });
    const about = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
    return { mark, text: `POST /api/tasks HTTP/1.1\r\n${head}\r\n${about}\r\n\r\n${body}` };
  };
}

async function figuresOf({ db }: OwnServer, tally: VisitTally, codes: number[], took: number[]): Promise<Figure[]> {
  const tasks = await db.selectFrom('tasks').select('title').where('title', 'like', 'Przystanek %').execute();
  const there = new Set(tasks.map(({ title }) => title));
  const known = new Set(tally.acknowledged);
  const { answered, toldToClose, refused, untaken } = tally;
  const taken = untaken.filter((mark) => mark !== undefined && there.has(mark)).map((mark) => `${mark} was done`);
  return [
    none(
      'stops: requests that the server had taken and did not answer',
      [...tally.reset, ...taken],
      `${answered} in ${codes.length} stops; ${toldToClose} told that the connection ends, ${refused} refused because the port was closed, ${untaken.length} connections that the server had not accepted`,
    ),
    none(
      'stops: acknowledged writes that were lost',
      tally.acknowledged.filter((mark) => !there.has(mark)),
      `${tally.acknowledged.length}`,
    ),
    none('stops: writes that were made twice', twice(tasks.map(({ title }) => title)), `${known.size}`),
    none('stops: answers other than 2xx and 503', tally.odd, `${answered}`),
    none('stops: exit codes other than 0', codes.filter((code) => code !== 0).map(String), `${codes.length}`),
    {
      name: 'stops: connections that were told to end',
      value: toldToClose / codes.length,
      unit: 'a stop',
      goal: { atLeast: BUSY },
      detail: `of ${BUSY} without a pause and ${THINKING} that think for up to ${LONGEST_THOUGHT} ms`,
    },
    {
      name: 'stops: until the process and its PostgreSQL have ended',
      value: Math.max(...took) / 1_000,
      unit: 's',
      goal: { atMost: 20 },
      detail: `${spread(took)} ms`,
    },
  ];
}

const twice = (titles: (string | null)[]): string[] =>
  titles.filter((title, index) => titles.indexOf(title) !== index).map(String);
