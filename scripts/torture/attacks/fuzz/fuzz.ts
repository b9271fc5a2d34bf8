import fc from 'fast-check';
import { type Operation, readOperations } from '../../../../apps/api/src/platform/http/contract/contract.ts';
import { type Attack, type AttackContext, inParallel, none } from '../../harness/attack.ts';
import { addPerson, type Caller, callAs, type Person } from '../../harness/callers.ts';
import type { Harness, Office } from '../../harness/harness.ts';
import type { Answer, Ask } from '../../harness/http.ts';
import { BROKEN_BODIES, CONTENT_TYPES, type Pool, RAW, valueOf } from './values.ts';

const REQUESTS = { full: 20_000, short: 1_500 };
const AT_ONCE = 8;
const ROLES = ['owner', 'representative'] as const;
const HANGS = 5_000;
/** A client is refused every call of the office: a few tries are enough. */
const REFUSED_SHARE = 0.1;

export const attack: Attack = {
  name: 'fuzz',
  does: 'sends requests made from the contract, mostly well formed, as an administrator and as a client',
  async run({ harness, size, seed }: AttackContext) {
    const office = harness.second;
    const pool = await idsOf(office);
    const operations = readOperations();
    const trials = ROLES.flatMap((role) =>
      operations.map((operation) => ({
        operation,
        role,
        share: role !== 'owner' && isOffices(operation) ? REFUSED_SHARE : 1,
      })),
    );
    const runs = REQUESTS[size] / trials.reduce((sum, { share }) => sum + share, 0);
    const answered = new Map<number, number>();
    const found = await inParallel(trials, AT_ONCE, async ({ operation, role, share }, index) => {
      const send = sendAs(harness, office, role);
      const property = fc.asyncProperty(requestTo(operation, pool), async (ask) => {
        const answer = await send(ask, operation);
        answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
        const fault = faultOf(answer, ask);
        if (fault) throw new Error(fault);
      });
      const { failed, counterexample, errorInstance } = await fc.check(property, {
        seed: seed + index,
        numRuns: Math.ceil(runs * share),
      });
      if (!failed) return [];
      const reason = errorInstance instanceof Error ? errorInstance.message : 'broke';
      console.error(`${operation.id}: ${reason}\n${JSON.stringify(counterexample?.[0])?.slice(0, 1_500)}`);
      return [`${operation.id} ${reason} (--seed ${seed})`];
    });
    const ended = harness.exitCode();
    const sent = [...answered.values()].reduce((sum, count) => sum + count, 0);
    const done = [...answered].reduce((sum, [status, count]) => (status < 300 ? sum + count : sum), 0);
    const statuses = [...answered].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    return [
      none(
        'fuzz: answers that are faults of the server',
        found.flat(),
        `${sent} requests to ${operations.length} operations, seed ${seed}`,
      ),
      none('fuzz: ends of the server', ended === null ? [] : [`exit code ${ended}`], '1 process'),
      {
        name: 'fuzz: requests that came through all checks',
        value: (100 * done) / sent,
        unit: '%',
        goal: { atLeast: 10 },
        detail: `answers ${statuses.join(', ')}`,
      },
    ];
  },
};

const isOffices = ({ security }: Operation) => (security.bearer ?? []).includes('admin');

/** A new person for each operation, because a request may end the sessions of its person. They sign in again when that has happened. */
function sendAs(harness: Harness, office: Office, role: (typeof ROLES)[number]) {
  let person: Person | undefined;
  let caller: Caller | undefined;
  return async (ask: Ask, { security }: Operation): Promise<Answer> => {
    person ??= await newPerson(office, role);
    caller ??= await callAs(harness, office, person);
    const answer = await (security.bearer ? caller.send(ask) : office.send(ask));
    if (answer.status === 401) caller = undefined;
    return answer;
  };
}

async function newPerson(office: Office, role: (typeof ROLES)[number]): Promise<Person> {
  const person = await addPerson(office, role);
  const company_id = office.a.company ?? '';
  if (role !== 'owner')
    await office.db.insertInto('company_users').values({ company_id, user_id: person.id, role }).execute();
  return person;
}

