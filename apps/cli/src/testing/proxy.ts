import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { ownHost } from './server.ts';

export interface TestProxy {
  host: string;
  /** Every call, as `POST /api/auth/access`. */
  calls: string[];
}

/** A proxy to the real server that records the calls and drops the answers for which `loses` returns true. */
export async function createProxy(loses: (call: string, nth: number) => boolean = () => false): Promise<TestProxy> {
  const real = new URL(ownHost());
  const calls: string[] = [];
  const server = createServer((from, to) => {
    const call = `${from.method} ${from.url?.split('?')[0]}`;
    calls.push(call);
    const nth = calls.filter((passed) => passed === call).length;
    const options = {
      host: real.hostname,
      port: real.port,
      method: from.method,
      path: from.url,
      headers: from.headers,
    };
    const onward = request(options, (answer) => {
      if (loses(call, nth)) return void answer.resume().once('end', () => to.destroy());
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    from.pipe(onward);
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
