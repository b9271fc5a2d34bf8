import type { components, operations } from '@biuro/contract';
import type { Locale } from '@biuro/core/i18n/text.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#platform/database/database.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';

export type OperationId = keyof operations;

type Parameters<K extends OperationId> = operations[K]['parameters'];
type Defined<T> = [T] extends [never] ? undefined : Exclude<T, undefined>;
type Body<K extends OperationId> = operations[K] extends { requestBody: { content: infer C } } ? C[keyof C] : undefined;
type Responses<K extends OperationId> = operations[K]['responses'];

/** Only what succeeds is returned; a refusal is a thrown `Problem`. */
type Success = 200 | 201 | 202 | 204;
type Answer<S, R> = R extends { content: infer C }
  ? C extends { 'application/json': infer B }
    ? { status: S; headers?: Record<string, string> } & ({ body: Wire<B> } | { json: JsonText<B> })
    : { status: S; file: FileAnswer<keyof C & string> }
  : { status: S; headers?: Record<string, string> };
export type Reply<K extends OperationId> = {
  [S in keyof Responses<K> & Success]: Answer<S, Responses<K>[S]>;
}[keyof Responses<K> & Success];

/** What an operation answers when it succeeds. */
export type SuccessBody<K extends OperationId> = {
  [S in keyof Responses<K> & Success]: Responses<K>[S] extends { content: { 'application/json': infer B } } ? B : never;
}[keyof Responses<K> & Success];

declare const written: unique symbol;
/** An answer that the database has written already; it goes out as it is, and tests hold it against the contract. */
export type JsonText<B> = string & { [written]: B };

/** A file to be saved, not shown. */
export interface FileAnswer<Type extends string = string> {
  name: string;
  type: Type;
  body: Buffer;
}

/** What the serializer takes: an instant may still be a Date. */
export type Wire<T> = T extends string ? T | Date : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;

export interface Caller {
  id: string;
  sessionId: string;
  role: components['schemas']['Role'];
  isAdmin: boolean;
  /** The database itself shows and takes only what is of this person's companies, whatever a query asks for. */
  rowSecurity: boolean;
}

export interface Request<K extends OperationId> {
  params: Defined<Parameters<K>['path']>;
  query: Defined<Parameters<K>['query']>;
  headers: Record<string, string | undefined>;
  body: Body<K>;
}

export interface Context {
  tenant: Tenant;
  /** A transaction in everything that a signed-in person may change, and in all that a client does: it commits before the answer goes out. */
  db: Db;
  /** Runs the work once the transaction of `db` has committed, and never when it has not. */
  afterCommit: (work: () => void) => void;
  /** The client beyond whose companies the database shows nothing; undefined for the office and for who has not signed in. */
  rowSecurityUser: string | undefined;
  /** In operations that are open to everybody, reading anything of the caller may throw 401. */
  caller: Caller;
  /** Language of the answer. */
  locale: Locale;
  ip: string;
  /** API key of the client build. */
  client: string;
  requestId: string;
  /** Aborted when nobody waits for the answer any more: they have hung up, or it has come too late. For work that takes seconds. */
  signal: () => AbortSignal;
  log: FastifyBaseLogger;
}

export type Handler<K extends OperationId> = (request: Request<K>, context: Context) => Promise<Reply<K>>;
export type Handlers = { [K in OperationId]: Handler<K> };
