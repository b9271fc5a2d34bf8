import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerProcess } from './server-process.ts';

const READY = `require('node:http').createServer((_, to) => to.end(process.env.WORD)).listen(process.env.PORT, '127.0.0.1')`;

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'biuro-process-'))));
afterAll(() => rm(folder, { recursive: true }));

async function program(text: string): Promise<string[]> {
  const file = join(folder, `${crypto.randomUUID()}.cjs`);
  await writeFile(file, text);
  return [file];
}

test('a server is there once it says that it is ready, and gone after its stop', async () => {
  const server = await startServerProcess({ WORD: 'hello' }, await program(READY));
  expect(await (await fetch(server.address)).text()).toBe('hello');
  await server.stop();
  await expect(fetch(server.address)).rejects.toThrow();
});

test('what a server said before it ended is in the error', async () => {
  const starting = startServerProcess({}, await program(`console.error('no disk'); process.exit(3)`));
  await expect(starting).rejects.toThrow('The server ended: no disk');
});
