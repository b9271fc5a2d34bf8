import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { bridgePage } from './bridge-page.ts';
import { createInspectedLines, type InspectedLine } from './inspected-line.ts';

interface HubOptions {
  port: number;
  onLine: (line: InspectedLine) => void;
}

export interface Hub {
  /** The XState inspector, which is loaded from the internet. */
  url: string;
  close: () => void;
}

const historyLength = 200;

/** Forwards the inspection events of pages to this terminal and to browsers that show the inspector. */
export async function openHub({ port, onLine }: HubOptions): Promise<Hub> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bridgePage());
  });
  // The events contain no secrets, but pages of other origins must not read them.
  const sockets = new WebSocketServer({ server, verifyClient: ({ req }: { req: IncomingMessage }) => isNear(req) });
  const told: string[] = [];
  sockets.on('connection', (socket) => {
    const lineOf = createInspectedLines();
    for (const message of told) socket.send(message);
    socket.on('message', (data: Buffer) => {
      const message = data.toString();
      told.push(message);
      if (told.length > historyLength) told.shift();
      for (const other of sockets.clients) if (other !== socket) other.send(message);
      const line = lineOf(message);
      if (line) onLine(line);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}/`,
    close() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      server.close();
    },
  };
}

/** A page of this machine, or a program. */
function isNear({ headers: { origin } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  const { hostname } = URL.canParse(origin) ? new URL(origin) : { hostname: '' };
  return (
    hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost' || hostname.endsWith('.localhost')
  );
}
