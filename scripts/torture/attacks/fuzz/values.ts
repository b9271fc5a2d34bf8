import type { Schema } from '@biuro/testing/sample.ts';
import fc from 'fast-check';

/** Existing ids, so that requests get further than a 404. Drawn by position, so that a seed draws the same ones in another run. */
export type Pool = readonly string[];

const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** What no schema foresees. */
const NASTY: unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [null],
  [[[[[[[[[[]]]]]]]]]],
  JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
  JSON.parse('{"toString":1}'),
  'a\0b',
  'half \ud800 a character',
  '\u202Etxt.exe',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ﷺ'.repeat(90),
  'x'.repeat(70_000),
  '1'.repeat(400),
  "'; DROP TABLE users; --",
  '%',
  '_%\\',
  '=1+1',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'name:asc;name',
  'Infinity',
  'NaN',
  '1e400',
  '9999-12-31',
  '0000-00-00',
  '+275760-09-13',
  '2026-02-30',
  '2026-10-25 02:30:00',
  '0001-01-01 00:00:00',
  'infinity',
  'now',
];

const NIPS = ['5260250274', '1234563218'];

/** Mostly valid values, and at every place an invalid one now and then. */
export function valueOf(schema: Schema, pool: Pool): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: goodOf(schema, pool) }, { weight: 1, arbitrary: fc.constantFrom(...NASTY) });
}

function goodOf(schema: Schema, pool: Pool): fc.Arbitrary<unknown> {
  const choices = [schema.oneOf, schema.anyOf].find(Array.isArray);
  if (choices) return fc.oneof(...choices.map((choice: Schema) => valueOf(choice, pool)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => goodOf({ ...schema, type }, pool)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, pool);
    case 'array':
      // The contract names the kind of every list.
      return fc.array(valueOf(schema.items as Schema, pool), { maxLength: 4 });
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? -(2 ** 31)), max: Number(schema.maximum ?? 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: Number(schema.minimum ?? -1e9), max: Number(schema.maximum ?? 1e9), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema, pool);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, pool: Pool): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, pool)]));
  const known = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
  const more = fc.dictionary(fc.string(), fc.constantFrom(...NASTY), { maxKeys: 2 });
  return fc.oneof(
    { weight: 20, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, more).map(([a, b]) => ({ ...a, ...b })) },
  );
}

function textOf({ format, pattern, minLength, maxLength }: Schema, pool: Pool): fc.Arbitrary<string> {
  const own = fc.nat(Math.max(0, pool.length - 1)).map((place) => pool[place] ?? '');
  switch (format) {
    case 'uuid':
      return fc.oneof(
        { weight: 6, arbitrary: own },
        fc.uuid(),
        own.map((id) => id.toUpperCase()),
      );
    case 'email':
      return fc.oneof(fc.emailAddress(), fc.constantFrom('admin@two.example', 'A@Two.Example', 'x@y', '"a b"@c.pl'));
    case 'date':
      return dates.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return dates.map((date) => date.toISOString());
    case 'phone':
      return fc.constantFrom('600100200', '+48 600 100 200', '0048600100200', '+1 202 555 0100');
    case 'nip':
      return fc.constantFrom(...NIPS);
  }
  if (typeof pattern === 'string')
    return pattern.startsWith('^20[0-9]{2}-(0[1-9]|1[0-2])-') ? instants : fc.stringMatching(new RegExp(pattern));
  const length = { minLength: Number(minLength ?? 0), maxLength: Math.min(Number(maxLength ?? 300), 3_000) };
  const any = fc.oneof(
    fc.string({ ...length, unit: 'grapheme' }),
    fc.string({ ...length, unit: 'binary' }),
    fc.string(length),
  );
  if (format !== 'line') return any;
  const visible = any.map((text) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:\/\//gu, ' '));
  return fc.oneof({ weight: 3, arbitrary: visible }, any);
}

const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const instants = dates.map((date) => date.toISOString().slice(0, 19).replace('T', ' '));

/** Bodies that are no JSON, or more of it than anybody reads. */
export const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  DEEP,
  `{"a":${DEEP}}`,
  '1'.repeat(10_000),
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
];

export const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/problem+json',
  '',
];

/** Parts of a path or query that no encoder would write. */
export const RAW = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%2e%2e%2f',
  'a'.repeat(4_000),
  '[]',
  '[a]=1',
  'filters[__proto__][x]=1',
];
