import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { components, operations } from '@biuro/contract';

type ModuleName = keyof components['schemas']['Modules'];

/** JSON Schema, as far as the server reads it. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  [keyword: string]: unknown;
}

/** One operation of the contract, its schemas ready for the validator. */
export interface Operation {
  id: string;
  tag: string;
  /** The operation exists only where the office has enabled this module. */
  module: ModuleName | undefined;
  method: string;
  /** In the notation of Fastify, without the prefix `/api`. */
  url: string;
  /** Security schemes with the rights that each requires. */
  security: Record<string, string[]>;
  /** Whoever holds an action link may call it, too. */
  actionLink: boolean;
  /** A signature in the address stands in for the token. */
  signedAddress: boolean;
  params: Schema | undefined;
  querystring: Schema;
  headers: Schema | undefined;
  body: { contentType: string; schema: Schema } | undefined;
  responses: Record<string, Schema>;
  /** The body may be larger than others. */
  largeBody: boolean;
  /** The body reaches the handler as it arrives, unchecked, and no transaction waits for it. */
  stream: boolean;
  /** Exports a whole list as a file. */
  exportsList: boolean;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Media {
  content?: Record<string, { schema: Schema }>;
}
interface RawOperation {
  operationId: string;
  tags: string[];
  'x-module'?: ModuleName;
  'x-large-body'?: boolean;
  'x-stream'?: boolean;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media>;
}

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'];

const contractFile = fileURLToPath(import.meta.resolve('@biuro/contract/openapi.json'));
export const contractText = readFileSync(contractFile, 'utf8');

// Bundled and linted by `npm run generate`, so its shape is known.
const document = JSON.parse(contractText) as {
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown>>;
};

/** The named schema, with every reference resolved. */
export function schemaOfComponent(name: string): Schema {
  return resolve({ $ref: `#/components/schemas/${name}` }) as Schema;
}

let known: Operation[] | undefined;

/** Read once, so that what is compiled from a schema can be cached by the schema object. */
export function readOperations(): Operation[] {
  known ??= Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, raw]) => toOperation(path, method, resolve(raw) as RawOperation)),
  );
  return known;
}

export function operationOf(id: keyof operations): Operation {
  const operation = readOperations().find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

function toOperation(path: string, method: string, raw: RawOperation): Operation {
  const parameters = raw.parameters ?? [];
  const group = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const [body] = Object.entries(raw.requestBody?.content ?? {});
  return {
    id: raw.operationId,
    tag: raw.tags[0] ?? 'app',
    module: raw['x-module'],
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    security: (raw.security ?? document.security)[0] ?? {},
    actionLink: raw.security?.some((alternative) => 'actionLink' in alternative) ?? false,
    signedAddress: raw.security?.some((alternative) => 'signedAddress' in alternative) ?? false,
    params: group('path').length > 0 ? toObject(group('path'), (name) => name) : undefined,
    // An unknown key is a mistake: a misspelt filter must not return the unfiltered list.
    querystring: { ...toObject(group('query'), (name) => name), additionalProperties: false },
    headers: group('header').length > 0 ? toObject(group('header'), (name) => name.toLowerCase()) : undefined,
    body: body && { contentType: body[0], schema: body[1].schema },
    responses: Object.fromEntries(
      Object.entries(raw.responses).flatMap(([status, response]) => {
        const schema = response.content?.['application/json']?.schema;
        return schema ? [[status, schema]] : [];
      }),
    ),
    largeBody: raw['x-large-body'] === true,
    stream: raw['x-stream'] === true,
    exportsList: 'text/csv' in (raw.responses['200']?.content ?? {}),
  };
}

function toObject(parameters: Parameter[], nameOf: (name: string) => string): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter.name), parameter.schema])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => nameOf(parameter.name)),
  };
}

/** Resolved references, shared by all that refer to them: do not modify. */
const referred = new Map<string, unknown>();

function resolve(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolve);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string') return resolveReference(node.$ref);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
}

function resolveReference(reference: string): unknown {
  const before = referred.get(reference);
  if (before !== undefined) return before;
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = resolve(keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document));
  referred.set(reference, found);
  return found;
}
