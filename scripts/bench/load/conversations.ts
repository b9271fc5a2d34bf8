import { connect, type Socket } from 'node:net';

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  host: string;
  headers: Record<string, string>;
  body?: unknown;
}
/** One side of a comparison: a server with the prefix, host and headers of its routes. */
export interface Side {
  port: number;
  prefix: string;
  host: string;
  headers: Record<string, string>;
}

export const HOW_LONG = { connections: 10, seconds: 2 };

/** Resolves with the body of a 2xx answer and rejects for any other. */
export type Ask = (call: Call) => Promise<string>;

/** How often in a second the work is done by several clients at once, each with its own connection. */
export async function conversations(
  port: number,
  work: (ask: Ask) => Promise<void>,
  { connections, seconds } = HOW_LONG,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  const person = async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    try {
      while (performance.now() - start < seconds * 1_000) {
        await work((call) => ask(socket, call));
        done += 1;
      }
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, person));
  return done / ((performance.now() - start) / 1_000);
}

function ask(socket: Socket, { method = 'GET', path, host, headers, body }: Call): Promise<string> {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const all = {
    Host: host,
    ...headers,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(method !== 'GET' && { 'Content-Length': String(Buffer.byteLength(sent)) }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (finish: () => void) => {
      socket.off('data', read).off('error', reject).off('close', closed);
      finish();
    };
    const closed = () => end(() => reject(new Error(`${path}: the connection was closed`)));
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const answer = bodyOf(text);
      if (answer !== undefined)
        end(() => (/^HTTP\/1.1 2/.test(text) ? resolve(answer) : reject(new Error(`${path} answered ${text}`))));
    };
    socket.on('data', read).once('error', reject).once('close', closed);
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${sent}`);
  });
}

/** The body, once all of it has come. */
function bodyOf(text: string): string | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = Number(/^content-length: (\d+)/im.exec(text.slice(0, head))?.[1] ?? 0);
  const body = text.slice(head + 4);
  return body.length < length ? undefined : body;
}
