import { sampleOf } from '@biuro/testing/sample.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, readOperations } from '#platform/http/contract/contract.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { ROW_SECURITY_EXEMPTIONS } from '#platform/http/contract/row-level-security-exemptions.ts';
import { FIRST, fillTwoCompanies, SECRET } from '../../../testing/offices/two-companies.ts';
import { type SignedIn, signIn } from '../../../testing/people/sign-in.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { findCaller } from '../../access/find-caller.ts';
import type { Db } from '../database.ts';

const AT_ONCE = 8;

let portal: TestApp;
let a: SignedIn;
let own: { user: string; company: string };
let other: { user: string; company: string };
let foreign: string[];

/** The application takes the client for an owner of the office: all its own conditions are off, and only the database is left. */
const blind = async (db: Db, token: string): Promise<Caller | undefined> => {
  const caller = await findCaller(db, token);
  return caller && { ...caller, role: 'owner', isAdmin: true };
};

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'two-companies', findCaller: blind });
  a = await signIn(portal, FIRST);
  ({ own, other, foreign } = await fillTwoCompanies(portal));
});
afterAll(() => portal.close());

const operations = readOperations().filter(
  ({ id, security }) => security.bearer !== undefined && !(id in ROW_SECURITY_EXEMPTIONS),
);

const addressesOf = ({ url }: Operation): string[] =>
  url.includes(':') ? foreign.map((id) => `/api${url.replaceAll(/:\w+/g, id)}`) : [`/api${url}`];

/** Searches and filters that name the other company. */
function queriesOf({ querystring }: Operation): string[] {
  const properties = querystring.properties ?? {};
  const filters = Object.entries(properties.filters?.properties ?? {}).filter(([, { format }]) => format === 'uuid');
  const ids = Object.entries(properties).filter(([, { format }]) => format === 'uuid');
  return [
    '',
    ...('search' in properties ? [`?search=${SECRET}`] : []),
    ...[...filters.map(([name]) => `filters[${name}]`), ...ids.map(([name]) => name)].map(
      (name) => `?${name}=${other.company}`,
    ),
  ];
}

/** Each request once: an address or body that takes no id is the same with all. */
async function askAll(wanted: { method: string; url: string; payload?: unknown }[]) {
  const asked = [...new Map(wanted.map((one) => [JSON.stringify(one), one])).values()];
  const answers: { call: string; statusCode: number; body: string }[] = [];
  for (let start = 0; start < asked.length; start += AT_ONCE) {
    const some = asked.slice(start, start + AT_ONCE).map(async ({ method, url, payload }) => {
      // A sample of a body is an object in all operations.
      const { statusCode, body } = await a.call({
        method: method as 'GET',
        url,
        ...(payload !== undefined && { payload }),
      } as Parameters<SignedIn['call']>[0]);
      return { call: `${method} ${url}`, statusCode, body };
    });
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

const crashed = (answers: { call: string; statusCode: number; body: string }[]) =>
  answers.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503).map(({ call, body }) => [call, body]);

test('with the conditions of the application off, no call reads anything of another company', async () => {
  const answers = await askAll(
    operations
      .filter(({ method, security }) => method === 'GET' && !security.bearer?.some((right) => right.endsWith(':edit')))
      .flatMap((operation) =>
        addressesOf(operation).flatMap((url) =>
          queriesOf(operation).map((query) => ({ method: 'GET', url: url + query })),
        ),
      ),
  );
  const secrets = [SECRET, other.company, other.user];
  expect(answers.filter(({ body }) => secrets.some((secret) => body.includes(secret)))).toEqual([]);
  expect(crashed(answers)).toEqual([]);
  const read = answers.filter(({ statusCode, body }) => statusCode === 200 && body.includes('Pierwsza'));
  expect(read.length).toBeGreaterThan(10);
}, 60_000);

const snapshot = async () => {
  const tables = [
    'companies',
    'company_users',
    'employees',
    'staff_reports',
    'tasks',
    'liabilities',
    'liability_proofs',
    'declarations',
    'declaration_confirmations',
    'notices',
    'uptimes',
  ];
  const rows = tables.map(async (table) => {
    const found = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(table)} t ORDER BY 1`.execute(
      portal.db,
    );
    return found.rows.filter(
      ({ row }) => row.includes(other.company) || row.includes(SECRET) || foreign.some((id) => row.includes(id)),
    );
  });
  const people = await sql`SELECT t::text FROM users t WHERE id <> ${own.user} ORDER BY 1`.execute(portal.db);
  return [people.rows, ...(await Promise.all(rows))];
};

test('with the conditions of the application off, no call changes anything of another company', async () => {
  const before = await snapshot();
  const asked = operations
    // It would end the session that all the others use.
    .filter(({ id, method }) => method !== 'GET' && id !== 'revokeMyOtherSessions')
    .flatMap(({ method, url, body }) =>
      (body || url.includes(':') ? foreign : ['']).map((id) => ({
        method,
        url: `/api${url.replaceAll(/:\w+/g, id)}`,
        payload: body && sampleOf(body.schema, id),
      })),
    );
  const answers = await askAll(asked);
  expect(await snapshot()).toEqual(before);
  expect(answers.filter(({ body }) => body.includes(SECRET))).toEqual([]);
  expect(crashed(answers)).toEqual([]);
  expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBeGreaterThan(100);
}, 60_000);
