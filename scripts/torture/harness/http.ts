import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Ask {
  method?: string;
  /** With the query. */
  path: string;
  /** Sent as JSON, unless it is bytes or text already. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from the first byte sent to the last one read. */
  took: number;
}

export type Send = (ask: Ask) => Promise<Answer>;

/** Longer than any answer may take. */
const TIMEOUT = 30_000;

/** Requests to one address over connections that are kept open, as many at a time as are asked for. */
export function createSender(address: string): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = ({ method = 'GET', path, body, headers = {} }: Ask) =>
    new Promise<Answer>((resolve, reject) => {
      const bytes = bytesOf(body);
      const started = performance.now();
      const sending = request(
        address + path,
        {
          method,
          agent,
          timeout: TIMEOUT,
          headers: {
            'X-API-Key': 'biuro-web',
            ...(bytes && { 'Content-Type': 'application/json', 'Content-Length': bytes.length }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
              took: performance.now() - started,
            }),
          );
        },
      );
      sending.once('timeout', () => sending.destroy(new Error(`${method} ${path} hangs`)));
      sending.once('error', reject);
      sending.end(bytes);
    });
  return { send, close: () => agent.destroy() };
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The body of an answer that has to be a good one. */
export function good({ status, text }: Answer) {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return JSON.parse(text || 'null');
}
