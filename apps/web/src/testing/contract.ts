import type { paths } from '@biuro/contract';
import contract from '@biuro/contract/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
type Path = keyof paths;

/** An operation of the contract by its method and path: `PUT /companies/{id}`. */
export type Call = {
  [P in Path]: {
    [M in Method]: paths[P][M] extends { responses: object } ? `${Uppercase<M>} ${P}` : never;
  }[Method];
}[Path];

type OperationOf<C extends Call> = C extends `${infer M} ${infer P extends Path}`
  ? paths[P][Lowercase<M> & keyof paths[P]]
  : never;

type Accepted<C extends Call> =
  OperationOf<C> extends { responses: infer R } ? R[keyof R & (200 | 201 | 202 | 204)] : never;

type ContentOf<R> = R extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** What the contract says that the operation answers when it has done its work; nothing where that is an empty answer. */
export type BodyOf<C extends Call> = ContentOf<Accepted<C>>;

interface Described {
  requestBody?: { content?: Record<string, unknown> };
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

/** The methods of a path as the contract's JSON has them. */
type Methods = Partial<Record<Lowercase<Uppercase<Method>>, Described>>;

// The type of the imported JSON is one literal of a megabyte, of which these two parts are read.
const operations = contract.paths as unknown as Record<string, Methods>;
const responses = contract.components.responses as Record<string, Described['responses'][string]>;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// Judged by the server's own functions.
for (const format of ['nip', 'phone', 'line', 'text']) ajv.addFormat(format, true);
ajv.addSchema(contract, 'contract');
const compiled = new Map<string, ValidateFunction>();

const patterns = Object.keys(operations).map((path) => ({
  path,
  // A path without parameters stands before one that would take it for a record's id.
  parameters: path.split('{').length - 1,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
}));

/** The operation that a request is for: `PUT /companies/{id}`. Undefined where the contract has none. */
export function callOf(method: string, path: string): Call | undefined {
  const [found] = patterns
    .filter((one) => one.pattern.test(path) && method.toLowerCase() in (operations[one.path] ?? {}))
    .toSorted((a, b) => a.parameters - b.parameters);
  // It was looked up among the operations of the contract.
  return found && (`${method} ${found.path}` as Call);
}

/** The status of an operation that has done its work: the first one of the contract that is no refusal. */
export function acceptedStatus(call: Call): number {
  return Number(Object.keys(operationOf(call).responses).find((status) => status.startsWith('2')));
}

/** What is wrong with an answer, judged by the schema that the contract has for it; undefined where nothing is. */
export function mistakeIn(call: Call, status: number, type: string | undefined, body: unknown): string | undefined {
  const { responses: declared } = operationOf(call);
  const key = String(status) in declared ? String(status) : 'default';
  const pointer = ['paths', ...partsOf(call), 'responses', key];
  const own = declared[key];
  const shared = own?.$ref?.split('/').at(-1);
  const content = (shared === undefined ? own : responses[shared])?.content;
  if (!content) return body === undefined ? undefined : `${call} answers ${status} without a body`;
  if (type === undefined || !(type in content))
    return `${call} answers ${status} as ${Object.keys(content).join(' or ')}`;
  const at = [...(shared === undefined ? pointer : ['components', 'responses', shared]), 'content', type, 'schema'];
  const validate = compile(at);
  if (validate(body)) return undefined;
  return `${call} does not answer ${status} like this: ${ajv.errorsText(validate.errors)}`;
}

/** What is wrong with the body of a request, which the server would refuse before it looks at it; undefined where nothing is. */
export function mistakeInRequest(call: Call, body: unknown): string | undefined {
  const type = 'application/json';
  const { requestBody } = operationOf(call);
  if (!requestBody?.content || !(type in requestBody.content))
    return body === undefined ? undefined : `${call} takes no body`;
  const validate = compile(['paths', ...partsOf(call), 'requestBody', 'content', type, 'schema']);
  return validate(body) ? undefined : `${call} does not take this: ${ajv.errorsText(validate.errors)}`;
}

function compile(at: string[]): ValidateFunction {
  const $ref = `contract#/${at.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  const known = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, known);
  return known;
}

function partsOf(call: Call): [path: string, method: string] {
  const [method = '', path = ''] = call.split(' ');
  return [path, method.toLowerCase()];
}

function operationOf(call: Call): Described {
  const [path, method] = partsOf(call);
  const operation = operations[path]?.[method as Method];
  if (!operation) throw new Error(`The contract has no ${call}`);
  return operation;
}
