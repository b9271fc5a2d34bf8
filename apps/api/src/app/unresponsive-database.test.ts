import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { removeDataDir } from '@biuro/testing/data-dir.ts';
import { createDemoDataDir } from '@biuro/testing/demo-data.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let dataDir: string;
let server: RunningServer;
let headers: Record<string, string>;

beforeAll(async () => {
  dataDir = await createDemoDataDir();
  server = await startServerProcess({ DATA_DIR: dataDir });
  const { access_token } = await demoLogin(server.address, 'admin@demo.example');
  headers = { 'X-API-Key': 'biuro-cli', Authorization: `Bearer ${access_token}` };
}, 120_000);
afterAll(async () => {
  signalDatabase('SIGCONT');
  await server.stop();
  await removeDataDir(dataDir);
});

/** To the postmaster and each of its processes, which have groups of their own. */
function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const parentOf = (pid: string) => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children.map(Number)]) process.kill(pid, signal);
}

/** Connections that nobody accepts, until its queue takes no more. */
async function fillQueue(): Promise<Socket[]> {
  const waiting: Socket[] = [];
  for (let outcome = ''; outcome !== 'EAGAIN'; ) {
    const socket = connect(join(dataDir, 'postgres/.s.PGSQL.5432'));
    waiting.push(socket);
    outcome = await once(socket, 'connect').then(
      () => 'queued',
      ({ code }: NodeJS.ErrnoException) => code ?? '',
    );
  }
  return waiting;
}

async function ask(path: string) {
  const begun = performance.now();
  const answer = await fetch(server.address + path, { headers });
  await answer.arrayBuffer();
  return { status: answer.status, again: answer.headers.get('retry-after'), took: performance.now() - begun };
}

// The processes of the database are found in /proc, which Linux alone has.
const onLinux = test.skipIf(process.platform !== 'linux');

onLinux(
  'a database that does not respond gives 503 in time, health at once, and is served again as soon as it goes on',
  { timeout: 60_000 },
  async () => {
    // Idle connections in both pools, which will be found dead.
    await Promise.all(Array.from({ length: 20 }, () => ask('/api/companies')));
    signalDatabase('SIGSTOP');
    const asked = Array.from({ length: 20 }, (_, index) => ask(`/api/companies?search=${index}`));
    const [ready, healthy] = await Promise.all([ask('/readyz'), ask('/healthz')]);
    expect([ready.status, ready.again, healthy.status]).toEqual([503, '2', 200]);
    expect(ready.took).toBeLessThan(3_500);
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status, again }) => `${status} after ${again}`))).toEqual(new Set(['503 after 2']));
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(10_000);
    // Whoever comes when that is known does not wait for the whole patience again.
    expect(await ask('/api/companies?search=later')).toMatchObject({ status: 503 });
    signalDatabase('SIGCONT');
    await vi.waitFor(async () => expect((await ask('/api/companies')).status).toBe(200), { timeout: 5_000 });
    expect(server.process.exitCode).toBeNull();
  },
);

onLinux('one whose queue for connections is full gives 503, too', { timeout: 60_000 }, async () => {
  signalDatabase('SIGSTOP');
  const waiting = await fillQueue();
  const askMany = () => Promise.all(Array.from({ length: 20 }, (_, index) => ask(`/api/companies?search=${index}`)));
  // The first find the connections of the pools dead, and the next need new ones.
  const answers = [...(await askMany()), ...(await askMany()), await ask('/readyz')];
  expect(new Set(answers.map(({ status, again }) => `${status} after ${again}`))).toEqual(new Set(['503 after 2']));
  for (const socket of waiting) socket.destroy();
  signalDatabase('SIGCONT');
  await vi.waitFor(async () => expect((await ask('/api/companies')).status).toBe(200), { timeout: 10_000 });
});
