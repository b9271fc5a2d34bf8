import { randomUUID } from 'node:crypto';
import { samplesOf } from '@biuro/testing/sample.ts';
import type { Records } from '@biuro/testing/two-companies.ts';
import { type Operation, readOperations } from '../../../../apps/api/src/platform/http/contract/contract.ts';
import { type Attack, type AttackContext, inParallel, none } from '../../harness/attack.ts';
import { addPerson, type Caller, callAs, callerOf, newCaller } from '../../harness/callers.ts';
import type { Harness, Office } from '../../harness/harness.ts';
import type { Answer, Ask, Send } from '../../harness/http.ts';
import { run } from '../../harness/office-database.ts';
import { type Audience, audiences, isAmong, type OfficeRole, officeRoles } from './audience.ts';

const AT_ONCE = 8;
/** Each is known to some lists; the others refuse it. */
const SORTS = ['name:asc', 'title:desc', 'due_date:asc', 'created_at:desc'];
/** Nothing has it. */
const NOTHING = randomUUID();

export const attack: Attack = {
  name: 'isolation',
  does: 'makes every call as every kind of caller, with ids of others in every place that takes one',
  async run(context: AttackContext) {
    const operations = readOperations();
    return [plans(operations), await refusals(context, operations), ...(await neighbours(context, operations))];
  },
};

function plans(operations: Operation[]) {
  const faults = operations.flatMap(({ id, security }) => {
    const plan = audiences.get(id);
    if (plan === undefined) return [`${id} has no plan`];
    return plan === audienceOf(security) ? [] : [`${id} is planned for ${plan} and open to ${audienceOf(security)}`];
  });
  return none('isolation: calls that are not for whom they were planned', faults, `${operations.length} calls`);
}

function audienceOf({ bearer, actionLink }: Operation['security']): string {
  if (!bearer) return actionLink ? 'link holder' : 'everybody';
  return bearer.find((right) => right !== 'admin') ?? (bearer.includes('admin') ? 'office' : 'signed in');
}

interface Visitor {
  who: string;
  send: Send;
  /** The status that a call of this audience answers to them; undefined when they may come in. */
  refusal(audience: Audience): number | undefined;
}

/** Ids that callers without the right try, and how many bodies with each. */
const TRIED = {
  full: ({ a, b }: Office) => [a.company ?? '', b.company ?? '', NOTHING],
  short: ({ b }: Office) => [b.company ?? ''],
  bodies: { full: 4, short: 1 },
};

/** A caller without the right is refused before anything is read, with the same answer for every call. */
async function refusals({ harness, size }: AttackContext, operations: Operation[]) {
  const visitors = await visitorsOf(harness);
  const trials = operations.flatMap((operation) => {
    const audience = audiences.get(operation.id);
    return visitors.map((visitor) => ({ operation, visitor, status: audience && visitor.refusal(audience) }));
  });
  const refused = trials.filter(({ status }) => status !== undefined);
  const asks = refused.flatMap((trial) =>
    TRIED[size](harness.first).flatMap((id) =>
      asksOf(trial.operation, id)
        .slice(0, TRIED.bodies[size])
        .map((ask) => ({ ...trial, ask })),
    ),
  );
  const faults = await inParallel(asks, AT_ONCE, async ({ operation, visitor, status, ask }) => {
    const answer = await visitor.send(ask);
    return answer.status === status && !answer.text.includes('SECRET-B')
      ? []
      : [`${operation.id} answered ${answer.status} to ${visitor.who}`];
  });
  return none(
    'isolation: calls that let somebody in who may not',
    faults.flat(),
    `${asks.length} requests of ${visitors.length} kinds of callers`,
  );
}

async function visitorsOf(harness: Harness): Promise<Visitor[]> {
  const { first, second } = harness;
  const stranger = (audience: Audience) => (audience === 'everybody' ? undefined : 401);
  const client = (audience: Audience) => {
    if (audience === 'everybody' || audience === 'signed in') return undefined;
    return audience === 'link holder' ? 401 : 404;
  };
  const worker = (role: OfficeRole) => (audience: Audience) => {
    if (isAmong(role, audience)) return undefined;
    return audience === 'link holder' ? 401 : 403;
  };
  const [expired, elsewhere] = [await newCaller(harness, first, 'owner'), await newCaller(harness, second, 'owner')];
  await first.db
    .updateTable('access_tokens')
    .set({ expires_at: new Date(0) })
    .where('session_id', 'in', (db) => db.selectFrom('sessions').select('id').where('user_id', '=', expired.id))
    .execute();
  const [gone, clients] = [
    await newCaller(harness, first, 'owner', { status: 'deactivated' }),
    await clientsOf(harness),
  ];
  const workers = await Promise.all(
    officeRoles.map(async (role) => [role, await newCaller(harness, first, role)] as const),
  );
  const bearing =
    (token: string): Send =>
    (ask) =>
      first.send({ ...ask, headers: { ...ask.headers, Authorization: `Bearer ${token}` } });
  return [
    { who: 'an anonymous caller', send: first.send, refusal: stranger },
    { who: 'somebody whose token has run out', send: expired.send, refusal: stranger },
    { who: 'somebody who was sent away', send: gone.send, refusal: stranger },
    { who: 'the owner of another office', send: bearing(elsewhere.token), refusal: stranger },
    ...clients.map(({ who, send }) => ({ who, send, refusal: client })),
    ...workers.map(([role, { send }]) => ({ who: role, send, refusal: worker(role) })),
  ];
}

interface Client extends Caller {
  who: string;
  own: Records;
}

