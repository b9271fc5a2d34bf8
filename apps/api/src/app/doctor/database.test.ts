import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@biuro/testing/database-address.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolOf } from '#platform/database/database.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { examineDatabase } from './database.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });

let tenantsDir: string;
beforeAll(async () => {
  tenantsDir = await mkdtemp(join(tmpdir(), 'biuro-tenants-'));
});
afterAll(() => rm(tenantsDir, { recursive: true }));

async function connectionsOf(offices: number) {
  const file = JSON.parse(await readFile(join(portal.environment.tenantsDir, 'demo.json'), 'utf8'));
  for (let office = 0; office < offices; office++)
    await writeFile(
      join(tenantsDir, `office-${office}.json`),
      JSON.stringify({ ...file, hosts: [`office-${office}.example`] }),
    );
  const found = await examineDatabase({
    ...portal.environment,
    databaseUrl: addressOf(portal.connection),
    tenantsDir,
    tenant: undefined,
  });
  return found.filter(({ text }) => text.includes('connections'));
}

test('the doctor counts all connections that the offices of a process may open', async () => {
  const { db, authDb } = portal.tenant;
  const each = poolOf(db).options.max + poolOf(authDb).options.max;
  const { rows } = await poolOf(db).query(`SELECT current_setting('max_connections')::int AS all`);
  const { all } = rows[0];
  const enough = Math.floor((all - 1) / each);
  expect([each, await connectionsOf(enough)]).toEqual([
    13,
    [{ level: 'good', text: `PostgreSQL takes ${all} connections; one process may open ${enough * 13}` }],
  ]);
  expect(await connectionsOf(enough + 1)).toEqual([
    {
      level: 'weak',
      text: `PostgreSQL takes ${all} connections, and one process may open ${(enough + 1) * 13}: raise max_connections.`,
    },
  ]);
});
