import type { Figure } from '../../library/figures.ts';
import { spread } from '../../library/figures.ts';
import type { Attack, Size } from '../harness/attack.ts';
import { childrenOf, type OwnServer, startOwnServer } from '../harness/own-server.ts';
import { seededRandom } from '../harness/seeded-random.ts';
import { createAcknowledgedWrites } from '../writes/acknowledged-writes.ts';
import { checkAcknowledgedWrites } from '../writes/check.ts';
import { startWriters } from '../writes/writers.ts';

/**
 * A power failure ends server and database at once, after which the next start has to succeed; that the disk then keeps what was written is up
 * to PostgreSQL and not tested here.
 */
type Target = 'server' | 'database' | 'connection' | 'both';

/** How often each is killed, and how many writes are acknowledged between one kill and the next. */
const SIZES = {
  full: { kills: { server: 14, database: 14, connection: 14, both: 100 }, least: 100, most: 250 },
  short: { kills: { server: 1, database: 1, connection: 1, both: 3 }, least: 10, most: 30 },
};
/** Seconds; a short attack is made beside other tests. */
const SOON = { full: 10, short: 30 };

export const attack: Attack = {
  name: 'kills',
  does: 'kills the server, its PostgreSQL, one of its connections or both while eight people write, and holds what was acknowledged against what is there',
  async run({ harness, size, seed }) {
    const { kills, least, most } = SIZES[size];
    const random = seededRandom(seed);
    const server = await startOwnServer(harness);
    try {
      const writes = createAcknowledgedWrites();
      const writers = await startWriters(harness, server, writes);
      const waits: number[] = [];
      for (const target of inAnyOrder(kills, random)) {
        await writers.acknowledged(least + Math.floor(random() * (most - least)));
        const begun = performance.now();
        await kill(server, target, random());
        await writers.acknowledged(1);
        waits.push(performance.now() - begun);
      }
      await writers.acknowledged(least);
      await writers.finish();
      return [
        ...(await checkAcknowledgedWrites('kills', server, writes)),
        back(waits, size),
        acknowledged(writes.entries.length, size, waits.length),
      ];
    } finally {
      await server.close();
    }
  },
};

function inAnyOrder(kills: Record<Target, number>, random: () => number): Target[] {
  const targets = Object.entries(kills) as [Target, number][]; // it has those only
  return targets
    .flatMap(([target, count]) => Array.from({ length: count }, () => ({ target, rank: random() })))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ target }) => target);
}

/** Resolves when the server, which is started again where it was killed, says that it is ready. */
async function kill(server: OwnServer, target: Target, fraction: number): Promise<void> {
  const killed: Promise<void>[] = [];
  if (target === 'connection') killOneConnection(server, fraction);
  if (target === 'database' || target === 'both') killed.push(server.postgres.end('SIGKILL'));
  if (target === 'server' || target === 'both') killed.push(server.kill().then(() => void 0));
  await Promise.all(killed);
  if (target === 'server' || target === 'both') await server.start();
  else await server.untilReady();
}

/** The postmaster then ends all the others and recovers. */
function killOneConnection({ postgres }: OwnServer, fraction: number): void {
  const children = childrenOf(postgres.pid());
  const one = children[Math.floor(fraction * children.length)];
  if (one) process.kill(one, 'SIGKILL');
}

const back = (waits: number[], size: Size): Figure => ({
  name: 'kills: until the next write is acknowledged',
  value: Math.max(...waits) / 1_000,
  unit: 's',
  goal: { atMost: SOON[size] },
  detail: `longest after ${waits.length} kills; ${spread(waits)} ms`,
});

const acknowledged = (count: number, size: Size, kills: number): Figure => ({
  name: 'kills: acknowledged writes',
  value: count,
  unit: '',
  goal: { atLeast: kills * SIZES[size].least },
  detail: 'so that there was something to lose',
});
