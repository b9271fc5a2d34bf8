import { samplesOf } from '@biuro/testing/sample.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asClient } from '#platform/database/rows/client-role.ts';
import { type Operation, readOperations } from '#platform/http/contract/contract.ts';
import { createPeople } from '../../testing/people/people.ts';
import { type SignedIn, signIn } from '../../testing/people/sign-in.ts';
import { addRecords } from '../../testing/records/company-records.ts';
import { createTestApp, type TestApp } from '../../testing/server/test-app.ts';

const A = 'a@two.example';
const B = 'b@two.example';
/** Nothing has it. */
const NOTHING = uuid();
/** Requests at a time: far under what one person may have under way. */
const AT_ONCE = 8;
const ACCOUNT = '61109010140000071219812874';

let portal: TestApp;
let a: SignedIn;
/** Of everything but A's own session, and of what is not A's. */
let ids: string[];
let foreign: string[];
let other: string;
/** Records of the other company. */
let theirs: Record<'employee' | 'liability' | 'request' | 'invited', string>;
let ownCompany: string;
let ownCalendar: string;

/** In the database of this test a client acts as its owner, whom no policy concerns. */
const LET_ALL_IN = sql`CREATE OR REPLACE FUNCTION act_for(person uuid) RETURNS void LANGUAGE sql AS 'SELECT'`;

async function fill(isGuarded: boolean): Promise<void> {
  portal = await createTestApp({ fixture: 'two-companies' });
  if (!isGuarded) await LET_ALL_IN.execute(portal.db);
  a = await signIn(portal, A);
  await signIn(portal, B);
  const { db } = portal;
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const own = users.find(({ email }) => email === A)?.id ?? '';
  const companies = await db.selectFrom('companies').select(['id', 'name']).execute();
  const sessions = await db.selectFrom('sessions').select(['id', 'user_id']).execute();
  const othersSessions = sessions.filter((session) => session.user_id !== own);
  const idOf = (secret: boolean) => companies.find(({ name }) => name.includes('SECRET-B') === secret)?.id ?? '';
  other = idOf(true);
  ownCompany = idOf(false);
  ({ token: ownCalendar } = await addRecords(
    { db: portal.db, store: portal.tenant.files.store },
    { company: idOf(false), user: own },
    'Own',
  ));
  const owner = users.find(({ email }) => email === B)?.id ?? '';
  const { token: _hers, ...records } = await addRecords(
    { db: portal.db, store: portal.tenant.files.store },
    { company: other, user: owner },
    'SECRET-B',
  );
  theirs = { ...records, invited: await addPerson({ last_name: 'SECRET-B', status: 'invited' }, [other]) };
  const shared = await addPerson({ last_name: 'Wspólna' }, [ownCompany, other]);
  await db
    .updateTable('companies')
    .set({ bank_accounts: [ACCOUNT] })
    .execute();
  foreign = [
    ...users.filter(({ id }) => id !== own).map(({ id }) => id),
    theirs.invited,
    other,
    ...othersSessions.map(({ id }) => id),
    ...Object.values(records),
    ...(await addWorkOfTheOffice()),
  ];
  ids = [own, shared, ownCompany, ...foreign];
}

async function addPerson(values: object, companies: string[]): Promise<string> {
  const people = createPeople(portal);
  const email = `${uuid()}@people.example`;
  const { id } = await people.add('representative', { email, ...values });
  for (const company of companies) await people.belong(id, company);
  return id;
}

/** What the office has done with the other company. */
async function addWorkOfTheOffice(): Promise<string[]> {
  const { db } = portal;
  const [job, imported, view] = [uuid(), uuid(), uuid()];
  const { id: admin } = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .executeTakeFirstOrThrow();
  const by = { created_by: admin, created_at: undefined };
  await db
    .insertInto('jobs')
    .values({ id: job, kind: 'publish', params: JSON.stringify({ note: 'SECRET-B' }), status: 'done', ...by })
    .execute();
  await db
    .insertInto('company_imports')
    .values({ id: imported, file: 'SECRET-B.csv', added: 1, ...by })
    .execute();
  await db
    .insertInto('saved_views')
    .values({ id: view, user_id: admin, list: 'companies', name: 'SECRET-B', query: 'SECRET-B', created_at: undefined })
    .execute();
  const work = await db.selectFrom('uptimes').select('id').execute();
  return [job, imported, view, ...work.map(({ id }) => id)];
}

/** The operation's address with every one of these ids put into each of its places. */
function addressesOf(url: string, among = ids): string[] {
  // The place of a file in its document is no id.
  const place = /:(?!number)\w+/.exec(url)?.[0];
  return place
    ? among.flatMap((id) => addressesOf(url.replace(place, id), among))
    : [`/api${url.replace(':number', '1')}`];
}

