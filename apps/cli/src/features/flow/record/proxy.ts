import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** A call that passed the proxy, with its answer. */
export interface PassedCall {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  body: unknown;
  status: number;
  answer: unknown;
}

export interface Proxy {
  host: string;
  close: () => void;
}

/** Headers of one connection, which a proxy does not forward. */
const ownOfConnection = ['host', 'connection', 'content-length', 'transfer-encoding', 'content-encoding'];

/** Starts a proxy on this machine and reports the calls that pass. */
export async function openProxy(host: string, tell: (call: PassedCall) => void): Promise<Proxy> {
  const server = createServer((from, to) => {
    pass(host, from, tell).then(
      ({ status, headers, content }) => to.writeHead(status, headers).end(content),
      () => to.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    host: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function pass(host: string, from: IncomingMessage, tell: (call: PassedCall) => void) {
  const { method = 'GET', url = '/' } = from;
  const sent = await text(from);
  const headers = Object.entries(from.headers).filter(([name]) => !ownOfConnection.includes(name));
  const answer = await fetch(host + url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    ...(sent !== '' && { body: sent }),
  });
  const content = Buffer.from(await answer.arrayBuffer());
  const { status } = answer;
  if (url.startsWith('/api/'))
    tell({ method, path: url.slice(4), body: parsed(sent), status, answer: parsed(content.toString()) });
  const back = [...answer.headers].filter(([name]) => !ownOfConnection.includes(name));
  return { status, content, headers: Object.fromEntries(back) };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
