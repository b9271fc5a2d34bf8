import { exitCodes, Interrupted } from '#terminal/errors.ts';
import { run } from './app/run.ts';

/** The whole program. The exit code is set here and nowhere else. */
export async function main(process: NodeJS.Process): Promise<void> {
  // People read times as the clock in Poland shows them, wherever the terminal stands.
  process.env.TZ = 'Europe/Warsaw';
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort(new Interrupted());
    process.once('SIGINT', () => process.exit(exitCodes.interrupted));
  });
  // The reader of the output may stop early: `biuro companies list | head -1`.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      process.exit(error.code === 'EPIPE' ? exitCodes.done : exitCodes.failed);
    });
  }
  process.exitCode = await run(process, stop.signal);
  // Without this, an open stdin would keep the process alive.
  if (stop.signal.aborted) process.exit();
}
