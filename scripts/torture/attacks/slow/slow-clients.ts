import { connect, type Socket } from 'node:net';

const HEAD = 'Host: 127.0.0.1\r\nX-API-Key: biuro-web\r\n';
const SIGN_IN = `POST /api/users/check HTTP/1.1\r\n${HEAD}`;

/** One way to hold resources of a server at little cost (slowloris). */
interface Way {
  /** Sent at once. */
  begin: string;
  /** Sent each second from then on. */
  more?: string;
  /** Milliseconds between two reads; undefined where everything is read at once. */
  reads?: number;
  /** Seconds after which the server should have closed the connection. */
  limit: number;
}

export const waysOf = (large: string): Record<string, Way> => ({
  'begin a head and add a line a second': { begin: SIGN_IN, more: 'X-Drip: 1\r\n', limit: 20 },
  'begin a body and add a byte a second': {
    begin: `${SIGN_IN}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
    more: ' ',
    limit: 25,
  },
  'connect and say nothing': { begin: '', limit: 40 },
  'ask thirty times for much and read nothing': {
    begin: large.repeat(30),
    reads: Number.POSITIVE_INFINITY,
    limit: 60,
  },
  'ask thirty times for much and read a little': { begin: large.repeat(30), reads: 10_000, limit: 120 },
});

export interface SlowClient {
  way: string;
  limit: number;
  /** Whether it reads. A client that does not read does not notice the end. */
  listens: boolean;
  /** Seconds until the server closed the connection; undefined while it has not, as far as the client can see. */
  lasted(): number | undefined;
  leave(): void;
}

export function startSlowClient(port: number, way: string, { begin, more, reads, limit }: Way): SlowClient {
  const started = performance.now();
  const timers: NodeJS.Timeout[] = [];
  let lasted: number | undefined;
  const socket = connect(port, '127.0.0.1', () => {
    if (begin) socket.write(begin, 'latin1');
    if (more) timers.push(setInterval(() => socket.writable && socket.write(more), 1_000));
    if (reads !== undefined) readSlowly(socket, reads, timers);
  });
  if (reads === undefined) socket.resume();
  socket.on('error', () => {});
  socket.once('close', () => {
    lasted = (performance.now() - started) / 1_000;
    for (const timer of timers) clearInterval(timer);
  });
  return { way, limit, listens: reads === undefined, lasted: () => lasted, leave: () => socket.destroy() };
}

/** One piece at a time. */
function readSlowly(socket: Socket, reads: number, timers: NodeJS.Timeout[]): void {
  socket.on('data', () => socket.pause());
  socket.pause();
  if (Number.isFinite(reads)) timers.push(setInterval(() => socket.resume(), reads));
}
