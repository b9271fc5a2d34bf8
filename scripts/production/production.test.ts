// Production as docs/operations.md describes it: static web servers in front of two processes on one external PostgreSQL.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../library/process.ts';
import { startLoad, WRITERS } from './load.ts';
import { BROTLI, PROXIES, type ProxyName, programOf } from './reverse-proxy.ts';
import { type Production, startProduction, TRUSTED_MS } from './tenant.ts';

const analyze = programOf('systemd-analyze');
const missing = PROXIES.filter((name) => !programOf(name));
if (missing.length > 0)
  console.warn(
    `Not run, because it is not installed: ${missing.join(', ')} in front of the server. .ci/run installs it.`,
  );

/** What a device needs to install the portal. */
const INSTALLED = ['/sw.js', '/brand/manifest.webmanifest', '/brand/icon-192.png', '/brand/apple-touch-icon.png'];

const EMAIL = 'anna@nowak.example';
const PASSWORD = 'zielony rower pod mostem';

let production: Production;
beforeAll(async () => {
  production = await startProduction(
    EMAIL,
    PROXIES.filter((name) => !missing.includes(name)),
  );
}, 120_000);
afterAll(() => production.stop());

test.skipIf(!process.env.BIURO_REQUIRE_ALL)('nothing is missing where everything must be tested', () => {
  expect([missing, analyze]).toEqual([[], expect.any(String)]);
});

