import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchConnection, connectionOf, fillOffice } from '../../apps/api/bench/offices.ts';
import { type RunningServer, startServerProcess } from '../../apps/api/src/app/testing/server-process.ts';
import { root } from '../process.ts';
import { hostOf, writeTenants } from './bench-tenants.ts';
import { type Figure, median, spread } from './figures.ts';
import { inTurn } from './in-turn.ts';
import { answerOf, requestText, throughput } from './load.ts';

const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 3;
const PAGE = 2_000;
const STATUS = 'awaiting_documents';

/** Offices by the number of their users, told apart by host. */
const OFFICES = { small: 10_000, middle: 100_000, huge: 1_000_000 };
type Office = keyof typeof OFFICES;

interface Measured {
  name: 'users' | 'companies';
  /** Common words, rare ones, without Polish letters, two words, digits. */
  searches: string[];
  /** The key that the list is sorted by at first. */
  key: 'first_name' | 'name';
}

const LISTS: Measured[] = [
  {
    name: 'users',
    searches: [
      'nowak',
      'wójcik-mazur',
      'osoba4242',
      'swietoslawa',
      '48600012',
      'firma77.example',
      'zaneta kow',
      'lucja',
    ],
    key: 'first_name',
  },
  {
    name: 'companies',
    searches: ['transport', 'jarzębina', '4242', 'zrodlo', '30000012', 'losc', 'cma kons', 'piekarnia 77'],
    key: 'name',
  },
];

/** The lists of users and companies beside the least that a bare server must do with the same database, and beside themselves with more rows. */
export async function benchLists(): Promise<Figure[]> {
  const tenantsDir = writeTenants(Object.keys(OFFICES));
  const server = await startServerProcess({ TENANTS_DIR: tenantsDir, TENANT: '' });
  try {
    const at = (office: string) =>
      connectionOf({ host: `${server.dataDir}/postgres`, port: 5432, user: 'biuro', database: 'biuro' }, office);
    const tokens = {
      small: await fillOffice(at('small'), OFFICES.small),
      middle: await fillOffice(at('middle'), OFFICES.middle),
      // Its first page does not use the search index, which takes the most time to make.
      huge: await fillOffice(at('huge'), OFFICES.huge, /search/),
    };
    const best = await startBest(at('middle'));
    try {
      const figures: Figure[] = [];
      for (const list of LISTS) {
        figures.push(...(await besideBest(list, server, best.port, tokens.middle)));
        figures.push(await besideMore(list, server, tokens));
      }
      return figures;
    } finally {
      best.process.kill('SIGTERM');
    }
  } finally {
    await server.stop();
    rmSync(tenantsDir, { recursive: true });
  }
}

async function startBest(connection: BenchConnection): Promise<{ process: ChildProcess; port: number }> {
  const child = fork(join(root, 'apps/api/bench/best-server.ts'), {
    env: { ...process.env, BENCH_DATABASE: JSON.stringify(connection) },
    execArgv: ['--max-semi-space-size=4'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The reference ended with ${code}`)));
  });
  return { process: child, port };
}

async function besideBest(
  list: Measured,
  { address }: RunningServer,
  bestPort: number,
  token: string,
): Promise<Figure[]> {
  const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${token}` };
  const ours = (paths: string[]) => () =>
    load(
      Number(new URL(address).port),
      paths.map((path) => requestText(`/api/${list.name}${path}`, hostOf('middle'), headers)),
    );
  const theirs = (paths: string[]) => () =>
    load(
      bestPort,
      paths.map((path) => requestText(`/${list.name}${path}`, '127.0.0.1', headers)),
    );
  const edge = await edgeOf(list, address, headers);
  const searches = list.searches.map((search) => `?search=${encodeURIComponent(search)}`);
  const behind = `?${new URLSearchParams({ name: edge.name, id: edge.id })}`;
  const page2000 = await inTurn(ours([`?page=${PAGE}&cursor=${edge.cursor}`]), theirs([behind]), ROUNDS);
  const jump = await ours([`?page=${PAGE}`])();
  const figure = (what: string, { ratios, rates }: Awaited<ReturnType<typeof inTurn>>, more = ''): Figure => ({
    name: `list of ${OFFICES.middle} ${list.name}: ${what}, against the best bare server`,
    value: median(ratios),
    unit: '×',
    goal: { atLeast: 0.6 },
    detail: `${spread(ratios, 2)}; ${rates.join(' against ')} requests/s${more}`,
  });
  return [
    figure('page 1 with total', await inTurn(ours(['']), theirs(['']), ROUNDS)),
    figure(
      'search',
      await inTurn(ours(searches), theirs(searches), ROUNDS),
      `, ${list.searches.length} searches in turn`,
    ),
    figure(`page ${PAGE} by cursor`, page2000, `; ${jump.toFixed(0)} without a cursor`),
    ...(list.name === 'companies'
      ? [
          figure(
            'by status',
            await inTurn(ours([`?filters[accounting_status]=${STATUS}`]), theirs([`?status=${STATUS}`]), ROUNDS),
          ),
        ]
      : []),
  ];
}

const load = (port: number, requests: Buffer[]) => throughput(port, requests, CONNECTIONS, SECONDS);

/** Where the page behind which {@link PAGE} begins ends, as the portal's cursor and as the keys themselves. */
async function edgeOf(list: Measured, address: string, headers: Record<string, string>) {
  const path = `/api/${list.name}?page=${PAGE - 1}`;
  const text = await answerOf(
    Number(new URL(address).port),
    requestText(path, hostOf('middle'), { ...headers, Connection: 'close' }),
  );
  const { data, meta } = JSON.parse(text) as {
    data: ({ id: string } & Record<string, string>)[];
    meta: { next: string };
  };
  const last = data.at(-1);
  if (!last) throw new Error(`Page ${PAGE - 1} is empty`);
  return { cursor: meta.next, id: last.id, name: last[list.key] ?? '' };
}

async function besideMore(list: Measured, { address }: RunningServer, tokens: Record<Office, string>): Promise<Figure> {
  const page1 = (office: Office) => () => {
    const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${tokens[office]}` };
    return load(Number(new URL(address).port), [requestText(`/api/${list.name}`, hostOf(office), headers)]);
  };
  const { ratios, rates } = await inTurn(page1('small'), page1('huge'), ROUNDS);
  return {
    name: `list of ${list.name}: cost of page 1 of ${OFFICES.huge} against ${OFFICES.small}`,
    value: median(ratios),
    unit: '×',
    goal: { atMost: 1.5 },
    detail: `${spread(ratios, 2)}; ${rates.join(' and ')} requests/s`,
  };
}
