import { rmSync } from 'node:fs';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import type { Figure } from '../library/figures.ts';
import { inTurn } from './load/in-turn.ts';
import { requestText, throughput } from './load/load.ts';
import { connectionOf } from './offices/office-database.ts';
import { hostOf, writeTenants } from './offices/tenants.ts';
import { aggregateInSql, fillUptimes } from './offices/uptimes.ts';

const SECONDS = 2;
const ROUNDS = 5;

/** Offices by the number of their time entries. */
const OFFICES = { few: 10_000, many: 1_000_000 };
type Office = keyof typeof OFFICES;

/** The list of time entries beside itself with more rows, and the report of a month beside the SQL sum alone in the same database. */
export async function benchUptimes(): Promise<Figure[]> {
  const tenantsDir = writeTenants(Object.keys(OFFICES));
  const server = await startServerProcess({ TENANTS_DIR: tenantsDir, TENANT: '' });
  try {
    const at = (office: Office) =>
      connectionOf({ host: `${server.dataDir}/postgres`, port: 5432, user: 'biuro', database: 'biuro' }, office);
    const tokens = {
      few: await fillUptimes(at('few'), OFFICES.few),
      many: await fillUptimes(at('many'), OFFICES.many),
    };
    const port = Number(new URL(server.address).port);
    const ask = (office: Office, path: string, connections: number) => () => {
      const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${tokens[office]}` };
      return throughput(port, [requestText(`/api${path}`, hostOf(office), headers)], connections, SECONDS);
    };
    const list = await inTurn(ask('few', '/uptimes', 10), ask('many', '/uptimes', 10), ROUNDS);
    const { from, to } = wholeMonth();
    const days = `from=${from}&to=${to}`;
    const report = await inTurn(
      () => aggregateInSql(at('many'), from, to, SECONDS),
      ask('many', `/reports/companies-uptimes?${days}`, 1),
      ROUNDS,
    );
    return [
      {
        name: `list of time entries: cost of page 1 of ${OFFICES.many} against ${OFFICES.few}`,
        ...list.ratio,
        unit: '×',
        goal: { atMost: 1.5 },
        detail: `${list.rates.join(' and ')} requests/s`,
      },
      {
        name: `report of a month of 500 companies among ${OFFICES.many} entries, against the SQL sum alone`,
        ...report.ratio,
        unit: '×',
        goal: { atMost: 10 },
        detail: `${report.rates.join(' sums/s and ')} reports/s`,
      },
    ];
  } finally {
    await server.stop();
    rmSync(tenantsDir, { recursive: true });
  }
}

/** The last month that is over. */
function wholeMonth(): { from: string; to: string } {
  const now = new Date();
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, date)).toISOString().slice(0, 10);
  return { from: day(-1, 1), to: day(0, 0) };
}