describe('the web servers in front', () => {
  describe.each(PROXIES)('%s', (name) => {
    const here = test.skipIf(missing.includes(name));
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${production.proxies.get(name)?.address}${path}`, {
        headers: { 'Accept-Encoding': 'br, gzip', ...headers },
      });
    const direct = (path: string) => fetch(`${production.processes[0]?.address}${path}`);

    here('sends screens and files with the same security headers as the server itself', async () => {
      const [asset = ''] = (await readdir(join(root, 'apps/web/dist/assets'))).filter((file) => file.endsWith('.js'));
      for (const path of ['/', '/dashboard/companies', `/assets/${asset}`, '/favicon.svg', ...INSTALLED]) {
        const [one, other] = [await get(path), await direct(path)];
        expect([path, one.status, securityOf(one)]).toEqual([path, other.status, securityOf(other)]);
        expect([path, one.headers.get('cache-control')]).toEqual([path, other.headers.get('cache-control')]);
        expect(kindOf(one)).toBe(kindOf(other));
        expect(await one.text()).toBe(await other.text());
      }
      expect(securityOf(await get('/')).length).toBe(7);
    });

    here('sends what was compressed ahead', async () => {
      const packed = name === 'nginx' && !existsSync(BROTLI) ? 'gzip' : 'br';
      for (const path of ['/', '/login', '/favicon.svg'])
        expect((await get(path)).headers.get('content-encoding')).toBe(packed);
      expect((await get('/', { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
      expect((await get('/', { 'Accept-Encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
    });

    here('says 404 for a file that is not there, and tells strangers no figures', async () => {
      for (const path of ['/assets/none.js', '/none.php', '/metrics', '/.git/config.txt'])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    });

    here('passes calls through, and their headers back', async () => {
      const key = { headers: { 'X-API-Key': apiKey() } };
      const [one, other] = [
        await get('/api/config', key.headers),
        await fetch(`${production.processes[0]?.address}/api/config`, key),
      ];
      expect([one.status, securityOf(one)]).toEqual([200, securityOf(other)]);
      expect(one.headers.get('cache-control')).toBe(other.headers.get('cache-control'));
      expect(await one.json()).toEqual(await other.json());
      for (const path of ['/readyz', '/healthz', '/openapi.json', '/docs'])
        expect([path, (await get(path)).status]).toEqual([path, 200]);
    });
  });
});

const SECURITY =
  /^(content-security-policy|strict-transport-security|x-content-type-options|referrer-policy|cross-origin-.*|permissions-policy)$/;
const securityOf = (response: Response) =>
  [...response.headers]
    .filter(([name]) => SECURITY.test(name))
    .map((header) => header.join(': '))
    .toSorted();
/** A script has two names. */
const kindOf = (response: Response) =>
  response.headers.get('content-type')?.split(';')[0]?.replace('application/javascript', 'text/javascript');
const apiKey = () => 'biuro-web';

/** Caddy does not send a change to the other process: of each writer, the one that finds a process gone is refused. */
const REFUSED: Record<ProxyName, number> = { nginx: 0, caddy: 2 * WRITERS };

/** The server hears one account 600 times a minute. */
const PAUSE_MS = 300;

describe('two processes on one database', () => {
  const proxy = () => (production.proxies.get('nginx') ?? production.proxies.get('caddy'))?.address ?? '';
  const call = (method: string, path: string, bearer: string, body?: unknown, more = {}, address = proxy()) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: {
        'X-API-Key': apiKey(),
        ...(bearer && { Authorization: bearer }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  let admin = '';
  beforeAll(async () => {
    if (missing.length < PROXIES.length) admin = await signIn();
  });

  /** Where the caller says to be; the web server knows better. */
  const INVENTED = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Host': 'other.example' };

  /** The first administrator takes up the link, chooses a password and signs in with the code that waits for her. */
  async function signIn(): Promise<string> {
    expect(production.link).toMatch(/^https:\/\/portal\.nowak\.example\/register\/[A-Za-z0-9]{43}$/);
    const token = production.link.split('/').at(-1) ?? '';
    const { data } = (await (await call('GET', `/users/invitations/${token}`, '')).json()) as { data: { id: string } };
    const person = { token, first_name: 'Anna', last_name: 'Nowak', password: PASSWORD };
    expect((await call('POST', `/users/${data.id}`, '', person)).status).toBe(204);
    expect((await call('POST', `/users/${data.id}`, '', person)).status).toBe(410);
    const check = await call('POST', '/users/check', '', { email: EMAIL, password: PASSWORD });
    const { challenge } = ((await check.json()) as { data: { challenge: string } }).data;
    const own = { 'X-Login-Challenge': challenge, ...INVENTED };
    const { rows } = await production.pool.query<{ code: string }>(
      'SELECT code FROM outbox WHERE code IS NOT NULL ORDER BY created_at DESC',
    );
    expect((await call('POST', '/users/verify', '', { email: EMAIL, code: rows[0]?.code }, own)).status).toBe(200);
    const basic = `Basic ${Buffer.from(`${EMAIL}:${PASSWORD}`).toString('base64')}`;
    const { refresh_token } = (await (await call('POST', '/auth', basic, undefined, own)).json()) as {
      refresh_token: string;
    };
    const sessions = await production.pool.query<{ ip: string }>('SELECT ip FROM sessions');
    expect(sessions.rows.map(({ ip }) => ip.replace('::ffff:', ''))).toEqual(['127.0.0.1']);
    const tokens = await (await call('POST', '/auth/access', `Bearer ${refresh_token}`)).json();
    return `Bearer ${(tokens as { access_token: string }).access_token}`;
  }

  /** People behind each web server at the same time. */
  const startLoads = (pause?: number) =>
    [...production.proxies].map(([name, { address }]) => ({
      name,
      people: startLoad((method, path, body, more) => call(method, path, admin, body, more, address), pause),
    }));
  type Loads = ReturnType<typeof startLoads>;
  const goOn = (all: Loads) => Promise.all(all.map(({ people }) => people.goesOn()));
  const companies = async () =>
    (await production.pool.query<{ count: number }>('SELECT count(*)::int FROM companies')).rows[0]?.count ?? 0;

  /** What was not read, and which changes were refused: each of them is made when it is sent again, and none is made twice. */
  async function leave(all: Loads, before: number) {
    const left = await Promise.all(all.map(async ({ name, people }) => ({ name, ...(await people.leaves()) })));
    const refused = left.map(({ name, writes }) => ({ name, writes: writes.filter(({ status }) => status !== 201) }));
    const again = refused.flatMap(({ writes }) => writes.map((write) => write.again));
    expect(again).toEqual(again.map(() => 201));
    expect(await companies()).toBe(before + left.reduce((sum, { writes }) => sum + writes.length, 0));
    return { unread: left.flatMap(({ reads }) => reads.filter((status) => status !== 200)), refused };
  }

  test('one killed under load costs no more than the changes that were open in it', async () => {
    const before = await companies();
    const all = startLoads();
    await goOn(all);
    production.processes[0]?.process.kill('SIGKILL');
    await goOn(all);
    const { unread, refused } = await leave(all, before);
    await production.restart(0);

    expect(unread).toEqual([]);
    for (const { name, writes } of refused)
      expect(writes.length, `${name}: ${JSON.stringify(writes)}`).toBeLessThanOrEqual(WRITERS);
  });

  test('both restarted one after the other under load are not noticed by readers', async () => {
    const before = await companies();
    const all = startLoads(PAUSE_MS);
    await goOn(all);
    for (const index of [0, 1]) await production.restart(index);
    await goOn(all);
    const { unread, refused } = await leave(all, before);

    expect(unread).toEqual([]);
    for (const { name, writes } of refused)
      expect(writes.length, `${name}: ${JSON.stringify(writes)}`).toBeLessThanOrEqual(REFUSED[name]);
  });

  test('the manual goes on to the next when the web servers trust the one before again', async () => {
    const [manual, nginx, caddy] = await Promise.all(
      ['docs/operations.md', 'scripts/deploy/nginx.conf', 'scripts/deploy/Caddyfile'].map((path) =>
        readFile(join(root, path), 'utf8'),
      ),
    );
    const secondsIn = (text = '', pattern: RegExp) => [...text.matchAll(pattern)].map((found) => Number(found[1]));
    const remembered = [...secondsIn(nginx, /fail_timeout=(\d+)s/g), ...secondsIn(caddy, /fail_duration (\d+)s/g)];
    expect(remembered.length).toBeGreaterThanOrEqual(PROXIES.length);
    expect(secondsIn(manual, /readyz; do .*\n {2}sleep (\d+)\n/g)).toEqual([TRUSTED_MS / 1_000]);
    expect(TRUSTED_MS / 1_000).toBeGreaterThan(Math.max(...remembered));
  });

  test('share the work in the background: each message is sent once', async () => {
    await production.pool.query(
      `INSERT INTO outbox (id, channel, recipient, subject, text, dedupe_key)
       SELECT gen_random_uuid(), 'sms', '+48600100200', '', 'Tekst ' || n, 'test ' || n FROM generate_series(1, 120) n`,
    );
    const waiting = `SELECT FROM outbox WHERE channel = 'sms' AND sent_at IS NULL`;
    await expect.poll(async () => (await production.pool.query(waiting)).rowCount, { timeout: 15_000 }).toBe(0);
    expect(new Set(production.received).size).toBe(120);
    expect(production.received).toHaveLength(120);
  });
});

describe('the units of systemd', () => {
  test.skipIf(!analyze)('are what systemd understands, and leave the process little', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'biuro-units-'));
    const names = ['biuro@.service', 'biuro-backup.service', 'biuro-backup.timer'];
    for (const name of names) {
      const text = await readFile(join(root, 'scripts/deploy', name), 'utf8');
      await writeFile(
        join(folder, name),
        text.replaceAll('/usr/bin/node', process.execPath).replace(/^User=.*\nGroup=.*\n/m, ''),
      );
    }
    const verified = spawnSync(
      analyze ?? '',
      ['verify', '--man=no', ...names.map((name) => join(folder, name.replace('@', '@8081')))],
      {
        encoding: 'utf8',
      },
    );
    const ours = verified.stderr.split('\n').filter((line) => line.includes('biuro'));
    await rm(folder, { recursive: true });
    expect([verified.status, ours]).toEqual([0, []]);
  });
});