/** What must not be said in any answer: how it came about. */
const INSIDES = /node_modules|\bat (?:async )?\w+ \(|file:\/\/|syntax error|relation "|violates/;

function faultOf({ status, text, took, headers }: Answer, { method }: Ask): string | undefined {
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  if (took > HANGS) return `took ${took.toFixed(0)} ms`;
  // An answer to HEAD has no body.
  if (status < 400 || method === 'HEAD') return undefined;
  if (!headers['content-type']?.startsWith('application/problem+json'))
    return `refused with ${headers['content-type']}`;
  const { code, error, requestId } = JSON.parse(text);
  if (!code || !error || !requestId) return `refused without a sentence: ${text.slice(0, 200)}`;
  return INSIDES.test(text) ? `told its insides: ${text.slice(0, 200)}` : undefined;
}

/** Ids of one record of each kind in both companies, in the same order in every run. Without the senders, who would deactivate themselves. */
async function idsOf({ db, a, b }: Office): Promise<Pool> {
  const rows = db.selectFrom('uptimes').select('id').orderBy('start_date').orderBy('comment');
  return [
    ...[a, b].flatMap(({ token: _token, user, ...records }) => [
      ...Object.values(records),
      ...(user && user !== a.user ? [user] : []),
    ]),
    ...(await rows.execute()).map(({ id }) => id),
  ];
}

const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 40, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

function requestTo(operation: Operation, pool: Pool): fc.Arbitrary<Ask> {
  const { method, url, params, querystring, headers, body } = operation;
  const { additionalProperties: _closed, ...query } = querystring;
  return fc
    .record({
      params: params ? valueOf(params, pool) : fc.constant({}),
      query: valueOf(query, pool),
      raw: rarely(fc.constantFrom(...RAW)),
      headers: headers ? valueOf(headers, pool) : fc.constant({}),
      language: fc.constantFrom('pl', 'en', 'de', '*', '', 'en-GB,pl;q=0.5'),
      body: body
        ? fc.oneof(
            { weight: 30, arbitrary: valueOf(body.schema, pool) },
            { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
            { weight: 1, arbitrary: fc.constant(undefined) },
          )
        : fc.oneof(
            { weight: 20, arbitrary: fc.constant(undefined) },
            { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
          ),
      type: rarely(fc.constantFrom(...CONTENT_TYPES)),
    })
    .map((drawn) => ({
      method,
      path: `/api${pathOf(url, drawn.params)}${queryOf(drawn.query, drawn.raw)}`,
      ...(drawn.body !== undefined && { body: drawn.body }),
      headers: {
        'Accept-Language': drawn.language,
        ...headersOf(drawn.headers),
        ...(drawn.type !== null && { 'Content-Type': drawn.type }),
      },
    }));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const encoded = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function pathOf(url: string, params: unknown): string {
  const values = new Map(entriesOf(params));
  return url.replaceAll(/:(\w+)/g, (_, name: string) => encoded(values.get(name) ?? 'x').slice(0, 6_000));
}

function queryOf(query: unknown, raw: string | null): string {
  const pairs = entriesOf(query).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? entriesOf(value).map(([key, inner]) => `${encoded(name)}[${encoded(key)}]=${encoded(inner).slice(0, 6_000)}`)
      : [`${encoded(name)}=${encoded(value).slice(0, 6_000)}`],
  );
  const text = [...pairs, ...(raw === null ? [] : [raw])].join('&');
  return text === '' ? '' : `?${text}`;
}

/** Those that can be sent at all: Node refuses the others before they leave. */
function headersOf(headers: unknown): Record<string, string> {
  const sendable = entriesOf(headers).filter(
    ([name, value]) => /^[\w-]+$/.test(name) && /^[\x20-\x7E]{0,4000}$/.test(textOf(value)),
  );
  return Object.fromEntries(sendable.map(([name, value]) => [name, textOf(value)]));
}
