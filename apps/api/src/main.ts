import { readEnvironment } from './app/environment.ts';
import { explain } from './app/explain.ts';
import { startServer } from './app/server.ts';

try {
  const server = await startServer(readEnvironment(process.env, process.cwd()));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A second signal does not wait for open requests.
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
