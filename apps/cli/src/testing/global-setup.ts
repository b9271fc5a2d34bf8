import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildCli } from '../../scripts/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real server with the demo data. */
    host: string;
  }
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Builds the program and starts one real server for the tests of this floor. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildCli();
  const directory = await mkdtemp(join(tmpdir(), 'biuro-cli-api-'));
  // A closed directory of root would send the database to a place that outlives the test.
  await chmod(directory, 0o711);
  const port = await freePort();
  const own = { BIURO_MODE: 'demo', BIURO_RATE_LIMITS: 'off', TENANT: 'demo', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...own, PORT: String(port), DATA_DIR: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const host = `http://127.0.0.1:${port}`;
  await ready(host, child, () => said);
  project.provide('host', host);
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(directory, { recursive: true, force: true });
  };
}

async function ready(host: string, child: ReturnType<typeof spawn>, said: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${host}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The server ended before it was ready: ${said()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
