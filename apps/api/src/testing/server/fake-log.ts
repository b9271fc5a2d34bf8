import type { Log } from '#platform/process/worker.ts';

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  text: string;
  about: unknown;
}

/** Collects log lines. */
export function createFakeLog(): Log & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write =
    (level: LogLine['level']) =>
    (...args: unknown[]) => {
      const [text, about] = args.toReversed();
      lines.push({ level, text: String(text), about });
    };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
