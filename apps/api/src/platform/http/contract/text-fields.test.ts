import { describe, expect, test } from 'vitest';
import { ADMIN, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { outcomes, upload } from '../../../testing/records/company-files.ts';
import { send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';
import { type Operation, readOperations, type Schema } from './contract.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);

const SENTENCE = 'Wpisz to w jednym wierszu, bez niewidocznych znaków i adresów stron (://)';

/** The paths of the texts in a schema of which the contract does not say what they are. */
function openTexts(schema: Schema | undefined, path: string): string[] {
  if (!schema) return [];
  const { type, properties = {}, items, additionalProperties } = schema;
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((kind) => (schema[kind] ?? []) as Schema[]);
  const says = ['enum', 'const', 'pattern', 'format'].some((keyword) => keyword in schema);
  return [
    ...([type].flat().includes('string') && !says ? [path] : []),
    ...Object.entries(properties).flatMap(([name, property]) => openTexts(property, `${path}/${name}`)),
    ...openTexts(items as Schema | undefined, `${path}/*`),
    ...parts.flatMap((part) => openTexts(part, path)),
    ...(typeof additionalProperties === 'object' ? openTexts(additionalProperties, `${path}/*`) : []),
  ];
}

const requestsOf = ({ params, querystring, headers, body }: Operation) => [params, querystring, headers, body?.schema];

describe('every text that a request may have', () => {
  test('is one line, text of several lines, or something else that the contract names', () => {
    const left = readOperations().flatMap((operation) =>
      requestsOf(operation).flatMap((schema) => openTexts(schema, operation.id)),
    );
    expect(left).toEqual([]);
  });

  test('would be noticed without that', () => {
    const schema: Schema = {
      properties: {
        name: { type: 'string', maxLength: 5 },
        title: { type: ['string', 'null'] },
        lines: { type: 'array', items: { type: 'string', minLength: 1 } },
        either: { oneOf: [{ type: 'string' }, { type: 'null' }] },
        named: { type: 'string', format: 'line' },
      },
    };
    expect(openTexts(schema, 'one')).toEqual(['one/name', 'one/title', 'one/lines/*', 'one/either']);
  });
});

const LURES = ['Anna\r\nhttp://zlodziej.example', 'Anna http://zlodziej.example', 'Anna \u202Egpj', 'An\u200Bna'];

describe('a name that hides something', () => {
  test.each(LURES)('is not written into an invitation: %j', async (first_name) => {
    const email = 'zaproszona@biuro.example';
    const { status, body } = await send(admin, 'POST', '/api/users', {
      email,
      first_name,
      last_name: 'Nowak',
      role: 'accountant',
    });
    expect([status, body.errors]).toEqual([422, [{ pointer: '/first_name', code: 'line', message: SENTENCE }]]);
    const messages = portal.db.selectFrom('outbox').select('id').where('recipient', '=', email);
    expect(await messages.execute()).toEqual([]);
  });

  test.each(LURES)('is not that of a company: %j', async (name) => {
    const { status, body } = await send(admin, 'POST', '/api/companies', {
      name,
      company_type: 'zoo',
      vat_number: '5260250274',
    });
    expect([status, body.error]).toEqual([422, SENTENCE]);
    const { id } = await portal.db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow();
    const title = await send(admin, 'POST', '/api/tasks', { company_id: id, title: name, kind: 'other' });
    expect([
      title.status,
      title.body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    ]).toEqual([422, expect.arrayContaining([['/title', 'line']])]);
  });

  test('is refused in its row of an imported file', async () => {
    const file = `nazwa;nip;forma\n"Alfa http://zlodziej.example";5260250274;zoo\n"Beta\nGamma";7010024017;zoo`;
    const { status, body } = await upload(admin, file, '?dry_run=true');
    expect([status, outcomes(body)]).toEqual([
      200,
      [
        [2, 'rejected', SENTENCE],
        [3, 'rejected', SENTENCE],
      ],
    ]);
  });
});
