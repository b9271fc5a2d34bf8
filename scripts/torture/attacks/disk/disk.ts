import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../../../library/figures.ts';
import { type Attack, none } from '../../harness/attack.ts';
import { type Caller, newCaller } from '../../harness/callers.ts';
import type { Harness } from '../../harness/harness.ts';
import type { Answer } from '../../harness/http.ts';
import { type OwnServer, pause, startOwnServer } from '../../harness/own-server.ts';
import { type AcknowledgedWrites, createAcknowledgedWrites, tallyOf } from '../../writes/acknowledged-writes.ts';
import { checkAcknowledgedWrites } from '../../writes/check.ts';
import { startWriters, type Writers } from '../../writes/writers.ts';
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from './small-disk.ts';

/** Space for a database, for what the server keeps as reserve, and for what it needs free to write. */
const MEGABYTES = 420;
/** How often the disk gets full, and the seconds that it stays so. */
const SIZES = { full: { rounds: 5, seconds: 10 }, short: { rounds: 1, seconds: 2 } };
const LONGEST = 10_000;

export const attack: Attack = {
  name: 'disk',
  does: 'fills the disk of the database to the last byte while eight people write, and empties it again',
  obstacle: whyNoSmallDisk,
  async run({ harness, size }) {
    const disk = mountSmallDisk(MEGABYTES);
    try {
      const dataDir = join(disk.directory, 'data');
      mkdirSync(dataDir, { mode: 0o711 });
      const server = await startOwnServer(harness, { dataDir });
      try {
        return await attackDisk(harness, server, disk, SIZES[size]);
      } finally {
        disk.empty();
        await server.close();
      }
    } finally {
      disk.remove();
    }
  },
};

/** What people were answered while the disk was full. */
interface Seen {
  /** Reading and signing in that did not work, and refusals that say nothing. */
  faults: string[];
  looks: number;
  refusals: number;
  /** Milliseconds, after there was space again, until the next write was acknowledged. */
  waits: number[];
}

async function attackDisk(
  harness: Harness,
  server: OwnServer,
  disk: SmallDisk,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
  const writes = createAcknowledgedWrites();
  const writers = await startWriters(harness, server, writes);
  const owner = await newCaller(harness, server, 'owner');
  const seen: Seen = { faults: [], looks: 0, refusals: 0, waits: [] };
  const { pid } = server.running().process;
  for (let round = 0; round < rounds; round++) {
    await writers.acknowledged(50);
    await disk.fill(0);
    await lookAround(server, owner, seconds, seen);
    disk.empty();
    seen.waits.push(await untilWritten(writers));
  }
  await writers.acknowledged(50);
  await writers.finish();
  if (server.running().process.exitCode !== null || server.running().process.pid !== pid)
    seen.faults.push('the server ended');
  return [...(await checkWrites(server, writes)), ...figuresOfLooks(seen, writes)];
}

/** Reads, signs in and writes while nothing more goes onto the disk. */
async function lookAround(server: OwnServer, owner: Caller, seconds: number, seen: Seen): Promise<void> {
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await pause(100)) {
    const expect = async (what: string, work: Promise<Answer>, statuses: number[]) => {
      const answer = await work.catch((error: Error) => ({ status: 0, text: error.message, took: 0, headers: {} }));
      seen.looks += 1;
      if (!statuses.includes(answer.status)) seen.faults.push(`${what}: ${answer.status} ${answer.text.slice(0, 150)}`);
      else if (answer.status >= 500) checkRefusal(answer, seen);
    };
    const credentials = { email: 'b@two.example', password: 'wrong-but-long-enough' };
    await expect('reading', owner.send({ path: '/api/companies' }), [200]);
    await expect('who am I', owner.send({ path: '/api/auth' }), [200]);
    await expect('health', server.send({ path: '/readyz' }), [200]);
    await expect(
      'signing in',
      server.send({ method: 'POST', path: '/api/users/check', body: credentials }),
      [422, 429],
    );
    const change = {
      period: '2026-10',
      due_at: '2026-11-25',
      kind: 'one_off',
      title: 'Za dużo',
      company_id: server.a.company,
    };
    await expect('writing', owner.send({ method: 'POST', path: '/api/tasks', body: change }), [201, 503, 507]);
  }
}

function checkRefusal({ status, text, headers }: Answer, seen: Seen): void {
  seen.refusals += 1;
  const { error = '' } = JSON.parse(text);
  if (error.length < 20 || !headers['retry-after'])
    seen.faults.push(`${status} without a sentence or Retry-After: ${text}`);
}

async function untilWritten(writers: Writers): Promise<number> {
  const begun = performance.now();
  await writers.acknowledged(1);
  return performance.now() - begun;
}

/** Writers may be told that the disk is full (507). */
async function checkWrites(server: OwnServer, writes: AcknowledgedWrites): Promise<Figure[]> {
  const odd = writes.odd.filter((answer) => !answer.includes(': 507 '));
  return checkAcknowledgedWrites('disk', server, { ...writes, odd });
}

function figuresOfLooks({ faults, looks, refusals, waits }: Seen, writes: AcknowledgedWrites): Figure[] {
  return [
    none(
      'disk: reading, signing in and refusals that were not as they should be',
      faults,
      `${looks} looks at a full disk`,
    ),
    {
      name: 'disk: writes that were told that there is no room',
      value: refusals,
      unit: '',
      goal: { atLeast: waits.length },
      detail: `so that it was full; those who wrote were answered ${tallyOf(writes)}`,
    },
    {
      name: 'disk: longest answer',
      value: writes.longest / 1_000,
      unit: 's',
      goal: { atMost: LONGEST / 1_000 },
      detail: 'of all that was read and written',
    },
    {
      name: 'disk: until a write was acknowledged again',
      value: Math.max(...waits) / 1_000,
      unit: 's',
      goal: { atMost: LONGEST / 1_000 },
      detail: `longest of ${waits.length}, without a restart`,
    },
  ];
}
