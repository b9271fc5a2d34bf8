import { connect } from 'node:net';
import type { Figure } from '../../../library/figures.ts';
import { none } from '../../harness/attack.ts';
import type { Harness } from '../../harness/harness.ts';

/** Seconds after which no client may still hold a connection without having finished a request. */
const LONGEST = 60;
const SLOW_CLIENTS = 100;

/** Connections that begin a request and never finish it: they are closed, and others are served meanwhile. */
export async function tooSlow({ first }: Harness): Promise<Figure[]> {
  const { hostname, port } = new URL(first.address);
  const started = performance.now();
  const clients = Array.from({ length: SLOW_CLIENTS }, (_, index) => {
    const socket = connect(Number(port), hostname);
    const head =
      index % 2
        ? 'POST /api/users/check HTTP/1.1\r\nHost: 127.0.0.1\r\n'
        : 'POST /api/users/check HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: biuro-web\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{';
    socket.write(head);
    const drip = setInterval(() => socket.write(index % 2 ? 'X-Drip: 1\r\n' : ' '), 1_000);
    return new Promise<number>((resolve) => {
      socket.on('error', () => {});
      socket.on('data', () => {});
      socket.once('close', () => {
        clearInterval(drip);
        resolve((performance.now() - started) / 1_000);
      });
      setTimeout(() => socket.destroy(), LONGEST * 1_000).unref();
    });
  });
  const served = await Promise.all(Array.from({ length: 20 }, () => first.send({ path: '/api/config' })));
  const longest = Math.max(...(await Promise.all(clients)));
  return [
    none(
      'edges: requests that slow clients kept from an answer',
      served.filter(({ status }) => status !== 200).map(({ status }) => `${status}`),
      `20 beside ${SLOW_CLIENTS} slow clients`,
    ),
    {
      name: 'edges: slow client until it was sent away',
      value: longest,
      unit: 's',
      goal: { atMost: 45 },
      detail: `longest of ${SLOW_CLIENTS}, one byte or header a second`,
    },
  ];
}
