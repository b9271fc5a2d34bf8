import type { Figure } from '../library/figures.ts';
import { type BaselineServer, startBaseline } from './baseline/process.ts';
import { HOW_LONG, type Side } from './load/conversations.ts';
import { inTurn } from './load/in-turn.ts';
import { requestText, throughput } from './load/load.ts';
import { signInInTurn } from './load/sign-ins.ts';
import { giveAuthenticators } from './offices/authenticators.ts';
import { createInTurn } from './offices/new-companies.ts';
import { someCompanies } from './offices/office-database.ts';
import { headersOf, OFFICES, type Office, type Offices, officeNames, openOffices } from './offices/offices.ts';
import { hostOf } from './offices/tenants.ts';

const ROUNDS = 3;
const RECORDS = 500;
/** None may sign in twice within the half minute of one code. */
const PEOPLE = 4_000;

/** One company, a new one and a sign-in in offices of three sizes, beside Fastify and `pg` alone and the same statements. */
export async function benchRecords(): Promise<Figure[]> {
  const offices = await openOffices();
  const figures: Figure[] = [];
  for (const office of officeNames) {
    const baseline = await startBaseline('records-server.ts', offices.connection(office), {
      BENCH_OFFICE: office,
      BENCH_SECRET_KEY: offices.secretKey,
    });
    try {
      figures.push(...(await measure(offices, office, baseline)));
    } finally {
      baseline.stop();
    }
  }
  return figures;
}

async function measure(offices: Offices, office: Office, baseline: BaselineServer): Promise<Figure[]> {
  const headers = headersOf(offices, office);
  const ours = { port: offices.port, prefix: '/api', host: hostOf(office), headers };
  const theirs = { port: baseline.port, prefix: '', host: '127.0.0.1', headers };
  const ids = await someCompanies(offices.connection(office), RECORDS);
  const read = (side: Side) => () => readAll(side, ids);
  const create = createInTurn();
  const people = await giveAuthenticators(offices.connection(office), offices.secretKey, PEOPLE);
  const signIn = signInInTurn(people);
  const count = OFFICES[office];
  return [
    figure(`one of ${count} companies by its id`, await inTurn(read(ours), read(theirs), ROUNDS)),
    figure(
      `a new company beside ${count}`,
      await inTurn(
        () => create(ours),
        () => create(theirs),
        ROUNDS,
      ),
    ),
    figure(
      `signing in among ${count} users`,
      await inTurn(
        () => signIn(ours),
        () => signIn(theirs),
        ROUNDS,
      ),
      'whole sign-ins by app with two password hashes each',
    ),
  ];
}

const readAll = ({ port, prefix, host, headers }: Side, ids: string[]) =>
  throughput(
    port,
    ids.map((id) => requestText(`${prefix}/companies/${id}`, host, headers)),
    HOW_LONG.connections,
    HOW_LONG.seconds,
  );

const figure = (what: string, { ratio, rates }: Awaited<ReturnType<typeof inTurn>>, each = 'requests'): Figure => ({
  name: `${what}, against Fastify and pg alone`,
  ...ratio,
  unit: '×',
  goal: { atLeast: 0.6 },
  detail: `${rates.join(' against ')} ${each}/s, ${HOW_LONG.connections} connections`,
});
