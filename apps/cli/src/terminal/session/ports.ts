import { join } from 'node:path';
import type { Ports } from '@biuro/core';
import { traceLineOf } from '@biuro/core/lib/inspection.ts';
import type { Clock } from '@biuro/core/lib/ports.ts';
import type { Words } from '#terminal/output/words.ts';
import type { Settings } from '#terminal/settings/settings.ts';
import { createFileLock } from './file-lock.ts';
import { createHttpFetch } from './http.ts';
import { retryBusy } from './retry-busy.ts';
import { createSessionFile } from './session-file.ts';
import { createMemoryStorage } from './token-session.ts';
import { version } from './version.ts';
import { installWebPlatform } from './web-platform.ts';

/** The process, as far as the program uses it. */
export type Terminal = Pick<NodeJS.Process, 'argv' | 'env' | 'cwd' | 'stdin' | 'stdout' | 'stderr'>;

/** What the ports are created with. */
export interface PortContext {
  settings: Settings;
  text: Words;
  terminal: Terminal;
  /** Aborts when the person stops the program. */
  signal: AbortSignal;
  /** Whether every transition is written to stderr (`--trace`). */
  trace: boolean;
}

/** The ports of core, implemented with Node. */
export function createNodePorts(context: PortContext): Ports {
  const { settings, text, terminal, signal, trace } = context;
  const { host, apiKey, locale, timeout } = settings;
  const path = join(settings.directory, settings.profile);
  const clock: Ports['clock'] = {
    now: Date.now,
    setTimeout,
    clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout), // It came from the line above
  };
  const once = createHttpFetch({ timeout, signal, text, userAgent: `biuro-cli/${version} (${process.platform})` });
  const fetch = retryBusy(once, signal);
  installWebPlatform();
  return {
    // Core makes requests with the classes of `installWebPlatform`
    fetch: fetch as unknown as Ports['fetch'],
    storage: settings.token === null ? createSessionFile(`${path}.json`, host) : createMemoryStorage(),
    clock,
    exclusive: createFileLock(path),
    go: () => {},
    setTitle: () => {},
    settings: { host, apiKey, locale },
    ...(trace && { inspect: createTrace((line) => terminal.stderr.write(`${line}\n`), clock) }),
  };
}

/** Writes a line for each transition of each chart: when, which chart, which event, which state. */
function createTrace(write: (line: string) => void, clock: Pick<Clock, 'now'>): NonNullable<Ports['inspect']> {
  return (inspected) => {
    const line = traceLineOf(inspected, clock.now());
    if (!line) return;
    const { context: _, ...told } = line;
    write(JSON.stringify(told));
  };
}
