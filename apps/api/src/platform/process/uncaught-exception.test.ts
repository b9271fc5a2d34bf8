import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { addressOf } from '@biuro/testing/database-address.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const BODY = JSON.stringify({ email: 'a@two.example', password: DEMO_PASSWORD });

/** The head of a request and half of its body. */
async function begin(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = ['POST /api/users/check HTTP/1.1', `Host: ${hostname}`, 'X-API-Key: biuro-cli'];
  const body = ['Content-Type: application/json', `Content-Length: ${BODY.length}`, '', BODY.slice(0, 10)];
  await new Promise<void>((resolve) => socket.write([...head, ...body].join('\r\n'), () => resolve()));
  return socket;
}

test.each(['uncaughtException', 'unhandledRejection'])(
  'after an %s outside of every request, the process answers what is under way, says so in one line, and ends with 1',
  async (fault) => {
    const server = await startServerProcess({ DATABASE_URL: addressOf(portal.connection), FAULT: fault }, [
      '--import',
      './apps/api/src/testing/processes/throw-later.ts',
      'apps/api/src/main.ts',
    ]);
    const socket = await begin(server.address);
    server.process.kill('SIGUSR2');
    await expect.poll(server.said).toContain(`${fault}: stopping`);
    const ready = await fetch(`${server.address}/readyz`).catch(() => undefined);
    expect(ready?.status).not.toBe(200);
    socket.write(BODY.slice(10));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close.*"challenge"/is);
    expect(await server.ended).toBe(1);
    const lines = server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level > 40);
    expect(lines).toMatchObject([
      {
        level: 60,
        msg: `${fault}: stopping`,
        fault: { type: 'Error', stack: expect.stringMatching(/^at \S*wrong .*throw-later\.ts:\d+:\d+\)\nat /) },
      },
    ]);
    expect(server.said()).not.toContain('44051401359');
  },
);

test('a stop that does not come to its end is not waited for', async () => {
  const module = new URL('./uncaught-exception.ts', import.meta.url).href;
  const program = `
    import { stopOnFault } from '${module}';
    stopOnFault({ log: { fatal: (_, text) => console.log(text) }, stop: () => new Promise(() => {}) }, 100);
    setInterval(() => {}, 1_000);
    setTimeout(() => { throw null; });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  expect([await text(child.stdout), await ended]).toEqual(['uncaughtException: stopping\n', 1]);
});
