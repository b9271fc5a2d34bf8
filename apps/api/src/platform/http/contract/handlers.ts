import type { Readable } from 'node:stream';
import type { components, operations } from '@biuro/contract';
import type { Locale } from '@biuro/core/i18n/text.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#platform/database/database.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';

export type OperationId = keyof operations;

type Parameters<K extends OperationId> = operations[K]['parameters'];
type Defined<T> = [T] extends [never] ? undefined : Exclude<T, undefined>;
type Body<K extends OperationId> = operations[K] extends { requestBody: { content: infer C } }
  ? C extends { 'application/offset+octet-stream': unknown }
    ? Readable
    : C[keyof C]
  : undefined;
type Responses<K extends OperationId> = operations[K]['responses'];

type AnswerHeaders = Record<string, string | string[]>;

/** Handlers only return successful answers; a refusal is a thrown `Problem`. */
type Success = 200 | 201 | 202 | 204 | 206;
type Answer<S, R> = R extends { content: infer C }
  ? C extends { 'application/json': infer B }
    ? { status: S; headers?: AnswerHeaders } & ({ body: Wire<B> } | { json: JsonText<B> })
    : { status: S; headers?: AnswerHeaders; file: FileAnswer<keyof C & string> }
  : { status: S; headers?: AnswerHeaders };
export type Reply<K extends OperationId> = {
  [S in keyof Responses<K> & Success]: Answer<S, Responses<K>[S]>;
}[keyof Responses<K> & Success];

/** The body of a successful answer. */
export type SuccessBody<K extends OperationId> = {
  [S in keyof Responses<K> & Success]: Responses<K>[S] extends { content: { 'application/json': infer B } } ? B : never;
}[keyof Responses<K> & Success];

declare const written: unique symbol;
/** JSON that the database has written. It is sent as it is; tests compare it with the contract. */
export type JsonText<B> = string & { [written]: B };

/** Sent as an attachment, unless it is `inline`. */
export interface FileAnswer<Type extends string = string> {
  name: string;
  type: Type;
  body: Buffer | Readable;
  /** Length of a stream. */
  bytes?: number;
  /** Shown in the page; only for what cannot run. */
  inline?: boolean;
}

/** What the serializer accepts: an instant may still be a Date. */
export type Wire<T> = T extends string ? T | Date : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;

export interface Caller {
  id: string;
  sessionId: string;
  role: components['schemas']['Role'];
  isAdmin: boolean;
  /** Requests of this caller run under row-level security: see `asClient`. */
  rowSecurity: boolean;
  /** Came through an action link, and may do nothing else. */
  link?: ActionLink;
}

/** What a link lets a person do without signing in. */
export interface ActionLink {
  /** The document request that it answers. */
  requestId: string;
  expiresAt: Date;
}

export interface Request<K extends OperationId> {
  params: Defined<Parameters<K>['path']>;
  query: Defined<Parameters<K>['query']>;
  headers: Record<string, string | undefined>;
  body: Body<K>;
}

export interface Context {
  tenant: Tenant;
  /**
   * A transaction in every operation that changes something for a signed-in caller and in every request of a client; it
   * commits before the answer is sent.
   */
  db: Db;
  /** Runs the work after the transaction of `db` has committed; not at all when it is rolled back. */
  afterCommit: (work: () => void) => void;
  /** The client under whose row-level security the request runs; undefined for the office and for anonymous callers. */
  rowSecurityUser: string | undefined;
  /** In public operations, reading any property of the caller may throw 401. */
  caller: Caller;
  /** Language of the answer. */
  locale: Locale;
  ip: string;
  /** API key of the client build. */
  client: string;
  requestId: string;
  /** Aborted when the client has hung up or the request has timed out. For work that takes seconds. */
  signal: () => AbortSignal;
  log: FastifyBaseLogger;
}

export type Handler<K extends OperationId> = (request: Request<K>, context: Context) => Promise<Reply<K>>;
export type Handlers = { [K in OperationId]: Handler<K> };
