import { type ChildProcess, spawn } from 'node:child_process';
import { createDataDir, removeDataDir } from './data-dir.ts';
import { freePort } from './free-port.ts';
import { PROGRAMS, root } from './root.ts';
import { until } from './until.ts';

export interface RunningServer {
  address: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that it has printed to stdout and stderr. */
  said(): string;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/** Starts a real server with the demo office on a free port and a new data directory, unless `PORT` and `DATA_DIR` name others, and waits until it is ready. */
export async function startServerProcess(
  variables: Record<string, string> = {},
  command = ['--max-semi-space-size=2', PROGRAMS.server],
): Promise<RunningServer> {
  const port = Number(variables.PORT ?? (await freePort()));
  const dataDir = variables.DATA_DIR ?? (await createDataDir());
  const env = {
    ...process.env,
    BIURO_MODE: 'demo',
    BIURO_RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    TENANT: 'demo',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...variables,
  };
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const address = `http://127.0.0.1:${port}`;
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!variables.DATA_DIR) await removeDataDir(dataDir);
  };
  try {
    await untilReady(address, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, dataDir, process: child, said: () => said, ended, stop };
}

async function untilReady(address: string, child: ChildProcess, said: () => string): Promise<void> {
  const ask = async () => {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`);
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    return isReady || undefined;
  };
  const lack = () => {
    child.kill('SIGKILL');
    return `The server did not answer within three minutes: ${said()}`;
  };
  await until(ask, lack, { timeout: 180_000, every: 20 });
}
