// The configurations of `scripts/deploy`, run as they are but for addresses, paths and the certificate.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@biuro/testing/free-port.ts';
import { until } from '@biuro/testing/until.ts';
import { root } from '../library/process.ts';

export interface ReverseProxy {
  address: string;
  stop(): Promise<void>;
}

type Start = (folder: string, port: number, backends: number[]) => Promise<string[]>;

const DEPLOY = join(root, 'scripts/deploy');
const DIST = join(root, 'apps/web/dist');
/** Where Debian puts nginx' module. */
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Path of a program, also where an ordinary user's PATH does not lead. */
export function programOf(name: string): string | undefined {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return places.map((place) => join(place, name)).find((path) => existsSync(path));
}

const nginx: Start = async (folder, port, backends) => {
  const text = withBackends(await readFile(join(DEPLOY, 'nginx.conf'), 'utf8'), backends)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('/opt/biuro/apps/web/dist', DIST);
  // Where the module is not installed, files go out as gzip.
  const site = existsSync(BROTLI) ? text : text.replace(/^ *brotli_static.*\n/m, '');
  await writeFile(join(folder, 'biuro-headers.conf'), await readFile(join(DEPLOY, 'biuro-headers.conf')));
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = [
    existsSync(BROTLI) ? `load_module ${BROTLI};` : '',
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    // A worker of root's nginx may not be able to read a checkout under a closed home.
    process.getuid?.() === 0 ? 'user root;' : '',
    'events { worker_connections 512; }',
    `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  ];
  await writeFile(join(folder, 'main.conf'), main.join('\n'));
  return ['-p', folder, '-c', join(folder, 'main.conf')];
};

const caddy: Start = async (folder, port, backends) => {
  const text = withBackends(await readFile(join(DEPLOY, 'Caddyfile'), 'utf8'), backends)
    .replace('portal.office.example {', `http://127.0.0.1:${port} {`)
    .replace('/opt/biuro/apps/web/dist', DIST);
  await writeFile(join(folder, 'biuro-headers.caddy'), await readFile(join(DEPLOY, 'biuro-headers.caddy')));
  await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
};

const SERVERS = { nginx, caddy };
export type ProxyName = keyof typeof SERVERS;
export const PROXIES = Object.keys(SERVERS) as ProxyName[]; // its keys are these

/** Starts nginx or Caddy in front of processes on these ports; its program must be there. */
export async function startReverseProxy(name: ProxyName, backends: number[]): Promise<ReverseProxy> {
  const program = programOf(name);
  if (!program) throw new Error(`${name} is not installed`);
  const folder = await mkdtemp(join(tmpdir(), `biuro-${name}-`));
  const port = await freePort();
  const args = await SERVERS[name](folder, port, backends);
  const child = spawn(program, args, {
    env: { HOME: folder, PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/favicon.svg`, child, () => said);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

function withBackends(text: string, [first, second]: number[]): string {
  return text.replaceAll('127.0.0.1:8081', `127.0.0.1:${first}`).replaceAll('127.0.0.1:8082', `127.0.0.1:${second}`);
}

async function answers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const ask = async () => {
    if (child.exitCode !== null) throw new Error(`It ended: ${said()}`);
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    return isThere || undefined;
  };
  const lack = () => {
    child.kill('SIGKILL');
    return `It does not answer: ${said()}`;
  };
  await until(ask, lack, { every: 30 });
}
