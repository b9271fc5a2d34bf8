import { expect, test } from 'vitest';
import { OutOfMemory, runInProcess } from './run-in-process.ts';

const megabytes = 64;
const moduleOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const DOUBLES = 'export const run = ({ number, bytes, at }) => ({ number: number * 2, bytes, at });';

test('a process answers what the function of its module returns', async () => {
  const given = { number: 21, bytes: Buffer.from('zażółć'), at: new Date('2026-03-01T12:00:00Z') };
  const answer = await runInProcess<typeof given>(moduleOf(DOUBLES), given, { megabytes });
  expect({ ...answer, bytes: Buffer.from(answer.bytes) }).toEqual({ ...given, number: 42 });
});

test('a large file goes there and back', async () => {
  const file = Buffer.alloc(8 * 1024 * 1024, 'x');
  const answer = await runInProcess<Uint8Array>(moduleOf('export const run = (file) => file;'), file, { megabytes });
  expect(Buffer.from(answer).equals(file)).toBe(true);
});

test.each([
  ['throws', 'export const run = () => { throw new Error("broken"); };', 'broken'],
  ['rejects', 'export const run = async () => { throw new Error("broken"); };', 'broken'],
  ['ends', 'export const run = () => process.exit(3);', 'ended with 3'],
  ['does not load', 'throw new Error("broken")', 'ended with 1'],
])('a module that %s fails its caller only', async (_how, text, reason) => {
  await expect(runInProcess(moduleOf(text), null, { megabytes })).rejects.toThrow(reason);
});

test('a process that takes more memory than it may have ends alone', async () => {
  const text = 'export const run = () => { const rows = []; for (;;) rows.push(Array(100).fill(null)); };';
  await expect(runInProcess(moduleOf(text), null, { megabytes })).rejects.toBeInstanceOf(OutOfMemory);
}, 60_000);

test('a process that nobody waits for is ended, and its caller is told why', async () => {
  const asking = new AbortController();
  const asked = runInProcess(moduleOf('export const run = () => new Promise(() => {});'), null, {
    megabytes,
    signal: asking.signal,
  });
  setTimeout(() => asking.abort(new Error('hung up')), 300);
  await expect(asked).rejects.toThrow('hung up');
});

test('for whoever has left already no process begins', async () => {
  const signal = AbortSignal.abort(new Error('hung up'));
  await expect(runInProcess(moduleOf(DOUBLES), 21, { megabytes, signal })).rejects.toThrow('hung up');
});

test('a process knows nothing of the environment', async () => {
  process.env.SECRET_OF_THE_TEST = 'secret';
  const names = await runInProcess<string[]>(moduleOf('export const run = () => Object.keys(process.env);'), null, {
    megabytes,
  });
  delete process.env.SECRET_OF_THE_TEST;
  expect(names.filter((name) => /SECRET|KEY|URL|PATH$/.test(name))).toEqual([]);
});
