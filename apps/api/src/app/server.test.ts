import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { removeDataDir } from '@biuro/testing/data-dir.ts';
import { createDemoDataDir } from '@biuro/testing/demo-data.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostmasterOf } from '#platform/postgres/postmaster.ts';
import { demoNips } from '../demo/office/names.ts';

const MAIN = new URL('../main.ts', import.meta.url).pathname;

/** Runs the server until it ends by itself. */
function runToEnd(variables: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [MAIN], {
      cwd: new URL('../../../../', import.meta.url).pathname,
      env: { PATH, NODE_COMPILE_CACHE, ...variables },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}

const SECRET_KEY = randomBytes(32).toString('base64');

describe('a start that cannot succeed says why in one sentence', () => {
  test.each([
    [{ BIURO_MODE: 'demo', PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".'],
    [
      { BIURO_MODE: 'demo', DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { BIURO_MODE: 'demo', TENANT: 'nobody' },
      expect.stringMatching(/^TENANT names "nobody", but .*nobody\.json does not exist\.$/),
    ],
    [{}, 'SECRET_KEY must be set to a secret of at least 32 characters (or SECRET_KEY_FILE to a file that holds one).'],
    [
      { SECRET_KEY: 'a'.repeat(36) },
      'SECRET_KEY can be guessed: it has about 0 of the 128 bits that it needs; set it to what "openssl rand -base64 48" prints, and a key that is in use to SECRET_KEY_PREVIOUS.',
    ],
    [{ SECRET_KEY, BIURO_OUTBOX: '/outbox' }, 'BIURO_OUTBOX works only with BIURO_MODE=demo.'],
    [
      { BIURO_MODE: 'demo', TRUST_PROXY: 'foo' },
      'TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8, not "foo".',
    ],
    [{ BIURO_MODE: 'demo', BIURO_RATE_LIMITS: 'of' }, 'BIURO_RATE_LIMITS must be one of on, off, not "of".'],
    [
      { BIURO_MODE: 'demo', PORT: '0', DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      'DATABASE_URL: the database does not answer (connect ECONNREFUSED 127.0.0.1:1).',
    ],
    [
      { SECRET_KEY, SMTP_URL: 'smtp://127.0.0.1' },
      'MAIL_FROM must be set to the address that mail comes from, for example "Biuro <biuro@office.pl>".',
    ],
    [
      { BIURO_MODE: 'demo', HOST: '0.0.0.0' },
      'HOST=0.0.0.0 opens the demo, with its known passwords and codes, to the network: leave HOST out, or set BIURO_DEMO_EXPOSED=yes.',
    ],
    [{ BIURO_DEMO_EXPOSED: 'yes' }, 'BIURO_DEMO_EXPOSED works only with BIURO_MODE=demo.'],
    [{ BIURO_MODE: 'test' }, 'BIURO_MODE must be one of demo, production, not "test".'],
  ])('%j', async (variables, sentence) => {
    expect(await runToEnd(variables as Record<string, string>)).toEqual({ code: 1, said: sentence });
  });

  test('another program on the port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, said } = await runToEnd({ BIURO_MODE: 'demo', PORT: String(port) });
    other.close();
    expect({ code, said }).toEqual({
      code: 1,
      said: `The server cannot listen on 127.0.0.1:${port}: another program uses it; set PORT to a free one.`,
    });
  });
});

test('a demo that is open to the network says so at its start and to every page', { timeout: 120_000 }, async () => {
  const dataDir = await createDemoDataDir();
  const server = await startServerProcess({ DATA_DIR: dataDir, HOST: '0.0.0.0', BIURO_DEMO_EXPOSED: 'yes' });
  try {
    expect(server.said()).toContain('THIS DEMO IS OPEN TO THE NETWORK');
    const config = await fetch(`${server.address}/api/config`, { headers: { 'X-API-Key': 'biuro-cli' } });
    expect(await config.json()).toMatchObject({ mode: 'demo', demo_exposed: true });
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
});

describe('a server that loses its ground', { timeout: 120_000 }, () => {
  let dataDir: string;
  let server: RunningServer;
  let headers: Record<string, string>;

  beforeAll(async () => {
    dataDir = await createDemoDataDir();
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(dataDir);
  });

  async function start(): Promise<void> {
    server = await startServerProcess({ DATA_DIR: dataDir });
    headers = await signIn();
  }
  async function signIn(): Promise<Record<string, string>> {
    const { access_token } = await demoLogin(server.address, 'admin@demo.example');
    return { 'X-API-Key': 'biuro-cli', Authorization: `Bearer ${access_token}` };
  }
  const listed = async (search: string) => {
    const answer = await fetch(`${server.address}/api/companies?limit=100&search=${search}`, { headers });
    const { data } = (await answer.json()) as { data: { vat_number: string }[] };
    return data.map((company) => company.vat_number);
  };

  test('kill -9 during writes loses nothing that was answered, and doubles nothing', async () => {
    const acknowledged: string[] = [];
    const nips = demoNips();
    for (let taken = 0; taken < 40; taken++) nips.next();
    for (let round = 1; round <= 3; round++) {
      let killed = false;
      const writer = async () => {
        while (!killed) {
          const vat_number = nips.next().value;
          const answer = await post({ name: `Przerwa${round}x`, company_type: 'zoo', vat_number });
          if (answer === 201) acknowledged.push(vat_number);
        }
      };
      const writers = Array.from({ length: 8 }, writer);
      const enough = acknowledged.length + 30;
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      server.process.kill('SIGKILL');
      killed = true;
      await Promise.all(writers);
      await start();
    }
    const stored = (await Promise.all([1, 2, 3].map((round) => listed(`przerwa${round}x`)))).flat();
    expect(acknowledged.length).toBeGreaterThanOrEqual(90);
    expect(acknowledged.filter((vat_number) => !stored.includes(vat_number))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
  });

  test('a database that dies gives 503 and comes back without a restart', async () => {
    const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    const statuses = new Set<number>();
    let away: Response | undefined;
    for (const end = Date.now() + 15_000; Date.now() < end; ) {
      const answer = await fetch(`${server.address}/api/companies`, { headers });
      statuses.add(answer.status);
      if (answer.status === 503) away ??= answer;
      if (answer.status === 200 && away) break;
    }
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 503]);
    expect(away?.headers.get('retry-after')).toBe('2');
    expect(server.process.exitCode).toBeNull();
  });

  test('SIGTERM lets open requests end and leaves no process behind', async () => {
    const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    expect(await isPostmasterOf(pid, join(dataDir, 'postgres'))).toBe(true);
    const open = Array.from({ length: 20 }, () =>
      fetch(`${server.address}/api/companies?limit=100`, { headers }).then((answer) => answer.status),
    );
    await Promise.race(open);
    // As a terminal does it: once to the group, once more by the parent.
    server.process.kill('SIGINT');
    server.process.kill('SIGTERM');
    expect(new Set(await Promise.all(open))).toEqual(new Set([200]));
    expect(await server.ended).toBe(0);
    // Not by a signal: that one still reaches a process that has ended and was not collected yet.
    expect(await isPostmasterOf(pid, join(dataDir, 'postgres'))).toBe(false);
    await start();
  });

  /** The status, or 0 when the connection broke. */
  function post(company: object): Promise<number> {
    return fetch(`${server.address}/api/companies`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(company),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
  }
});
