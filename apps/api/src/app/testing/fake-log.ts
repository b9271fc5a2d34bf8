import type { Log } from '../outbox-worker.ts';

export type LogLine = [level: 'info' | 'warn' | 'error', about: unknown, text: unknown];

/** Keeps what was logged. */
export function createFakeLog(): Log & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write =
    (level: LogLine[0]) =>
    (...args: unknown[]) =>
      void lines.push([level, ...(args.length > 1 ? args : [{}, args[0]])] as LogLine); // one or two arguments
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
