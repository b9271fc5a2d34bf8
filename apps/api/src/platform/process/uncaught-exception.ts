import type { FastifyBaseLogger } from 'fastify';

/** A server that stops in good order takes up to fifteen seconds for its requests and some for its workers and the database. */
const LONGEST_STOP = 25_000;

interface Faulty {
  log: Pick<FastifyBaseLogger, 'fatal'>;
  stop(): Promise<void>;
}

/**
 * What nobody has caught leaves the process in a state that nobody knows: it finishes what is under way and ends with 1, so that whoever
 * started it starts it again. An unhandled rejection comes here as well, because Node throws it.
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
