import { join } from 'node:path';
import type { Ports } from '@biuro/core';
import manifest from '../../package.json' with { type: 'json' };
import type { PortalContext } from './portal.ts';
import { createExclusive } from './exclusive.ts';
import { createHttpFetch } from './http.ts';
import { createSessionFile } from './session-file.ts';
import { createMemory } from './token-session.ts';
import { createTrace } from './trace.ts';

export type NodePorts = Ports & { fetch(request: Request): Promise<Response> };

/** What core needs, made of Node. */
export function createNodePorts(context: PortalContext): NodePorts {
  const { settings, text, terminal, signal, trace } = context;
  const { host, apiKey, locale, timeout } = settings;
  const path = join(settings.directory, settings.profile);
  const clock = { now: Date.now, setTimeout, clearTimeout: (handle: unknown) => clearTimeout(handle as NodeJS.Timeout) }; // the handle is ours
  return {
    fetch: createHttpFetch({ timeout, signal, text, userAgent: `biuro-cli/${manifest.version} (${process.platform})` }),
    storage: settings.token === null ? createSessionFile(`${path}.json`, host) : createMemory(),
    clock,
    exclusive: createExclusive(path),
    go: () => {},
    setTitle: () => {},
    settings: { host, apiKey, locale },
    ...(trace && { inspect: createTrace((line) => terminal.stderr.write(`${line}\n`), clock) }),
  };
}
