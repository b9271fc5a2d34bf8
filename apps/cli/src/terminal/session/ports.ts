import { join } from 'node:path';
import type { Ports } from '@biuro/core';
import { createExclusive } from './file-lock.ts';
import { createHttpFetch } from './http.ts';
import type { PortalContext } from './portal.ts';
import { createSessionFile } from './session-file.ts';
import { createMemory } from './token-session.ts';
import { createTrace } from './trace.ts';
import { version } from './version.ts';
import { installWebPlatform } from './web-platform.ts';

/** What core needs, made of Node. */
export function createNodePorts(context: PortalContext): Ports {
  const { settings, text, terminal, signal, trace } = context;
  const { host, apiKey, locale, timeout } = settings;
  const path = join(settings.directory, settings.profile);
  const clock: Ports['clock'] = {
    now: Date.now,
    setTimeout,
    clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout), // It came from the line above
  };
  const fetch = createHttpFetch({ timeout, signal, text, userAgent: `biuro-cli/${version} (${process.platform})` });
  installWebPlatform();
  return {
    // Core makes requests with the classes installed here
    fetch: fetch as unknown as Ports['fetch'],
    storage: settings.token === null ? createSessionFile(`${path}.json`, host) : createMemory(),
    clock,
    exclusive: createExclusive(path),
    go: () => {},
    setTitle: () => {},
    settings: { host, apiKey, locale },
    ...(trace && { inspect: createTrace((line) => terminal.stderr.write(`${line}\n`), clock) }),
  };
}
