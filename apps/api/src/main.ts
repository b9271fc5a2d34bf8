import { onTextError } from '@biuro/core/i18n/text.ts';
import { readEnvironment } from '#platform/process/environment.ts';
import { stopOnFault } from '#platform/process/uncaught-exception.ts';
import { explain } from './app/doctor/explain.ts';
import type { Server } from './app/server.ts';

/**
 * Milliseconds. A terminal signals the whole process group and parents forward the signal: repetitions within this time
 * are one signal, not impatience.
 */
const ONE_WISH = 2_000;

try {
  const environment = readEnvironment(process.env, process.cwd());
  // Mistakes in the environment are reported before the server is even loaded.
  const { startServer } = await import('./app/server.ts');
  const server = await startServer(environment);
  if (environment.mode === 'production')
    onTextError((error) => server.log.error(error, 'a sentence could not be formatted'));
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
