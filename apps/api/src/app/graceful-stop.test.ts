import { connect } from 'node:net';
import { removeDataDir } from '@biuro/testing/data-dir.ts';
import { createDemoDataDir } from '@biuro/testing/demo-data.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { expect, test } from 'vitest';

const ROUNDS = 5;
const CLIENTS = 12;

interface Tally {
  answered: number;
  /** Requests that were sent and whose connection broke, on a new connection as on one that was kept. */
  reset: number;
  failed: number;
}

/** Asks on one connection after another until nobody listens any more; goes on with one for as long as the server keeps it. */
async function visit(port: number, request: string, tally: Tally): Promise<void> {
  let listening = true;
  while (listening) {
    await new Promise<void>((resolve) => {
      let answer = '';
      let open = false;
      let waits = false;
      const ask = () => {
        waits = true;
        socket.write(request);
      };
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        open = true;
        ask();
      });
      const finish = () => {
        if (waits) tally.reset += 1;
        resolve();
      };
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
        const head = answer.indexOf('\r\n\r\n');
        const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1] ?? Number.NaN);
        if (head < 0 || answer.length < head + 4 + length) return;
        if (answer.startsWith('HTTP/1.1 200')) tally.answered += 1;
        else tally.failed += 1;
        const isLast = /^connection: close/im.test(answer.slice(0, head));
        answer = '';
        waits = false;
        if (isLast) socket.end();
        else ask();
      });
      socket.on('error', () => {
        if (!open) listening = false;
      });
      socket.once('close', finish);
    });
  }
}

test(`${ROUNDS} stops under load break no answer`, { timeout: 300_000 }, async () => {
  const tally: Tally = { answered: 0, reset: 0, failed: 0 };
  const dataDir = await createDemoDataDir();
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    const { access_token } = await demoLogin(server.address, 'admin@demo.example');
    const head = ['GET /api/companies HTTP/1.1', 'Host: localhost', 'X-API-Key: biuro-cli'];
    const request = `${[...head, `Authorization: Bearer ${access_token}`].join('\r\n')}\r\n\r\n`;
    const before = tally.answered;
    const visits = Array.from({ length: CLIENTS }, () => visit(Number(new URL(server.address).port), request, tally));
    while (tally.answered < before + 100) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.stop();
    await Promise.all(visits);
    expect(await server.ended).toBe(0);
  }
  await removeDataDir(dataDir);
  expect({ reset: tally.reset, failed: tally.failed }).toEqual({ reset: 0, failed: 0 });
  expect(tally.answered).toBeGreaterThan(ROUNDS * 100);
});
