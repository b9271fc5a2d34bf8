import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { ownHost } from './server.ts';

export interface TestProxy {
  host: string;
  /** Every call, as `POST /api/auth/access`. */
  calls: string[];
}

interface Interference {
  /** Whether the answer of the server is dropped. */
  loses?: (call: string, nth: number) => boolean;
  /** Bytes of the request after which the line breaks; the server has them by then. */
  cuts?: (call: string, nth: number) => number | undefined;
  /** Whether the server is too busy for the call. */
  busy?: (call: string, nth: number) => boolean;
  /** The code of a refusal that is answered instead of asking the server. */
  refuses?: (call: string, nth: number) => string | undefined;
}

/** A proxy to the real server that records the calls. */
export async function createProxy({ loses, cuts, busy, refuses }: Interference = {}): Promise<TestProxy> {
  const real = new URL(ownHost());
  const calls: string[] = [];
  const server = createServer((from, to) => {
    const call = `${from.method} ${from.url?.split('?')[0]}`;
    calls.push(call);
    const nth = calls.filter((passed) => passed === call).length;
    if (busy?.(call, nth)) {
      to.writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': '1' });
      return void to.end(JSON.stringify({ status: 503, code: 'unavailable', error: 'Portal jest zajęty' }));
    }
    const code = refuses?.(call, nth);
    if (code !== undefined) {
      to.writeHead(403, { 'Content-Type': 'application/problem+json' });
      return void to.end(JSON.stringify({ status: 403, code, error: `Odmowa: ${code}` }));
    }
    const options = {
      host: real.hostname,
      port: real.port,
      method: from.method,
      path: from.url,
      headers: from.headers,
    };
    const onward = request(options, (answer) => {
      if (loses?.(call, nth)) return void answer.resume().once('end', () => to.destroy());
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    const cut = cuts?.(call, nth);
    if (cut === undefined) return void from.pipe(onward);
    let left = cut;
    onward.on('error', () => {});
    from.on('data', (chunk: Buffer) => {
      if (left > 0) onward.write(chunk.subarray(0, left));
      if (left > 0 && left <= chunk.length)
        // The server takes them from its socket meanwhile.
        setTimeout(() => {
          onward.destroy();
          to.destroy();
        }, 200);
      left -= chunk.length;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The go-between has no port');
  return { host: `http://127.0.0.1:${address.port}`, calls };
}
