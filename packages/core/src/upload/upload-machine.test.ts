import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createFakePorts } from '../testing/fake-ports.ts';
import { type Answer, empty, held, json, noConnection, problem } from '../testing/fake-server.ts';
import { createUploadServer } from '../testing/upload-server.ts';
import type { UploadInput } from './upload-context.ts';
import { createUploadMachine, type UploadActor } from './upload-machine.ts';
import { whole } from './whole-upload.ts';

const KIB = 1024;
const SIZE = 700 * KIB;
/** Bytes at different places differ, so that a piece at a wrong place shows. */
const content = Array.from({ length: SIZE }, (_, at) => String.fromCharCode(33 + (at % 89))).join('');
const source = {
  name: 'żółw.pdf',
  size: SIZE,
  slice: async (start: number, end: number) => new TextEncoder().encode(content.slice(start, end)),
};

function setUp() {
  const server = createUploadServer();
  const ports = createFakePorts({ server });
  const begin = (more: Partial<UploadInput> = {}) => {
    const input = { source, purpose: 'payment_proof' as const, ...more };
    const upload = createActor(createUploadMachine(ports), { clock: ports.clock, input }).start();
    onTestFinished(() => void upload.stop());
    return upload;
  };
  /** `PATCH 256+444`: the place where a piece begins, and its length, in KiB. */
  const calls = () =>
    server.seen.map(({ call, headers, body }) => {
      const [method = ''] = call.split(' ');
      const at = Number(headers.get('upload-offset')) / KIB;
      return method === 'PATCH' ? `PATCH ${at}+${body.length / KIB}` : method;
    });
  return { ...ports, server, begin, calls };
}

type State = 'waiting' | 'failed' | 'done' | 'cancelled';
const reached = (upload: UploadActor, state: State) =>
  waitFor(upload, (snapshot) => snapshot.matches(state), { timeout: 2_000 });

describe('a file', () => {
  test('is announced with its name, purpose and size, and sent in pieces that grow on a fast line', async () => {
    const { server, begin, calls } = setUp();
    expect(await whole(begin())).toBe(server.newest());
    expect(calls()).toEqual(['POST', 'PATCH 0+256', 'PATCH 256+444']);
    expect(server.received()).toBe(content);
    const [{ headers } = { headers: null }] = server.seen;
    expect(['upload-length', 'upload-metadata', 'tus-resumable'].map((name) => headers?.get(name))).toEqual([
      String(SIZE),
      'filename xbzDs8WCdy5wZGY=,purpose cGF5bWVudF9wcm9vZg==',
      '1.0.0',
    ]);
  });

  test('is sent in smaller pieces on a slow line, and says how much has arrived', async () => {
    const { server, clock, begin, calls } = setUp();
    server.onPiece = () => clock.advance(4_000);
    const upload = begin();
    const offsets = new Set<number>();
    upload.subscribe(({ context }) => void offsets.add(context.offset / KIB));
    await whole(upload);
    expect(calls().slice(0, 4)).toEqual(['POST', 'PATCH 0+256', 'PATCH 256+128', 'PATCH 384+64']);
    expect([...offsets].slice(0, 4)).toEqual([0, 256, 384, 448]);
    expect(server.received()).toBe(content);
  });

  test('goes on by its id where the server has it, in another visit too', async () => {
    const { server, begin, calls } = setUp();
    server.breakAfter(100 * KIB);
    const first = begin();
    await reached(first, 'waiting');
    first.stop();
    server.seen.length = 0;

    const { id } = first.getSnapshot().context;
    expect(await whole(begin({ id }))).toBe(id);
    expect(calls()).toEqual(['HEAD', 'PATCH 100+256', 'PATCH 356+344']);
    expect(server.received()).toBe(content);
  });

  test('of which the server has all already is not sent again', async () => {
    const { begin, calls } = setUp();
    const id = await whole(begin());
    expect(await whole(begin({ id }))).toBe(id);
    expect(calls().slice(3)).toEqual(['HEAD']);
  });

  test('that can no longer be read fails', async () => {
    const { begin } = setUp();
    const slice = () => Promise.reject(new Error('NotReadableError'));
    const { context } = await reached(begin({ source: { ...source, slice } }), 'failed');
    expect(context.failure).toEqual({
      kind: 'unexpected',
      message: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie',
    });
  });
});

