import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createDataDir, removeDataDir } from './data-dir.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

export interface RunningServer {
  address: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that it has printed. */
  said(): string;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/** A real server process with the demo office, on a free port and a data directory of its own unless `PORT` and `DATA_DIR` name others. */
export async function startServerProcess(
  variables: Record<string, string> = {},
  command = ['--max-semi-space-size=2', 'apps/api/src/main.ts'],
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
  await answers(`${address}/readyz`, child, () => said);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!variables.DATA_DIR) await removeDataDir(dataDir);
  };
  return { address, dataDir, process: child, said: () => said, ended, stop };
}

async function answers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`);
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer within three minutes: ${said()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