/** Names of the parameters and filters of the query that take an id. */
function idQueries({ querystring }: Operation): string[] {
  return Object.entries(querystring.properties ?? {}).flatMap(([name, schema]) => {
    if (schema.format === 'uuid') return [name];
    const filters = Object.entries(schema.properties ?? {}).filter(([, filter]) => filter.format === 'uuid');
    return filters.map(([key]) => `${name}[${key}]`);
  });
}

const formatsOf = (params: Operation['params']) => Object.values(params?.properties ?? {}).map(({ format }) => format);

/** Queries that name somebody else's things, in every parameter that takes an id or a text to look for. */
const queriesOf = (operation: Operation): string[] => [
  ...('search' in (operation.querystring.properties ?? {}) ? ['search=SECRET-B'] : []),
  ...idQueries(operation).flatMap((name) => foreign.map((id) => `${name}=${id}`)),
];

interface Asked {
  method: string;
  url: string;
  payload?: unknown;
}

const operations = readOperations();
const reads = operations.filter(({ method }) => method === 'GET');
const changes = operations.filter(({ method }) => method !== 'GET');
const office = operations.filter(({ security }) => security.bearer?.includes('admin'));

const typeOf = ({ method, url }: Asked) =>
  method === 'PATCH' && url.startsWith('/api/uploads') ? { 'content-type': 'application/offset+octet-stream' } : {};

const ask = ({ payload, ...request }: Asked) =>
  a.call({
    ...request,
    // Asked of the only GET that changes something, and of uploads.
    headers: { 'x-confirm': 'deactivate', 'tus-resumable': '1.0.0', 'upload-offset': '0', ...typeOf(request) },
    // A sample is whatever the contract's schema of the body is: an object in all operations.
    ...(payload !== undefined && { payload: payload as object }),
  });

async function askAll(asked: Asked[]) {
  const answers: { asked: Asked; statusCode: number; body: string }[] = [];
  for (let start = 0; start < asked.length; start += AT_ONCE) {
    const some = asked.slice(start, start + AT_ONCE);
    const given = await Promise.all(some.map(ask));
    answers.push(...given.map(({ statusCode, body }, index) => ({ asked: some[index] as Asked, statusCode, body })));
  }
  return answers;
}

const getAll = (urls: string[]) => askAll([...new Set(urls)].map((url) => ({ method: 'GET', url })));

/** Each body that is another with these ids. */
function payloadsOf({ body }: Operation, among: string[]): unknown[] {
  if (!body) return [undefined];
  const texts = among.flatMap((id) => samplesOf(body.schema, id).map((sample) => JSON.stringify(sample)));
  return [...new Set(texts)].map((text) => JSON.parse(text) as unknown);
}

/** The operation with each of these ids in its address, and with each of those in its body. */
function requestsOf(operation: Operation, inAddress: string[], inBody: string[]): Asked[] {
  const asked = (addresses: string[], bodies: unknown[]): Asked[] =>
    bodies.flatMap((payload) => addresses.map((url) => ({ method: operation.method, url, payload })));
  const addresses = addressesOf(operation.url, inAddress);
  const bodies = payloadsOf(operation, inBody);
  if (addresses.length <= inAddress.length) return asked(addresses, bodies);
  // With two places in the address every id in all three would be thousands: each address with one body, and each body with A's addresses.
  return [...asked(addresses, bodies.slice(0, 1)), ...asked(addressesOf(operation.url, [ownCompany]), bodies)];
}

const bodiesWith = (answers: { body: string; asked: Asked }[], secrets: string[]) =>
  answers.filter(({ body }) => secrets.some((secret) => body.includes(secret))).map(({ asked, body }) => [asked, body]);

const rowsOf = async (table: string, where = sql`true`) =>
  (await sql`SELECT * FROM ${sql.table(table)} WHERE ${where} ORDER BY 1, 2`.execute(portal.db)).rows;