describe('a line that breaks', () => {
  test('in the middle, and again, costs only what had not arrived', async () => {
    const { server, clock, begin, calls } = setUp();
    server.breakAfter(100 * KIB);
    const upload = begin();
    await reached(upload, 'waiting');
    server.breakAfter(50 * KIB);
    clock.advance(1_000);
    await expect.poll(calls).toHaveLength(4);
    expect((await reached(upload, 'waiting')).context).toMatchObject({ breaks: 1, failure: { kind: 'offline' } });
    clock.advance(1_000);

    await whole(upload);
    expect(calls()).toEqual([
      'POST',
      'PATCH 0+256',
      'HEAD',
      'PATCH 100+128',
      'HEAD',
      'PATCH 150+64',
      'PATCH 214+128',
      'PATCH 342+256',
      'PATCH 598+102',
    ]);
    expect(server.received()).toBe(content);
    expect(upload.getSnapshot().context).toMatchObject({ breaks: 0, failure: null });
  });

  test('after the last byte is no reason to send anything again', async () => {
    const { server, clock, begin, calls } = setUp();
    const upload = begin({ source: { ...source, size: 200 * KIB } });
    server.breakAfter(200 * KIB);
    await reached(upload, 'waiting');
    clock.advance(1_000);
    await whole(upload);
    expect(calls()).toEqual(['POST', 'PATCH 0+200', 'HEAD']);
  });

  test('is tried twice as late each time, half a minute at most, for as long as it takes', async () => {
    const { server, clock, begin } = setUp();
    server.on('POST /uploads', noConnection);
    const upload = begin();
    const waits: number[] = [];
    for (let made = 1; made <= 7; made += 1) {
      await waitFor(upload, ({ context }) => context.breaks === made, { timeout: 2_000 });
      const before = clock.now();
      while (upload.getSnapshot().matches('waiting')) clock.advance(500);
      waits.push((clock.now() - before) / 1_000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  test('is not waited for once it has returned', async () => {
    const { server, begin } = setUp();
    server.breakAfter(0);
    const upload = begin();
    await reached(upload, 'waiting');
    upload.send({ type: 'line.returned' });
    await whole(upload);
    expect(server.received()).toBe(content);
  });

  test('uses its attempts up; bytes that have arrived give new ones', async () => {
    const { server, clock, begin, calls } = setUp();
    server.breakAfter(100 * KIB);
    const upload = begin({ attempts: 2 });
    await reached(upload, 'waiting');
    server.instead = noConnection;
    clock.advance(1_000);
    await expect.poll(() => upload.getSnapshot().context.offset).toBe(100 * KIB);
    await reached(upload, 'waiting');
    clock.advance(1_000);
    const { context } = await reached(upload, 'failed');
    expect([context.offset, context.failure?.kind]).toEqual([100 * KIB, 'offline']);
    expect(calls()).toEqual(['POST', 'PATCH 0+256', 'HEAD', 'PATCH 100+128', 'HEAD', 'PATCH 100+64']);
    expect(clock.waiting()).toBe(0);
  });

  test('goes on from there when the person tries again', async () => {
    const { server, begin, calls } = setUp();
    server.breakAfter(100 * KIB);
    const upload = begin({ attempts: 1 });
    await reached(upload, 'failed');
    upload.send({ type: 'retry' });
    await whole(upload);
    expect(calls().slice(2)).toEqual(['HEAD', 'PATCH 100+256', 'PATCH 356+344']);
    expect(server.received()).toBe(content);
  });
});

describe('a server that is busy', () => {
  test.each([
    [423, 30],
    [429, 7],
    [503, 20],
  ])('with %i is asked again after the seconds that it says, however well the line is', async (status, seconds) => {
    const { server, clock, begin } = setUp();
    server.instead = () => problem(status, 'busy', 'Zaraz wracamy', { 'retry-after': String(seconds) });
    const upload = begin();
    await reached(upload, 'waiting');
    server.instead = null;
    upload.send({ type: 'line.returned' });
    clock.advance(seconds * 1_000 - 1);
    expect(upload.getSnapshot().value).toBe('waiting');
    clock.advance(1);
    await whole(upload);
    expect(server.received()).toBe(content);
  });

  test('or that has another part than was thought is asked what it has', async () => {
    const { server, clock, begin, calls } = setUp();
    server.instead = () => problem(409, 'upload_offset', 'Inna część');
    const upload = begin();
    const { id } = (await reached(upload, 'waiting')).context;
    server.instead = null;
    // Another tab goes on with it meanwhile.
    await whole(begin({ id }));
    server.seen.length = 0;
    clock.advance(1_000);
    await whole(upload);
    expect(calls()).toEqual(['HEAD']);
  });

  test('because too many files are on their way is not waited for', async () => {
    const { server, begin } = setUp();
    server.on('POST /uploads', () => problem(429, 'too_many_uploads', 'Zbyt wiele plików', { 'retry-after': '60' }));
    const { context } = await reached(begin(), 'failed');
    expect(context.failure?.message).toBe('Zbyt wiele plików');
  });
});

describe('a proxy that answers in place of the server', () => {
  test.each<[string, Answer]>([
    ['without an offset', () => empty()],
    ['with the offset that it was asked with', () => told({ 'upload-offset': '0' })],
  ])('%s counts as a broken line', async (_, answer) => {
    const { server, begin } = setUp();
    server.instead = answer;
    expect((await reached(begin(), 'waiting')).context).toMatchObject({ offset: 0, failure: { kind: 'offline' } });
  });

  test('without an id counts as a broken line', async () => {
    const { server, begin } = setUp();
    server.on('POST /uploads', () => empty());
    expect((await reached(begin(), 'waiting')).context).toMatchObject({ id: null, failure: { kind: 'offline' } });
  });
});

describe('an upload that is gone', () => {
  test('begins anew', async () => {
    const { server, clock, begin, calls } = setUp();
    server.breakAfter(100 * KIB);
    const upload = begin();
    await reached(upload, 'waiting');
    server.lose();
    clock.advance(1_000);
    await expect.poll(calls).toHaveLength(3);
    await reached(upload, 'waiting');
    clock.advance(2_000);
    expect(await whole(upload)).toBe(server.newest());
    expect(calls()).toEqual([
      'POST',
      'PATCH 0+256',
      'HEAD',
      'POST',
      'PATCH 0+64',
      'PATCH 64+128',
      'PATCH 192+256',
      'PATCH 448+252',
    ]);
    expect(server.received()).toBe(content);
  });

  test('also where only one attempt may be made', async () => {
    const { server, clock, begin } = setUp();
    const id = await whole(begin());
    server.lose();
    const upload = begin({ id, attempts: 1 });
    await reached(upload, 'waiting');
    clock.advance(1_000);
    await whole(upload);
    expect(server.received()).toBe(content);
  });

  test('each time it is begun fails in the end', async () => {
    const { server, clock, begin } = setUp();
    server.onPiece = () => server.lose();
    const upload = begin({ attempts: 2 });
    await reached(upload, 'waiting');
    clock.advance(1_000);
    await expect.poll(() => upload.getSnapshot().context.breaks).toBe(2);
    await reached(upload, 'waiting');
    clock.advance(2_000);
    expect((await reached(upload, 'failed')).context.failure?.status).toBe(404);
  });
});

describe('a file that is refused', () => {
  const errors = [{ pointer: '/file', code: 'file_kind', message: 'Dodaj plik PDF' }];
  const refusal = () => json(422, { status: 422, error: 'Sprawdź plik', code: 'invalid', errors });

  test('before it is sent fails with the sentence of its field', async () => {
    const { server, clock, begin } = setUp();
    server.on('POST /uploads', refusal);
    await expect(whole(begin())).rejects.toMatchObject({ failure: { status: 422, fields: errors } });
    expect(clock.waiting()).toBe(0);
  });

  test('once all has come fails with the sentence of its field', async () => {
    const { server, clock, begin } = setUp();
    server.instead = refusal;
    await expect(whole(begin())).rejects.toMatchObject({ failure: { status: 422, fields: errors } });
    expect(clock.waiting()).toBe(0);
  });
});

describe('an upload that is given up', () => {
  test('is deleted at the server', async () => {
    const { server, clock, begin, calls } = setUp();
    server.breakAfter(100 * KIB);
    const upload = begin();
    await reached(upload, 'waiting');
    const ending = whole(upload);
    upload.send({ type: 'cancel' });
    await expect(ending).rejects.toMatchObject({ name: 'AbortError' });
    expect(upload.getSnapshot().output).toEqual({ id: null });
    expect(calls()).toEqual(['POST', 'PATCH 0+256', 'DELETE']);
    expect([server.received(), clock.waiting()]).toEqual(['', 0]);
  });

  test('stops the piece that is on its way, and does not need the server', async () => {
    const { server, begin } = setUp();
    server.instead = held().answer;
    const upload = begin();
    await expect.poll(server.calls).toHaveLength(2);
    server.on(`DELETE /uploads/${server.newest()}`, noConnection);
    upload.send({ type: 'cancel' });
    await reached(upload, 'cancelled');
    expect(server.seen.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  });

  test('before it was announced deletes nothing', async () => {
    const { server, begin, calls } = setUp();
    server.on('POST /uploads', held().answer);
    const upload = begin();
    await expect.poll(calls).toEqual(['POST']);
    upload.send({ type: 'cancel' });
    await reached(upload, 'cancelled');
    expect(calls()).toEqual(['POST']);
  });
});

test('an upload that has failed leaves no timer, and whoever waited for it ends it', async () => {
  const { server, clock, begin } = setUp();
  server.on('POST /uploads', noConnection);
  const upload = begin({ attempts: 2 });
  const ending = whole(upload);
  await reached(upload, 'waiting');
  expect(clock.waiting()).toBe(1);
  clock.advance(1_000);
  await expect(ending).rejects.toMatchObject({ failure: { kind: 'offline' } });
  expect([upload.getSnapshot().status, clock.waiting()]).toEqual(['stopped', 0]);
});

function told(headers: Record<string, string>, status = 204): Response {
  return new Response(null, { status, headers });
}