async function clientsOf(harness: Harness): Promise<Client[]> {
  const { first } = harness;
  const { a, b } = first;
  const joined = async (role: 'authorised' | 'viewer' | 'employee') => {
    const person = await addPerson(first, role);
    await first.db
      .insertInto('company_users')
      .values({ company_id: a.company ?? '', user_id: person.id, role })
      .execute();
    return { ...(await callAs(harness, first, person)), who: `${role} of A`, own: a };
  };
  return [
    { ...(await callerOf(harness, first, 'a@two.example')), who: 'client of A', own: a },
    { ...(await callerOf(harness, first, 'b@two.example')), who: 'client of B', own: b },
    await joined('authorised'),
    await joined('viewer'),
    await joined('employee'),
  ];
}

/** A record of another company or office is answered like a missing one and is not changed. */
async function neighbours({ harness, size }: AttackContext, operations: Operation[]) {
  const { first, second } = harness;
  const open = operations.filter(
    ({ id }) => ['everybody', 'signed in'].includes(audiences.get(id) ?? '') && id !== 'endSession',
  );
  const before = await stateOf(first);
  const clients = (await clientsOf(harness)).filter((_, index) => size === 'full' || index < 2);
  const leaks: string[] = [];
  const differences: string[] = [];
  let asked = 0;
  for (const client of clients) {
    const others = foreignTo(client, first, second);
    const word = client.own === first.a ? 'SECRET-B' : 'Own';
    const wanted = size === 'full' ? others : [others[0] ?? '', others[1 + (asked % (others.length - 1))] ?? ''];
    await inParallel(open, AT_ONCE, async (operation) => {
      const known = new Map<string, string>();
      for (const id of [NOTHING, ...wanted]) {
        const asks = asksOf(operation, id, client.own.company);
        const some = size === 'full' ? asks : new Set([...asks.slice(0, 2), ...asks.slice(-1)]);
        for (const [place, ask] of [...some].entries()) {
          const answer = await client.send(ask);
          asked += 1;
          const told = toldBy(answer, id);
          if (answer.status >= 500 || told.includes(word) || others.some((other) => told.includes(other)))
            leaks.push(`${client.who}: ${ask.method} ${ask.path} ${answer.status}`);
          if (!JSON.stringify(ask).includes(id)) continue;
          if (id === NOTHING) known.set(`${place}`, told);
          else if (known.get(`${place}`) !== told)
            differences.push(
              `${client.who}: ${ask.method} ${ask.path} ${told.slice(0, 120)} instead of ${known.get(`${place}`)?.slice(0, 120)}`,
            );
        }
      }
    });
  }
  const changed = [...(await stateOf(first))]
    .filter(([table, state]) => before.get(table) !== state)
    .map(([table]) => table);
  const among = `${asked} requests to ${open.length} calls by ${clients.length} clients`;
  return [
    none('isolation: answers that tell something of another company or office', leaks, among),
    none('isolation: answers to ids of others unlike those to ids of nothing', differences, among),
    none('isolation: tables in which something of another company has changed', changed, `${before.size} tables`),
  ];
}

/** Ids of the other company and of both companies of the other office, the company first. */
function foreignTo({ own }: Client, first: Office, second: Office): string[] {
  const other = own === first.a ? first.b : first.a;
  return [other, second.a, second.b].flatMap(({ company = '', token: _token, ...records }) => [
    company,
    ...Object.values(records),
  ]);
}

/** What an answer says, whatever was asked for. */
const toldBy = ({ status, text }: Answer, id: string) =>
  `${status} ${text.replace(/"requestId":"[^"]*"/, '').replaceAll(new RegExp(id, 'gi'), 'ID')}`;

/**
 * Requests of this call with the id in its path, in its body, in each parameter of its query with each sort order, and as the search text;
 * with an `own` company also as a record of that company, last of all.
 */
function asksOf({ method, url, querystring, body }: Operation, id: string, own?: string): Ask[] {
  const path = `/api${url.replaceAll(/:\w+/g, id)}`;
  const crossed = own && /:.*:/.test(url) ? [`/api${url.replace(/:\w+/, own).replaceAll(/:\w+/g, id)}`] : [];
  const bodies = body ? samplesOf(body.schema, id) : [undefined];
  const queries = Object.entries(querystring.properties ?? {}).flatMap(([name, schema]) => {
    if (schema.format === 'uuid') return [`${name}=${id}`];
    return Object.entries(schema.properties ?? {}).flatMap(([key, { format }]) =>
      format === 'uuid' ? [`${name}[${key}]=${id}`] : [],
    );
  });
  const needed = querystring.required ?? [];
  const searches = 'search' in (querystring.properties ?? {}) && needed.length === 0 ? [`search=${id}`] : [];
  const sorted =
    'sort' in (querystring.properties ?? {})
      ? [`sort=${id}`, ...queries.flatMap((query) => SORTS.map((sort) => `${query}&sort=${sort}`))]
      : [];
  const plain = needed.length === 0 || queries.length === 0 ? [path] : [];
  const paths = [...queries, ...searches, ...sorted].map((query) => `${path}?${query}`);
  // Asked of the only GET that changes something.
  const headers = { 'X-Confirm': 'deactivate' };
  return [...paths, ...plain, ...crossed].flatMap((one) =>
    bodies.map((sample) => ({ method, path: one, headers, ...(sample !== undefined && { body: sample }) })),
  );
}

/** A hash of the rows of the second company in each table, without those that background work writes. */
async function stateOf({ db, b }: Office): Promise<Map<string, string>> {
  const tables = await run<{ name: string }>(
    db,
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = 'company_id' AND table_name NOT IN ('audit', 'notices') ORDER BY 1`,
    [],
  );
  const prints = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await run<{ print: string }>(
      db,
      `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS print FROM "${name}" t WHERE company_id = $1`,
      [b.company],
    );
    prints.set(name, row?.print ?? '');
  }
  return prints;
}
