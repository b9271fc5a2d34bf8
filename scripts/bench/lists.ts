import type { Figure } from '../library/figures.ts';
import { startBaseline } from './baseline/process.ts';
import { inTurn } from './load/in-turn.ts';
import { answerOf, requestText, throughput } from './load/load.ts';
import { headersOf, OFFICES, type Office, type Offices, officeNames, openOffices } from './offices/offices.ts';
import { hostOf } from './offices/tenants.ts';

const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 5;
/** As deep as a list of ten thousand goes halfway, and deep in a longer one. */
const PAGES: Record<Office, number> = { small: 200, middle: 2_000, huge: 2_000 };
const STATUS = 'awaiting_documents';
/**
 * What the goals against other portals come to beside the baseline server, which did 1 118 searches of a name and 4 562 of a NIP a second
 * when those were measured: at least 50 times Directus (16 and 18) and 1.5 times PostGraphile (516 and 2 367).
 */
const GOALS = { any: 0.6, words: 0.72, digits: 0.78 };

interface Measured {
  name: 'users' | 'companies';
  /** Words: common ones, rare ones, without Polish letters, two of them. Digits of a NIP or of a telephone. */
  searches: Record<'words' | 'digits', string[]>;
  /** The key that the list is sorted by at first. */
  key: 'first_name' | 'name';
}

const LISTS: Measured[] = [
  {
    name: 'users',
    searches: {
      words: ['nowak', 'wójcik-mazur', 'osoba4242', 'swietoslawa', 'firma77.example', 'zaneta kow', 'lucja'],
      digits: ['48600012', '4242'],
    },
    key: 'first_name',
  },
  {
    name: 'companies',
    searches: {
      words: ['transport', 'jarzębina', 'zrodlo', 'losc', 'cma kons', 'piekarnia 77'],
      digits: ['4242', '30000012'],
    },
    key: 'name',
  },
];

/** The lists of users and companies beside the least that a server must do with the same database, and beside themselves with more rows. */
export async function benchLists(): Promise<Figure[]> {
  const offices = await openOffices();
  const figures: Figure[] = [];
  for (const office of officeNames) {
    const best = await startBaseline('list-server.ts', offices.connection(office));
    try {
      for (const list of LISTS)
        if (list.name === 'companies' || office === 'middle')
          figures.push(...(await besideBest(list, offices, office, best.port)));
    } finally {
      best.stop();
    }
  }
  for (const list of LISTS) figures.push(await besideMore(list, offices));
  return figures;
}

async function besideBest(list: Measured, offices: Offices, office: Office, bestPort: number): Promise<Figure[]> {
  const headers = headersOf(offices, office);
  const ours = (paths: string[]) => () =>
    load(
      offices.port,
      paths.map((path) => requestText(`/api/${list.name}${path}`, hostOf(office), headers)),
    );
  const theirs = (paths: string[]) => () =>
    load(
      bestPort,
      paths.map((path) => requestText(`/${list.name}${path}`, '127.0.0.1', headers)),
    );
  const page = PAGES[office];
  const edge = await edgeOf(list, offices, office);
  const words = list.searches.words.map(searchFor);
  const digits = list.searches.digits.map(searchFor);
  const behind = `?${new URLSearchParams({ name: edge.name, id: edge.id })}`;
  const longest = await longestOf(list, offices, office, [...words, ...digits]);
  const deep = await inTurn(ours([`?page=${page}&cursor=${edge.cursor}`]), theirs([behind]), ROUNDS);
  const jump = await ours([`?page=${page}`])().catch(() => Number.NaN);
  const figure = (
    what: string,
    { ratio, rates }: Awaited<ReturnType<typeof inTurn>>,
    { atLeast = GOALS.any, more = '' } = {},
  ): Figure => ({
    name: `list of ${OFFICES[office]} ${list.name}: ${what}, against the baseline server`,
    ...ratio,
    unit: '×',
    goal: { atLeast },
    detail: `${rates.join(' against ')} requests/s${more}`,
  });
  return [
    figure('page 1 with total', await inTurn(ours(['']), theirs(['']), ROUNDS)),
    figure('search for words', await inTurn(ours(words), theirs(words), ROUNDS), {
      atLeast: GOALS.words,
      more: `, ${words.length} in turn; asked for the first time, the longest search took ${longest.toFixed(0)} ms`,
    }),
    figure('search for digits', await inTurn(ours(digits), theirs(digits), ROUNDS), {
      atLeast: GOALS.digits,
      more: `, ${digits.length} in turn`,
    }),
    figure(`page ${page} by cursor`, deep, { more: `; ${jump.toFixed(0)} without a cursor` }),
    ...(list.name === 'companies'
      ? [
          figure(
            'by status',
            await inTurn(
              ours([`?filters[month]=2026-10&filters[accounting_status]=${STATUS}`]),
              theirs([`?status=${STATUS}`]),
              ROUNDS,
            ),
          ),
        ]
      : []),
  ];
}

const searchFor = (text: string) => `?search=${encodeURIComponent(text)}`;

/** Milliseconds of the search that takes the longest when nothing of it is remembered. */
async function longestOf({ name }: Measured, offices: Offices, office: Office, searches: string[]): Promise<number> {
  const headers = { ...headersOf(offices, office), Connection: 'close' };
  const times: number[] = [];
  for (const search of searches) {
    const begun = performance.now();
    await answerOf(offices.port, requestText(`/api/${name}${search}`, hostOf(office), headers));
    times.push(performance.now() - begun);
  }
  return Math.max(...times);
}

const load = (port: number, requests: Buffer[]) => throughput(port, requests, CONNECTIONS, SECONDS);

/** Where the page before the deep one ends, as the portal's cursor and as the keys themselves. */
async function edgeOf(list: Measured, offices: Offices, office: Office) {
  const path = `/api/${list.name}?page=${PAGES[office] - 1}`;
  const headers = { ...headersOf(offices, office), Connection: 'close' };
  const text = await answerOf(offices.port, requestText(path, hostOf(office), headers));
  const { data, meta } = JSON.parse(text) as {
    data: ({ id: string } & Record<string, string>)[];
    meta: { next: string };
  };
  const last = data.at(-1);
  if (!last) throw new Error(`${path} is empty`);
  return { cursor: meta.next, id: last.id, name: last[list.key] ?? '' };
}

async function besideMore(list: Measured, offices: Offices): Promise<Figure> {
  const page1 = (office: Office) => () =>
    load(offices.port, [requestText(`/api/${list.name}`, hostOf(office), headersOf(offices, office))]);
  const { ratio, rates } = await inTurn(page1('small'), page1('huge'), ROUNDS);
  return {
    name: `list of ${list.name}: cost of page 1 of ${OFFICES.huge} against ${OFFICES.small}`,
    ...ratio,
    unit: '×',
    goal: { atMost: 1.5 },
    detail: `${rates.join(' and ')} requests/s`,
  };
}
