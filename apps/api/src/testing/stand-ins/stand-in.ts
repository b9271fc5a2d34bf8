import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a stand-in received. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** Failures of any HTTP service. `silence`: no answer. */
export type Trouble = 429 | 500 | 'silence' | 'break' | 'malformed' | 'too_large' | 'redirect' | 'cut_off';

export interface StandIn<T> {
  url: string;
  /** All requests, oldest first. */
  requests: RecordedRequest[];
  /** Failures of the next requests, one each. */
  next(...troubles: (T | 'fine')[]): void;
  /** Failure of every request until the next {@link reset}. */
  always(trouble: T): void;
  reset(): void;
  close(): Promise<void>;
}

const TROUBLES: Record<Exclude<Trouble, 'silence' | 'cut_off'>, Reply> = {
  429: { status: 429, type: 'text/plain', body: 'Too Many Requests', headers: { 'retry-after': '120' } },
  500: { status: 500, type: 'text/html', body: '<h1>Internal Server Error</h1>' },
  break: {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: '<!DOCTYPE html><html lang="pl"><title>Przerwa techniczna</title><p>Przepraszamy, trwają prace.</html>',
  },
  malformed: { status: 200, type: '', body: '{"result":<root><dane>' },
  too_large: { status: 200, type: '', body: ' '.repeat(1_200_000) },
  redirect: { status: 302, type: 'text/plain', body: '', headers: { location: '/elsewhere' } },
};

/** A server on loopback in place of an external service. `answer` gets the failures that are specific to the service. */
export async function startStandIn<Own extends string = never>(
  type: string,
  answer: (request: RecordedRequest, trouble: Own | undefined) => Reply,
): Promise<StandIn<Trouble | Own>> {
  const requests: RecordedRequest[] = [];
  let upcoming: (Trouble | Own | 'fine')[] = [];
  let lasting: Trouble | Own | undefined;
  const isGeneral = (trouble: Trouble | Own): trouble is keyof typeof TROUBLES => trouble in TROUBLES;

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
    requests.push(request);
    const met = upcoming.shift() ?? lasting;
    const trouble = met === 'fine' ? undefined : met;
    if (trouble === 'silence') return;
    if (trouble === 'cut_off')
      return void response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());
    const reply =
      trouble === undefined
        ? answer(request, trouble)
        : isGeneral(trouble)
          ? TROUBLES[trouble]
          : answer(request, trouble);
    response.writeHead(reply.status, { 'content-type': reply.type || type, ...reply.headers }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    next: (...troubles) => void upcoming.push(...troubles),
    always: (trouble) => void (lasting = trouble),
    reset() {
      requests.length = 0;
      upcoming = [];
      lasting = undefined;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
