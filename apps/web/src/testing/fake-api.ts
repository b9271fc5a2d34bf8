import type { components } from '@biuro/contract';
import type { Ports } from '@biuro/core';
import { expect } from 'vitest';
import { acceptedStatus, type BodyOf, type Call, callOf, mistakeIn, mistakeInRequest } from './contract.ts';
import { createFakeUploads, type FakeUpload } from './fake-uploads.ts';

type FieldError = components['schemas']['FieldError'];

/** A request as the server saw it. */
export interface Sent {
  /** Path below `/api` with its parameters and query. */
  url: string;
  /** What the query says: `{ page: '2', 'filters[late]': 'true' }`. */
  query: Record<string, string>;
  /** What was written in JSON; undefined where nothing was. */
  body?: unknown;
  /** The `Idempotency-Key`. */
  key?: string;
}

interface Refusal {
  status: number;
  code: string;
  error: string;
  errors?: FieldError[];
  /** Seconds. */
  retryAfter?: number;
}

/** What comes in place of the answer when a server does not do what it was asked for. */
export class Trouble {
  /** A refusal in our server's words, a status with a page of a proxy, or nothing at all. */
  readonly reason: Refusal | number | 'offline';

  constructor(reason: Trouble['reason']) {
    this.reason = reason;
  }
}

/** A `Blob` is what a call answers whose answer is no JSON. */
export type Reply<C extends Call> = BodyOf<C> | Trouble | (undefined extends BodyOf<C> ? Blob : never);
export type Answer<C extends Call> = Reply<C> | ((sent: Sent) => Reply<C> | Promise<Reply<C>>);
/** The answers of a server; a call without one is a mistake of the test, except that files can always be uploaded. */
export type Answers = { [C in Call]?: Answer<C> };

export interface FakeApi {
  fetch: Ports['fetch'];
  /** Replaces the answer of an operation. */
  on<C extends Call>(call: C, answer: Answer<C>): void;
  /** The requests for an operation, oldest first. */
  sent(call: Call): Sent[];
  /** The headers of the same requests. */
  headers(call: Call): Headers[];
  /** The files that were uploaded, oldest first. */
  uploads: FakeUpload[];
  /** Every request that was to change something, oldest first: `['POST /companies']`. */
  changes(): string[];
  /** What is wrong: requests without an answer, requests that the server would refuse and the test does not, answers that the contract does not allow. */
  mistakes: string[];
}

/** A server that answers from a table. Each answer is held to the schema of the contract, so that none promises what the real one cannot. */
export function createFakeApi(answers: Answers): FakeApi {
  const table = new Map<Call, (sent: Sent) => unknown>();
  const requests: { call: Call; sent: Sent; headers: Headers }[] = [];
  const mistakes: string[] = [];
  const uploads = createFakeUploads();
  const on = (call: Call, answer: unknown) =>
    void table.set(call, typeof answer === 'function' ? (answer as (sent: Sent) => unknown) : () => answer);
  // Keys of an object literal lose their type in `Object.entries`; those of `Answers` are calls.
  for (const [call, answer] of Object.entries(answers)) on(call as Call, answer);

  const complain = (mistake: string): never => {
    mistakes.push(mistake);
    throw new TypeError(mistake);
  };

  return {
    on,
    mistakes,
    uploads: uploads.all,
    sent: (call) => requests.filter((one) => one.call === call).map(({ sent }) => sent),
    headers: (call) => requests.filter((one) => one.call === call).map(({ headers }) => headers),
    changes: () => requests.map(({ call }) => call).filter((call) => !/^(?:GET|HEAD) /.test(call)),
    async fetch(request) {
      const url = new URL(request.url);
      const path = url.pathname.replace(/^\/api/, '');
      const call = callOf(request.method, path) ?? complain(`The contract has no ${request.method} ${path}`);
      const bytes = new Uint8Array(await request.arrayBuffer());
      const sent = read(request, bytes, `${path}${url.search}`, url.searchParams);
      requests.push({ call, sent, headers: request.headers });
      const reply = await table.get(call)?.(sent);
      const ofUpload = reply === undefined ? uploads.answer(call, path, request.headers, bytes) : undefined;
      if (!ofUpload && !table.has(call)) complain(`The test has no answer for ${call}`);
      if (request.signal.aborted) throw new DOMException('Given up', 'AbortError');
      if (ofUpload) return ofUpload;
      // A form may send too little: the server is the validator, and the test then answers with its refusal.
      const lack = reply instanceof Trouble ? undefined : mistakeInRequest(call, sent.body);
      const response = lack ?? responseOf(call, reply);
      return typeof response === 'string' ? complain(response) : response;
    },
  };
}

function read(request: Request, bytes: Uint8Array<ArrayBuffer>, path: string, query: URLSearchParams): Sent {
  const key = request.headers.get('idempotency-key');
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    url: decodeURIComponent(path),
    query: Object.fromEntries(query),
    ...(isJson && { body: JSON.parse(new TextDecoder().decode(bytes)) as unknown }),
    ...(key !== null && { key }),
  };
}

/** A sentence where the contract does not allow the answer. */
function responseOf(call: Call, reply: unknown): Response | string {
  if (reply instanceof Trouble) return troubleOf(call, reply);
  if (reply instanceof Blob) return new Response(reply, { headers: { 'content-type': 'application/octet-stream' } });
  const status = acceptedStatus(call);
  const type = reply === undefined ? undefined : 'application/json';
  return mistakeIn(call, status, type, reply) ?? respond(status, type, reply);
}

function troubleOf(call: Call, { reason }: Trouble): Response | string {
  // As `fetch` says that nothing answers.
  if (reason === 'offline') throw new TypeError('Failed to fetch');
  if (typeof reason === 'number')
    return new Response('<h1>Bad Gateway</h1>', { status: reason, statusText: 'Bad Gateway' });
  const { status, code, error, errors, retryAfter } = reason;
  const type = 'application/problem+json';
  const more = { requestId: 'r-1', ...(errors && { errors }) };
  const body = { type: `/docs/errors#${code}`, title: code, status, error, code, ...more };
  return mistakeIn(call, status, type, body) ?? respond(status, type, body, retryAfter);
}

function respond(status: number, type: string | undefined, body: unknown, retryAfter?: number): Response {
  const headers = new Headers();
  if (type) headers.set('content-type', type);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

/** A refusal as our server words it; `errors` stand at the fields of a form. */
export function refused(
  status: number,
  code: string,
  error: string,
  more: Pick<Refusal, 'errors' | 'retryAfter'> = {},
): Trouble {
  return new Trouble({ status, code, error, ...more });
}

/** Nothing answers. */
export const offline = new Trouble('offline');

/** A proxy answers in place of the server, which is down: no sentence for people. */
export const gatewayDown = new Trouble(502);

/** The server has a fault of its own. */
export const broken = refused(500, 'unexpected', 'Coś nie działa po naszej stronie. Spróbuj ponownie');

/** An answer that comes when the test says so. */
export function held<T>(): { answer: () => Promise<T>; release: (reply: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: () => promise, release: resolve };
}

/** The `Idempotency-Key` of an intention, whichever it is. */
export const anyKey: unknown = expect.stringMatching(/^[\da-f]{32}$/);
