import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHub } from './hub.ts';
import type { InspectedLine } from './inspected-line.ts';

const message = JSON.stringify({
  type: '@xstate.snapshot',
  createdAt: '1795257600000',
  sessionId: 'x:1',
  event: { type: 'code.submit' },
  snapshot: { value: { authenticating: 'gettingUser' }, context: {} },
});

async function openWatchedHub() {
  const lines: InspectedLine[] = [];
  const hub = await openHub({ port: 0, onLine: (line) => lines.push(line) });
  onTestFinished(hub.close);
  const connect = async (origin?: string) => {
    const socket = new WebSocket(hub.url.replace('http', 'ws'), origin === undefined ? {} : { origin });
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    return socket;
  };
  return { lines, connect, url: hub.url };
}

test('what a page tells is printed as a trace and passed on, also to whoever comes later', async () => {
  const { lines, connect } = await openWatchedHub();
  const page = await connect('http://127.0.0.1:8080');
  const watcher = await connect();
  const passed = once(watcher, 'message');
  page.send('{"type":"@xstate.actor","sessionId":"x:1","name":"login"}');
  await passed;
  const second = once(watcher, 'message');
  page.send(message);
  expect(String((await second)[0])).toBe(message);
  expect(lines).toEqual([
    { at: '2026-11-21T10:40:00.000Z', actor: 'login', event: 'code.submit', state: 'authenticating.gettingUser' },
  ]);
  const late = new WebSocket(watcher.url);
  onTestFinished(() => late.terminate());
  const kept: string[] = [];
  late.on('message', (data: Buffer) => kept.push(data.toString()));
  await expect.poll(() => kept.at(-1)).toBe(message);
});

test('a page of somebody else is refused', async () => {
  const { connect } = await openWatchedHub();
  await expect(connect('https://evil.example')).rejects.toThrow('401');
});

test('what is no transition is passed on and not printed', async () => {
  const { lines, connect } = await openWatchedHub();
  const page = await connect();
  const watcher = await connect();
  const passed = once(watcher, 'message');
  page.send('{"type":"@xstate.actor"}');
  await passed;
  expect(lines).toEqual([]);
});

test('a browser finds the inspector there', async () => {
  const { url } = await openWatchedHub();
  const answer = await fetch(url);
  expect(await answer.text()).toContain('https://stately.ai/inspect');
});
