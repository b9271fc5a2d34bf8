import { explain } from './app/doctor/explain.ts';
import { readEnvironment } from './app/environment.ts';
import { stopOnFault } from './app/last-resort.ts';
import { type Server, startServer } from './app/server.ts';

/** A terminal signals the whole group and the parents pass the signal on: what comes at once is one wish, not impatience. */
const ONE_WISH = 2_000;

try {
  const server = await startServer(readEnvironment(process.env, process.cwd()));
  stopOnSignals(server);
  stopOnFault(server);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function stopOnSignals(server: Server): void {
  let asked = 0;
  const stop = () => {
    if (asked > 0 && Date.now() - asked > ONE_WISH) process.exit(1);
    if (asked > 0) return;
    asked = Date.now();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}