/** Everything that is not A's to change: other people and their sessions, and all companies with what they have. */
async function others() {
  const notAs = sql`user_id <> (SELECT id FROM users WHERE email = ${A})`;
  const ofTheOther = sql`company_id = ${other}`;
  // Whom A has invited to the own company, and to no other.
  const guests = sql`SELECT id FROM users WHERE invited_by = (SELECT id FROM users WHERE email = ${A})
    AND NOT EXISTS (SELECT FROM company_users WHERE user_id = users.id AND company_id <> ${ownCompany})`;
  const notGuests = sql`user_id NOT IN (${guests})`;
  const whole = ['companies', 'company_imports', 'saved_views', 'jobs'];
  const month = ['tasks', 'liabilities', 'liability_proofs', 'declarations', 'declaration_confirmations', 'documents'];
  return {
    users: await rowsOf('users', sql`email <> ${A} AND id NOT IN (${guests})`),
    links: [await rowsOf('company_users', notGuests), await rowsOf('user_links', notGuests)],
    sessions: (await rowsOf('sessions', notAs)).length,
    calendars: await rowsOf('calendar_addresses', notAs),
    employees: await rowsOf('employees', ofTheOther),
    reports: await rowsOf('staff_reports', ofTheOther),
    requests: await rowsOf('change_requests', ofTheOther),
    notices: await rowsOf('notices', ofTheOther),
    history: await rowsOf('audit', ofTheOther),
    rest: await Promise.all([...whole, ...month].map((table) => rowsOf(table))),
  };
}

const reportsAbout = (id: string): [string, object][] => [
  ['change', { employee_id: id, date_from: '2026-11-02', note: 'x' }],
  ['termination', { employee_id: id, date_from: '2026-11-02' }],
  ['absence', { employee_id: id, date_from: '2026-11-02', date_to: '2026-11-03', absence_kind: 'holiday' }],
  ['bonus', { employee_id: id, amount: '100.00' }],
  ['worktime', { date_from: '2026-11-01', hours: [{ employee_id: id, hours: 160 }] }],
];

/** What a client asks of the own company, with a record that is another's; no sample of a body comes as far. */
const crossed = (at: typeof theirs): Asked[] => {
  const company = `/api/companies/${ownCompany}`;
  return [
    ...reportsAbout(at.employee).map(([kind, more]) => ({
      method: 'POST',
      url: `${company}/staff-reports`,
      payload: { kind, ...more },
    })),
    {
      method: 'POST',
      url: `${company}/change-requests/${at.request}/decision`,
      payload: { decision: 'withdraw', version: 1 },
    },
    ...['resend', 'withdraw'].map((what) => ({
      method: 'POST',
      url: `${company}/people/${at.invited}/${what}-invite`,
    })),
    { method: 'GET', url: `/api/liabilities/my/transfers?company_id=${ownCompany}&liability_id=${at.liability}` },
  ];
};

