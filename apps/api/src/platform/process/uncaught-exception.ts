import type { FastifyBaseLogger } from 'fastify';

/** A graceful shutdown takes up to fifteen seconds for requests, and some more for workers and the database. */
const LONGEST_STOP = 25_000;

interface Faulty {
  log: Pick<FastifyBaseLogger, 'fatal'>;
  stop(): Promise<void>;
}

/**
 * After an uncaught exception the state of the process is unknown: it finishes the requests under way and exits with 1,
 * so that it is started again. Unhandled rejections arrive here as well, because Node throws them.
 */
export function stopOnFault({ log, stop }: Faulty, longest = LONGEST_STOP): void {
  const end = () => process.exit(1);
  let stopping = false;
  process.on('uncaughtException', (fault, origin) => {
    if (stopping) return;
    stopping = true;
    log.fatal({ fault }, `${origin}: stopping`);
    setTimeout(end, longest);
    stop().then(end, end);
  });
}
