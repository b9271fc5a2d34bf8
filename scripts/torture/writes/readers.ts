import { callerOf, newCaller } from '../harness/callers.ts';
import type { Harness } from '../harness/harness.ts';
import { type OwnServer, pause } from '../harness/own-server.ts';
import type { AcknowledgedWrites } from './acknowledged-writes.ts';

const READERS = 8;

export interface Readers {
  /** Answers so far. */
  count(): number;
  finish(): Promise<void>;
}

/** What people of the office and a client look at. */
const PATHS = ['/api/companies', '/api/users', '/api/tasks', '/api/uptimes', '/api/companies?search=firma'];
const CLIENT_PATHS = ['/api/companies/my', '/api/liabilities/my', '/api/tasks/my'];

/** Starts eight people who read in a loop, with a short pause after each answer. */
export async function startReaders(
  harness: Pick<Harness, 'secrets'>,
  server: OwnServer,
  writes: AcknowledgedWrites,
): Promise<Readers> {
  const people = [];
  for (let number = 0; number < READERS; number++)
    people.push(
      number % 2
        ? { by: await callerOf(harness, server, 'a@two.example'), paths: CLIENT_PATHS }
        : { by: await newCaller(harness, server, 'owner'), paths: PATHS },
    );
  let over = false;
  let count = 0;
  const reading = people.map(async ({ by, paths }) => {
    for (let turn = 0; !over; turn++) {
      const path = paths[turn % paths.length] ?? '';
      const answer = await by.send({ path }).catch(() => undefined);
      writes.count(path, answer);
      count += 1;
      await pause(20);
    }
  });
  return {
    count: () => count,
    async finish() {
      over = true;
      await Promise.all(reading);
    },
  };
}
