import type { Catalogue } from '@biuro/core/i18n/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { countCacheOf } from '#platform/database/list/count-cache.ts';
import { Problem, storageFull } from '../problem.ts';
import type { Operation } from './contract.ts';
import type { Context, FileAnswer, Handlers } from './handlers.ts';
import type { RunOnce } from './idempotency.ts';
import { inTransaction, withDb } from './in-transaction.ts';
import { compileSerializer } from './serializer-compiler.ts';
import { compileValidator } from './validator-compiler.ts';
import { completeRefusal, type Validator, type Validators } from './validators.ts';

interface Result {
  status: number;
  body?: unknown;
  json?: string;
  file?: FileAnswer;
  headers?: Record<string, string | string[]>;
}
type AnyHandler = (request: unknown, context: Context) => Promise<Result>;

/** Decides who may call, before the body is read: throws a `Problem` or sets the caller on the request. */
export type Authorize = (request: FastifyRequest, operation: Operation) => Promise<void>;

export interface Mount {
  operations: Operation[];
  handlers: Handlers;
  /** Messages of the feature that answers an operation. */
  messages: ReadonlyMap<string, Catalogue>;
  validators: Validators;
  authorize: Authorize;
  runOnce: RunOnce;
  /** False while the disk is full: then people can only sign in and read. */
  hasFreeSpace(): boolean;
  contextOf(request: FastifyRequest, reply: FastifyReply, operation: Operation): Context;
}

/** Corrections of every cell of an import. */
const LARGE_BODY = 7.5 * 1024 * 1024;
/** Its bytes are passed on as they arrive. */
const PIECE = 'application/offset+octet-stream';

/** Adds a route for each operation of the contract. */
export function mountContract(
  app: FastifyInstance,
  { operations, handlers, messages, validators, authorize, runOnce, hasFreeSpace, contextOf }: Mount,
): void {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.addContentTypeParser(PIECE, (_request, payload, done) => done(null, payload));
  for (const operation of operations) {
    // The contract guarantees that a handler accepts what its schema lets through.
    const handler = handlers[operation.id as keyof Handlers] as unknown as AnyHandler;
    // The same holds for a validator, which gets a part of that.
    const validator = validators[operation.id as keyof Validators] as unknown as Validator | undefined;
    app.route({
      method: operation.method,
      url: `/api${operation.url}`,
      config: { operation, messages: messages.get(operation.id) },
      schema: schemaOf(operation),
      attachValidation: validator !== undefined,
      ...(operation.largeBody && { bodyLimit: LARGE_BODY }),
      onRequest: async (request) => {
        await authorize(request, operation);
        assertContentType(request, operation);
        if ((transacts(operation) || operation.stream) && !hasFreeSpace()) throw storageFull();
      },
      handler: async (request, reply) => {
        const context = contextOf(request, reply, operation);
        const { validationError: refusal } = request;
        if (validator && refusal)
          throw await underRowSecurity(context, (inside) => completeRefusal(request, refusal, validator, inside));
        return answer(request, reply, { operation, handler, runOnce }, context);
      },
    });
  }
}

/** An operation accepts one content type: another parser would produce a body that the schema was not made for. */
function assertContentType(request: FastifyRequest, { body }: Operation): void {
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (body && sent !== undefined && sent !== body.contentType) throw new Problem(415, 'unsupported_type');
}

function schemaOf({ params, querystring, headers, body, responses, stream }: Operation): RouteOptions['schema'] {
  return {
    querystring,
    ...(params && { params }),
    ...(headers && { headers }),
    ...(body && !stream && { body: body.schema }),
    // A copy, because Fastify replaces the schemas.
    response: { ...responses },
  };
}

interface Work {
  operation: Operation;
  handler: AnyHandler;
  runOnce: RunOnce;
}

async function answer(request: FastifyRequest, reply: FastifyReply, work: Work, context: Context): Promise<unknown> {
  const { operation, handler } = work;
  if (!writes(operation)) return send(reply, await read(request, handler, context));
  const done = write(request, work, context);
  // After the commit and before the answer; also after a failure, which may be a connection that was lost during the
  // commit.
  return send(reply, await done.finally(() => countCacheOf(context.tenant).forget(operation.tag)));
}

/** Reads of a client run under row-level security. */
const read = (request: unknown, handler: AnyHandler, context: Context): Promise<Result> =>
  underRowSecurity(context, (inside) => handler(request, inside));

const underRowSecurity = <T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> =>
  context.rowSecurityUser === undefined ? work(context) : inTransaction(context, work);

async function write(
  { params, query, headers, body }: FastifyRequest,
  { operation, handler, runOnce }: Work,
  context: Context,
): Promise<Result> {
  // A body that no schema has checked is not passed on.
  const input = { params, query, headers, body: operation.body && body };
  if (!transacts(operation)) return read(input, handler, context);
  const committed: (() => void)[] = [];
  const run = (db: Context['db']) =>
    handler(
      input,
      withDb(context, db, (work) => committed.push(work)),
    );
  const result = await runOnce(context, { operation: operation.id, key: keyOf(operation, headers), input }, run);
  for (const work of committed) work();
  return result;
}

/** Operations for signing in use transactions of their own: a wrong code stays counted whatever the answer is. */
const transacts = ({ method, security, stream }: Operation): boolean =>
  method !== 'GET' && security.bearer !== undefined && !stream;

/** A GET may belong to an operation that writes; the contract then requires a right to edit. */
const writes = ({ method, security }: Operation): boolean =>
  method !== 'GET' || (security.bearer ?? []).some((right) => right.endsWith(':edit'));

const keyOf = ({ headers }: Operation, { 'idempotency-key': key }: FastifyRequest['headers']): string | undefined =>
  headers?.properties?.['idempotency-key'] && typeof key === 'string' ? key : undefined;

function send(reply: FastifyReply, { status, body, json, file, headers }: Result): FastifyReply {
  reply.code(status);
  if (headers) reply.headers(headers);
  if (json !== undefined) return reply.type('application/json; charset=utf-8').send(json);
  if (file) return reply.headers(headersOf(file)).send(file.body);
  return reply.send(body);
}

/** The name twice: for clients with UTF-8, and for those that read ASCII only. */
const headersOf = ({ name, type, bytes, inline = false }: FileAnswer) => ({
  'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
  ...(bytes !== undefined && { 'Content-Length': bytes }),
  'Content-Disposition': `${inline ? 'inline' : 'attachment'}; filename="${name.normalize('NFD').replaceAll(/[^\w.-]/g, '')}"; filename*=UTF-8''${extended(name)}`,
});

/** RFC 8187 allows fewer characters than a URL does. */
const extended = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