describe.each([
  ['', true],
  [', by the conditions of the application alone', false],
])('two companies%s', { timeout: 90_000 }, (_lines, isGuarded) => {
  beforeAll(() => fill(isGuarded));
  afterAll(() => portal.close());

  test('what the database itself shows a client is as this run wants it', async () => {
    const { id } = await portal.db.selectFrom('users').select('id').where('email', '=', A).executeTakeFirstOrThrow();
    const seen = await asClient(portal.db, id, (db) => db.selectFrom('companies').select('id').execute());
    expect(seen).toHaveLength(isGuarded ? 1 : 2);
  });

  test('a client reads nothing of another company by any call of the contract, with any id there is', async () => {
    const answers = await getAll(
      reads.flatMap((operation) =>
        addressesOf(operation.url).flatMap((url) => [url, ...queriesOf(operation).map((query) => `${url}?${query}`)]),
      ),
    );
    expect(bodiesWith(answers, ['SECRET-B', ...foreign])).toEqual([]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(15);
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
  });

  test('a client does not learn by counts what another company has', async () => {
    const answers = await getAll(
      reads.flatMap((operation) => queriesOf(operation).map((query) => `/api${operation.url}?${query}`)),
    );
    const found = answers.filter(({ statusCode }) => statusCode === 200);
    expect(found.length).toBeGreaterThan(foreign.length * 3);
    for (const { body, asked } of found) {
      const { data, meta } = JSON.parse(body);
      expect([asked.url, data, meta?.total ?? 0]).toEqual([asked.url, [], 0]);
    }
  });

  test('a client sorts and counts their own people only', async () => {
    const people = await a.call({ method: 'GET', url: '/api/users/my?sort=email:desc&limit=100' });
    const { data, meta } = people.json();
    expect([data.map(({ companies }: { companies: number }) => companies), meta.total]).toEqual([[1, 1], 2]);
  });

  test.each([
    ['/api/companies/my', 1],
    ['/api/tasks/my', 1],
    ['/api/liabilities/my', 1],
    ['/api/liabilities/my?state=paid', 1],
    ['/api/liabilities/my?state=all', 2],
    ['/api/declarations/my', 1],
    ['/api/documents/my', 1],
  ])('%s counts a client what is theirs', async (url, count) => {
    const { data, meta } = (await a.call({ method: 'GET', url })).json();
    expect([data.length, meta?.total ?? count]).toEqual([count, count]);
  });

  test('the home and the calendar of a client are of their company alone', async () => {
    const home = await a.call({ method: 'GET', url: '/api/home/my' });
    expect(home.json().data).toMatchObject({ company: { name: 'Pierwsza Sp. z o.o.' }, to_pay: '1234.00' });
    expect(home.json().data.companies).toHaveLength(1);
    const calendar = await portal.app.inject({ method: 'GET', url: `/api/calendar/${ownCalendar}.ics` });
    expect(calendar.statusCode).toBe(200);
    expect(calendar.body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(0);
    expect(bodiesWith([{ ...calendar, asked: { method: 'GET', url: 'calendar' } }], ['SECRET-B', ...foreign])).toEqual(
      [],
    );
  });

  test('another company is answered as nothing at all, so that a client cannot even guess that it is there', async () => {
    const withId = operations.filter((operation) => operation.url.includes(':') || idQueries(operation).length > 0);
    const asks = (operation: Operation, id: string): Asked[] => {
      const { method, url } = operation;
      const query = idQueries(operation).map((name) => `${name}=${id}`);
      const address = addressesOf(url, [id]).map((one) => [one, ...query].join('?').replaceAll(/(?<=\?.*)\?/g, '&'));
      return payloadsOf(operation, [id]).flatMap((payload) => address.map((one) => ({ method, url: one, payload })));
    };
    const answersTo = async (id: string) => {
      const answers = await askAll(withId.flatMap((operation) => asks(operation, id)));
      return answers.map(({ asked, statusCode, body }) => [
        `${asked.method} ${asked.url}`.replaceAll(id, 'ID'),
        statusCode,
        body.replace(/"requestId":"[^"]*"/, '').replaceAll(id, 'ID'),
      ]);
    };
    const nothing = await answersTo(NOTHING);
    expect(nothing.length).toBeGreaterThan(100);
    // A body that the contract turns away would tell nothing: each call must come as far as the question whose it is.
    const reached = new Set(nothing.filter(([, status]) => status === 404).map(([call]) => `${call}`.split('?')[0]));
    const unreached = withId.filter(
      ({ method, url, params }) =>
        formatsOf(params).includes('uuid') &&
        !reached.has(`${method} /api${url.replace(':number', '1').replaceAll(/:\w+/g, 'ID')}`),
    );
    expect(unreached.map(({ id }) => id)).toEqual(['registerUser']);
    for (const id of foreign) expect(await answersTo(id)).toEqual(nothing);
  });

  test('another record is nothing in the own company either', async () => {
    const before = await others();
    const [given, nothing] = [
      await askAll(crossed(theirs)),
      await askAll(crossed({ employee: NOTHING, liability: NOTHING, request: NOTHING, invited: NOTHING })),
    ];
    const told = ({ statusCode, body }: { statusCode: number; body: string }) => [
      statusCode,
      body.replace(/"requestId":"[^"]*"/, ''),
    ];
    expect(given.map(told)).toEqual(nothing.map(told));
    expect(given.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 404, 404, 404, 422]);
    expect(await others()).toEqual(before);
  });

  test('a client changes nothing of another company by any call of the contract, with any id there is', async () => {
    const before = await others();
    // It would end the session that all the others use.
    const asked = changes
      .filter((operation) => operation.id !== 'endSession' && !office.includes(operation))
      .flatMap((operation) => requestsOf(operation, ids, ids));
    const answers = await askAll(asked);
    expect(await others()).toEqual(before);
    const statuses = [...new Set(answers.map(({ statusCode }) => statusCode))];
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining([200, 403, 404, 422]));
    expect(bodiesWith(answers, ['SECRET-B'])).toEqual([]);
    expect((await a.call({ method: 'GET', url: '/api/auth' })).statusCode).toBe(200);
  });

  test('a client is refused every call of the office, whatever it is asked with', async () => {
    const before = await others();
    // Refused by the role before anything is read: the same id in both places, and each in what is sent to the own company.
    const asked = office.flatMap((operation) => [
      ...ids.flatMap((id) => requestsOf(operation, [id], [id])),
      ...requestsOf(operation, [ownCompany], ids),
    ]);
    const bare = office.flatMap(({ method, url }) => addressesOf(url).map((address) => ({ method, url: address })));
    const answers = await askAll([...bare, ...asked]);
    expect(answers.filter(({ statusCode }) => statusCode !== 404)).toEqual([]);
    expect(await others()).toEqual(before);
    expect(office.length).toBeGreaterThan(50);
  });
});
