import { isNip } from '@biuro/core/poland/nip.ts';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { readNip } from '#platform/formats/nip.ts';
import { isPhone } from '#platform/formats/phone.ts';
import { isLine, isText } from '#platform/formats/text.ts';
import { invalid, type Mistake } from '../problem.ts';
import type { Schema } from './contract.ts';
import { lazyPerSchema } from './lazy.ts';

/**
 * Schemas of the contract are checked when it is generated; checking and optimizing them again takes longer than using
 * them.
 */
export const OF_THE_CONTRACT = {
  strict: false,
  validateSchema: false,
  meta: false,
  code: { optimize: false },
} as const;

const OPTIONS = { ...OF_THE_CONTRACT, allErrors: true, useDefaults: true, removeAdditional: false, verbose: true };

/**
 * Validators for Fastify. Bodies are validated as they are; in query, path and headers, texts may become numbers and
 * booleans. Mistakes become a 422 `Problem` with their pointers.
 */
export const compileValidator: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  const check = (httpPart === 'body' ? createValidator : createTextValidator)(schema);
  return (data: unknown) => {
    const mistakes = check(data);
    return mistakes.length === 0 ? { value: data } : { error: invalid(...mistakes) };
  };
};

const mistakesBy =
  (check: ValidateFunction) =>
  (data: unknown): Mistake[] => {
    const broken = findBrokenText(data);
    if (broken !== undefined) return [{ pointer: broken, code: 'broken_text' }];
    return check(data) ? [] : withoutEchoes((check.errors ?? []).map(toMistake));
  };

/** The format of PostgreSQL; the one of the library also accepts `urn:uuid:`. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const withFormats = (ajv: Ajv2020) =>
  addFormats
    .default(ajv)
    .addFormat('uuid', UUID)
    .addFormat('nip', isNip)
    .addFormat('phone', isPhone)
    .addFormat('line', isLine)
    .addFormat('text', isText);

const strict = withFormats(new Ajv2020(OPTIONS));
const textual = withFormats(new Ajv2020({ ...OPTIONS, coerceTypes: true }));

/** All mistakes of a value against a schema of the contract. */
export const createValidator = lazyPerSchema((schema: Schema) => mistakesBy(strict.compile(schema)));

/** The same for values that arrive as text, such as a query: numbers and booleans replace their texts in place. */
export const createTextValidator = lazyPerSchema((schema: Schema) => mistakesBy(textual.compile(schema)));

/**
 * Pointer to a string with a NUL or a lone surrogate, which PostgreSQL cannot store. Without recursion, because a
 * hostile body may be deep.
 */
function findBrokenText(data: unknown): string | undefined {
  const open: [pointer: string, value: unknown][] = [['', data]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return pointer;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) open.push([pointer, key], [`${pointer}/${key}`, child]);
  }
  return undefined;
}

function toMistake({ keyword, instancePath, params, data }: ErrorObject): Mistake {
  switch (keyword) {
    case 'required':
      return { pointer: `${instancePath}/${params.missingProperty}`, code: 'required' };
    case 'additionalProperties':
      return { pointer: `${instancePath}/${params.additionalProperty}`, code: 'unknown_field' };
    case 'minLength':
      return {
        pointer: instancePath,
        code: data === '' || params.limit === 1 ? 'required' : 'too_short',
        values: { min: params.limit },
      };
    case 'maxLength':
      return { pointer: instancePath, code: 'too_long', values: { max: params.limit } };
    case 'minimum':
    case 'maximum':
      return { pointer: instancePath, code: keyword, values: { limit: params.limit } };
    case 'format':
      if (params.format === 'nip')
        return readNip(String(data), instancePath).mistake ?? { pointer: instancePath, code: 'nip' };
      return { pointer: instancePath, code: params.format };
    case 'enum':
      return { pointer: instancePath, code: data === '' ? 'required' : 'enum' };
    case 'pattern':
      return { pointer: instancePath, code: data === '' ? 'required' : 'pattern' };
    default:
      return { pointer: instancePath, code: keyword };
  }
}

/**
 * At most one mistake per place: an empty e-mail is missing, not malformed as well. A value is not reported as wrong
 * when one of its parts is.
 */
function withoutEchoes(mistakes: Mistake[]): Mistake[] {
  const isWhole = ({ code }: Mistake) => code === 'oneOf' || code === 'type';
  const rank = (mistake: Mistake) => (mistake.code === 'required' ? 0 : isWhole(mistake) ? 2 : 1);
  const best = new Map<string, Mistake>();
  for (const mistake of mistakes) {
    if (isWhole(mistake) && mistakes.some(({ pointer }) => pointer.startsWith(`${mistake.pointer}/`))) continue;
    const known = best.get(mistake.pointer);
    if (!known || rank(mistake) < rank(known)) best.set(mistake.pointer, mistake);
  }
  return [...best.values()];
}
