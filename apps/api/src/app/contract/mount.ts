import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Problem } from '../problem.ts';
import { createCheckers } from './checkers.ts';
import type { Operation } from './contract.ts';
import type { Context, Handlers } from './handlers.ts';
import { runOnce } from './idempotency.ts';

type AnyHandler = (
  request: unknown,
  context: Context,
) => Promise<{ status: number; body?: unknown; headers?: Record<string, string> }>;

/** Decides, before the body is read, who may call: throws a `Problem` or leaves the caller on the request. */
export type Authorize = (request: FastifyRequest, operation: Operation) => Promise<void>;

export interface Mount {
  operations: Operation[];
  handlers: Handlers;
  authorize: Authorize;
  contextOf(request: FastifyRequest): Context;
}

const LARGE_BODY = 6 * 1024 * 1024;

/** Makes a route of each operation of the contract: who may call, what is accepted, what is answered. */
export function mountContract(app: FastifyInstance, { operations, handlers, authorize, contextOf }: Mount): void {
  app.setValidatorCompiler(createCheckers());
  for (const operation of operations) {
    // The contract proves that the handler takes what its own schema lets through.
    const handler = handlers[operation.id as keyof Handlers] as unknown as AnyHandler;
    app.route({
      method: operation.method,
      url: `/api${operation.url}`,
      config: { operation },
      schema: schemaOf(operation),
      ...(operation.body?.contentType === 'text/csv' && { bodyLimit: LARGE_BODY }),
      onRequest: async (request) => {
        await authorize(request, operation);
        assertContentType(request, operation);
      },
      handler: (request, reply) => answer(request, reply, operation, handler, contextOf(request)),
    });
  }
}

/** One operation takes one kind of content: a body that another parser read would meet a schema that was not made for it. */
function assertContentType(request: FastifyRequest, { body }: Operation): void {
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (body && sent !== undefined && sent !== body.contentType) throw new Problem(415, 'unsupported_type');
}

function schemaOf({ params, querystring, headers, body, responses }: Operation): RouteOptions['schema'] {
  return {
    querystring,
    ...(params && { params }),
    ...(headers && { headers }),
    ...(body && { body: body.schema }),
    response: responses,
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  handler: AnyHandler,
  context: Context,
): Promise<unknown> {
  const input = { params: request.params, query: request.query, headers: request.headers, body: request.body };
  const committed: (() => void)[] = [];
  const run = (db: Context['db']) =>
    handler(
      input,
      withDb(context, db, (work) => committed.push(work)),
    );
  const key = request.headers['idempotency-key'];
  const result = writes(operation)
    ? await runOnce(context, { operation: operation.id, key: keyOf(operation, key), input }, run)
    : await run(context.db);
  for (const work of committed) work();
  reply.code(result.status).headers(result.headers ?? {});
  return result.body;
}

/** The steps of signing in keep their own transactions: a wrong code stays counted whatever the answer is. */
const writes = ({ method, security }: Operation): boolean => method !== 'GET' && security.bearer !== undefined;

const keyOf = ({ headers }: Operation, key: unknown): string | undefined =>
  headers?.properties?.['idempotency-key'] && typeof key === 'string' ? key : undefined;

// `caller` is a getter that may throw: a spread would call it.
const withDb = (context: Context, db: Context['db'], afterCommit: Context['afterCommit']): Context =>
  Object.create(context, {
    db: { value: db, enumerable: true },
    afterCommit: { value: afterCommit, enumerable: true },
  });
