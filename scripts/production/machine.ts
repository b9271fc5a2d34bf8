// A machine as docs/operations.md has it, below a folder: its own /etc/biuro, /var/lib/biuro and PostgreSQL, with stand-ins for the
// programs that would reach beyond it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import type { Socket } from '@biuro/testing/database-address.ts';
import { freePort } from '@biuro/testing/free-port.ts';
import { createOfficePool } from '@biuro/testing/office-pool.ts';
import { type RunningPostgres, startPostgresProcess } from '@biuro/testing/postgres-process.ts';
import { root, run as runProgram } from '../library/process.ts';
import { startMailServer } from './mail-server.ts';
import { type Manual, readManual } from './manual.ts';

export type Kind = 'external' | 'bundled';

export interface Machine {
  manual: Manual;
  /** Where the database of the portal answers, once it runs. */
  database(): Promise<Socket>;
  /** The file of this machine that the manual names. */
  path(named: string): string;
  /** Runs commands of the manual; throws with what they print when one of them fails. Resolves with what they print. */
  run(commands: string): Promise<string>;
  /** Where the process answers that the manual names by its port. */
  addressOf(port: number): string;
  stop(): Promise<void>;
}

/** Ports of the manual. */
const PORTS = [8080, 8081, 8082];
/** Everything belongs to the account that runs the test; where that is root, PostgreSQL is another one, which passes through. */
const OWNER_AND_MODE = /-o \w+ -g biuro -m \d+/g;

/** The unprivileged account that the manual calls biuro is the one that runs the test; postgres is a role of this machine's cluster. */
const SUDO = `#!/bin/sh
user=$2
shift 2
[ "$user" = biuro ] || export PGHOST="$CLUSTER" PGUSER="$user" PGDATABASE=postgres
exec "$@"
`;

/** A unit is a process whose id is in a file. */
const SYSTEMCTL = `#!/bin/sh
command=$1
shift
case $command in
  stop)
    for unit in $UNITS/$1.pid; do
      [ -e "$unit" ] || continue
      pid=$(cat "$unit")
      kill -s TERM "$pid"
      while kill -s 0 "$pid" 2>/dev/null; do sleep 0.05; done
      rm "$unit"
    done ;;
  start)
    for unit; do
      (
        set -a
        . "$ETC/env"
        cd "$PROGRAM"
        PORT=\${unit#biuro@} NODE_ENV=production exec node apps/api/src/main.ts >"$UNITS/$unit.log" 2>&1
      ) &
      echo $! >"$UNITS/$unit.pid"
    done ;;
esac
`;

export async function startMachine(kind: Kind): Promise<Machine> {
  const manual = await readManual();
  const folder = await createDataDir();
  const mail = await startMailServer();
  const cluster = kind === 'external' ? await startCluster(join(folder, 'cluster')) : undefined;
  const socket = cluster?.connection.host ?? '';
  const ports = new Map(await Promise.all(PORTS.map(async (port) => [port, await freePort()] as const)));

  /** The same text about this machine. */
  const here = (text: string) =>
    text
      .replaceAll('/opt/biuro', root)
      .replaceAll('/var/run/postgresql', socket)
      .replaceAll(/\/(etc|var\/lib|var\/backups)\/biuro/g, `${folder}$&`)
      .replaceAll(/biuro@(\d+)/g, (_, port) => `biuro@${ports.get(Number(port))}`)
      .replaceAll(OWNER_AND_MODE, '-m 711');

  const bin = await writeStandIns(folder);
  const units = join(folder, 'units');
  await mkdir(units);
  const env = {
    PATH: [bin, dirname(process.execPath), process.env.PATH].join(':'),
    HOME: folder,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    CLUSTER: socket,
    UNITS: units,
    ETC: here('/etc/biuro'),
    PROGRAM: root,
  };
  async function run(commands: string): Promise<string> {
    const script = `${here(manual.biuroAdmin)}\n${here(commands)}`;
    const { code, output } = await runProgram('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
      env,
      show: 'collect',
    });
    if (code !== 0) throw new Error(`${commands} ended with ${code}: ${output}`);
    return output;
  }
  async function stop(): Promise<void> {
    await run(`systemctl stop 'biuro@*'`);
    await cluster?.stop();
    mail.stop();
    await removeDataDir(folder);
  }

  await mkdir(here('/var/lib'), { recursive: true });
  await run(manual.folders);
  await run(manual.secrets);
  await writeFile(here('/etc/biuro/env'), here(environmentOf(manual.environment, kind, mail.url)));
  if (cluster) await run(manual.database);
  return {
    manual,
    database: async () => {
      const host = cluster ? socket : await socketOf(here('/var/lib/biuro/data/postgres'));
      return { host, port: 5432, user: 'biuro', database: 'biuro' };
    },
    path: here,
    run,
    addressOf: (port) => `http://127.0.0.1:${ports.get(port)}`,
    stop,
  };
}

/** As on Debian: with the superuser postgres, and nothing of the portal yet. */
async function startCluster(dataDir: string): Promise<RunningPostgres> {
  await mkdir(dataDir, { mode: 0o711 });
  const cluster = await startPostgresProcess({ dataDir });
  const ask = async (user: string, ...texts: string[]) => {
    const pool = createOfficePool({ ...cluster.connection, user, database: 'postgres' }, 'none', 1);
    for (const text of texts) await pool.query(text);
    await pool.end();
  };
  await ask('biuro', 'CREATE ROLE postgres SUPERUSER LOGIN');
  await ask('postgres', 'DROP DATABASE biuro', 'ALTER ROLE biuro RENAME TO debian');
  return cluster;
}

/** Without a way out of this machine. */
function environmentOf(text: string, kind: Kind, mailUrl: string): string {
  const lines = text
    .replace(/^SMTP_URL=.*$/m, `SMTP_URL=${mailUrl}`)
    .split('\n')
    .filter((line) => kind === 'external' || !line.startsWith('DATABASE_URL='));
  return [...lines, 'REGISTERS=off', ''].join('\n');
}

async function writeStandIns(folder: string): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  for (const [name, text] of Object.entries({ sudo: SUDO, systemctl: SYSTEMCTL }))
    await writeFile(join(bin, name), text, { mode: 0o755 });
  return bin;
}

/** As PostgreSQL has written it down. */
async function socketOf(cluster: string): Promise<string> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  return lines[4] ?? '';
}
