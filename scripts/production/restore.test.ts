// A restore as docs/operations.md describes it: its commands, word by word, on a machine on which nothing was installed but the portal.
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { createOfficePool } from '@biuro/testing/office-pool.ts';
import { startPostgresProcess } from '@biuro/testing/postgres-process.ts';
import { fillTwoCompanies, type TwoCompanies } from '@biuro/testing/two-companies.ts';
import { until } from '@biuro/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../library/process.ts';
import { type Kind, type Machine, startMachine } from './machine.ts';
import { programOf } from './reverse-proxy.ts';

const hasCommands = programOf('createdb') !== undefined;
if (!hasCommands)
  console.warn(
    'Not run, because createdb is not installed: a restore into an external PostgreSQL. .ci/run installs it.',
  );

const OFFICE = 'nowak';
const CLIENT = 'a@nowak.example';
/** The process that the manual starts first, by its port. */
const FIRST: Record<Kind, number> = { external: 8081, bundled: 8080 };

let source: Machine;
let backup: string;
let filled: TwoCompanies;
/** What the client sees before the disaster. */
let before: unknown;
beforeAll(async () => {
  source = await startMachine('bundled');
  await fill(source);
  await source.run(`systemctl start biuro@${FIRST.bundled}`);
  before = await seenByClient(source, 'bundled');
  await source.run(source.manual.backup);
  const folder = source.path('/var/backups/biuro');
  const [name = ''] = await readdir(folder);
  backup = join(folder, name);
}, 120_000);
afterAll(() => source.stop());

test.skipIf(!process.env.BIURO_REQUIRE_ALL)('nothing is missing where everything must be tested', () => {
  expect(hasCommands).toBe(true);
});

test.skipIf(!hasCommands)(
  'with an external PostgreSQL, a client sees the same rows and files after the restore',
  { timeout: 120_000 },
  () => restoreAndLook('external'),
);

test('with the bundled PostgreSQL, a client sees the same rows and files after the restore', { timeout: 120_000 }, () =>
  restoreAndLook('bundled'),
);

async function restoreAndLook(kind: Kind): Promise<void> {
  const machine = await startMachine(kind);
  try {
    for (const name of ['secret-key', 'backup-passphrase'])
      await copyFile(source.path(`/etc/biuro/${name}`), machine.path(`/etc/biuro/${name}`));
    const commands = machine.manual.restore[kind];
    const named = /biuro-admin restore (\S+)/.exec(commands)?.[1] ?? '';
    await copyFile(backup, machine.path(named));

    const said = await machine.run(commands);
    expect(said).toContain(`✓ Row-level security limits clients of ${OFFICE} to their own rows`);
    expect(said).toContain(`✓ The file store holds the 2 files of ${OFFICE}`);

    expect(await seenByClient(machine, kind)).toEqual(before);
  } finally {
    await machine.stop();
  }
}

/** The office of two companies, whose people have accounts of their own: production refuses those of the demo. */
async function fill(machine: Machine): Promise<void> {
  const file = await readFile(join(root, 'tenants/demo.json'), 'utf8');
  const tenant = JSON.stringify({ ...JSON.parse(file), hosts: ['*'] });
  await writeFile(machine.path(`/etc/biuro/tenants/${OFFICE}.json`), tenant);
  const secretKey = (await readFile(machine.path('/etc/biuro/secret-key'), 'utf8')).trim();
  const dataDir = machine.path('/var/lib/biuro/data');
  const { connection, stop } = await startPostgresProcess({ dataDir });
  filled = await fillTwoCompanies({ connection, office: OFFICE, secretKey, dataDir });
  const pool = createOfficePool(connection, OFFICE, 1);
  await pool.query(`UPDATE users SET email = replace(email, '@two.example', '@nowak.example')`);
  await pool.end();
  await stop();
}

const PATHS = ['companies/my', 'tasks/my', 'liabilities/my', 'declarations/my'];

/** A client signs in with the code that waits in the outbox. */
async function seenByClient(machine: Machine, kind: Kind): Promise<unknown> {
  const address = machine.addressOf(FIRST[kind]);
  const isReady = async () => ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok ? true : undefined);
  await until(isReady, () => `${address} is not ready`, { timeout: 60_000 });
  const pool = createOfficePool(await machine.database(), OFFICE, 1);
  const codeOf = async () => {
    const { rows } = await pool.query<{ code: string }>(
      'SELECT code FROM outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY created_at DESC',
      [CLIENT],
    );
    return rows[0]?.code ?? '';
  };
  const { access_token } = await demoLogin(address, CLIENT, PASSWORD, codeOf);
  await pool.end();
  const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${access_token}` };
  const read = async (path: string) => {
    const response = await fetch(`${address}/api/${path}`, { headers });
    const { data } = (await response.json()) as { data: unknown[] };
    expect([path, response.status, data.length]).toEqual([path, 200, expect.toSatisfy((count) => count > 0)]);
    return data;
  };
  const rows = await Promise.all(PATHS.map(read));
  const proof = `/api/liabilities/${filled.a.liability}/proof`;
  const file = await fetch(`${address}${proof}`, { headers });
  expect([file.status, await file.clone().text()]).toEqual([200, 'Own']);
  return [...rows, await file.text()];
}
