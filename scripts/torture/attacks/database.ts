import { type Figure, spread } from '../../library/figures.ts';
import { type Attack, none } from '../harness/attack.ts';
import { run } from '../harness/office-database.ts';
import { type OwnServer, pause, startOwnServer } from '../harness/own-server.ts';
import { type AcknowledgedWrites, createAcknowledgedWrites } from '../writes/acknowledged-writes.ts';
import { checkAcknowledgedWrites } from '../writes/check.ts';
import { type Readers, startReaders } from '../writes/readers.ts';
import { startWriters, type Writers } from '../writes/writers.ts';

/** How often each, and the longest time in milliseconds for which it is away. */
const SIZES = { full: { rounds: 4, away: 60_000 }, short: { rounds: 1, away: 2_000 } };

/**
 * Milliseconds that an answer may take at worst: two for a connection and six for a statement (`createPool`), and the same again where a
 * transaction found the connection of another.
 */
const LONGEST_ANSWER = 16_000;
const SOON = 5;

interface Scene {
  server: OwnServer;
  writers: Writers;
  readers: Readers;
  /** Seconds from the return of the database until a write was acknowledged. */
  back: number[];
}

export const attack: Attack = {
  name: 'database',
  does: 'stops the database, cuts its connections and freezes it while eight people write and eight read',
  async run({ harness, size }) {
    const server = await startOwnServer(harness, { database: 'apart' });
    try {
      const writes = createAcknowledgedWrites();
      const scene: Scene = {
        server,
        writers: await startWriters(harness, server, writes),
        readers: await startReaders(harness, server, writes),
        back: [],
      };
      const { rounds, away } = SIZES[size];
      for (let round = 1; round <= rounds; round++) {
        await interrupt(scene, stopped, (away * round) / rounds);
        await interrupt(scene, cut, 0);
        await interrupt(scene, frozen, (away * round) / rounds);
      }
      await scene.writers.finish();
      await scene.readers.finish();
      return [...(await checkAcknowledgedWrites('database', server, writes)), ...figuresOf(scene, writes)];
    } finally {
      if (server.postgres.isThere()) server.postgres.signalAll('SIGCONT');
      await server.close();
    }
  },
};

/** Takes the database away, and answers how it is brought back. */
type Interruption = (server: OwnServer) => Promise<() => Promise<void> | void>;

const stopped: Interruption = async ({ postgres }) => {
  await postgres.end('SIGINT');
  return postgres.start;
};

const frozen: Interruption = async ({ postgres }) => {
  postgres.signalAll('SIGSTOP');
  return () => postgres.signalAll('SIGCONT');
};

/** Ends all connections, as an administrator can. */
const cut: Interruption = async ({ db }) => {
  const others = `backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  await run(db, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`);
  return () => {};
};

async function interrupt({ server, writers, back }: Scene, interruption: Interruption, away: number): Promise<void> {
  await writers.acknowledged(30);
  const undo = await interruption(server);
  await pause(away);
  await undo();
  const begun = performance.now();
  await server.untilReady();
  await writers.acknowledged(1);
  back.push((performance.now() - begun) / 1_000);
}

function figuresOf({ server, readers, back }: Scene, writes: AcknowledgedWrites): Figure[] {
  const { exitCode, signalCode } = server.running().process;
  return [
    none(
      'database: ends of the server',
      exitCode === null && signalCode === null ? [] : [server.running().said()],
      'one process',
    ),
    {
      name: 'database: longest answer',
      value: writes.longest / 1_000,
      unit: 's',
      goal: { atMost: LONGEST_ANSWER / 1_000 },
      detail: `${writes.entries.length} writes and ${readers.count()} reads`,
    },
    {
      name: 'database: until a write is acknowledged again',
      value: Math.max(...back),
      unit: 's',
      goal: { atMost: SOON },
      detail: `after ${back.length} interruptions; ${spread(back, 2)} s`,
    },
  ];
}
