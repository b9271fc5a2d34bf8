import contract from '@biuro/contract/openapi.json' with { type: 'json' };
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bearsFile, browserFetch } from './browser-fetch.ts';

const SECOND = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network on which a request gets this answer, and is given up when its caller says so. */
function networkWith(answer: Promise<Response>): void {
  vi.stubGlobal('fetch', (_request: Request, { signal }: RequestInit) => {
    const end = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new DOMException('Aborted', 'AbortError'));
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp);
    });
    return Promise.race([answer, end]);
  });
}

const never = new Promise<Response>(() => {});

interface Sent {
  path?: string;
  init?: RequestInit;
}

/** What has become of a request so far: the name of its error, its text, or nothing. */
function ask({ path = '/companies', init }: Sent = {}) {
  const sent: { end?: string } = {};
  browserFetch(new Request(`https://biuro.example/api${path}`, init))
    .then((response) => response.text())
    .then(
      (text) => (sent.end = text),
      (error: Error) => (sent.end = error.name),
    );
  return sent;
}

test('a request that gets no answer is late after fifteen seconds', async () => {
  networkWith(never);
  const sent = ask();
  await vi.advanceTimersByTimeAsync(14 * SECOND);
  expect(sent.end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(sent.end).toBe('TimeoutError');
});

test('an answer may take long as long as it goes on, and is late when it stops', async () => {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const answer = new Response(readable);
  networkWith(Promise.resolve(answer));
  // As a browser does.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (request: Request, init: RequestInit) => {
    init.signal?.addEventListener('abort', () => void writer.abort(new DOMException('Aborted', 'AbortError')));
    return fetch(request, init);
  });
  const writer = writable.getWriter();
  const sent = ask();
  for (let part = 0; part < 5; part++) {
    void writer.write(new TextEncoder().encode('a'));
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(sent.end).toBeUndefined();
  }
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(sent.end).toBe('TimeoutError');
});

test('an answer is handed on as it came', async () => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment' };
  networkWith(Promise.resolve(new Response('NIP;Nazwa', { status: 201, headers })));
  const answer = await browserFetch(new Request('https://biuro.example/api/companies/export'));
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([201, 'attachment']);
  expect(await (await answer.blob()).text()).toBe('NIP;Nazwa');
  networkWith(Promise.resolve(new Response(null, { status: 204 })));
  expect((await browserFetch(new Request('https://biuro.example/api/auth/logout'))).status).toBe(204);
  expect(vi.getTimerCount()).toBe(0);
});

test('a file has a minute, and the time that its bytes take on a slow line', async () => {
  networkWith(never);
  const made = ask({ path: '/companies/export' });
  const sent = ask({ path: '/liabilities/1/proof', init: { method: 'PUT', body: 'a'.repeat(1_000_000) } });
  await vi.advanceTimersByTimeAsync(59 * SECOND);
  expect(made.end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(made.end).toBe('TimeoutError');
  await vi.advanceTimersByTimeAsync(49 * SECOND);
  expect(sent.end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(sent.end).toBe('TimeoutError');
});

test('who gives a request up, before or after it was sent, hears of nothing else', async () => {
  networkWith(never);
  const caller = new AbortController();
  const sent = ask({ init: { signal: caller.signal } });
  await vi.advanceTimersByTimeAsync(SECOND);
  caller.abort();
  const tooLate = ask({ init: { signal: caller.signal } });
  await vi.advanceTimersByTimeAsync(SECOND);
  expect([sent.end, tooLate.end]).toEqual(['AbortError', 'AbortError']);
  expect(vi.getTimerCount()).toBe(0);
});

test('the addresses with files are those of the contract', () => {
  const { responses } = contract.components;
  const isFile = (answer: object): boolean => {
    if ('$ref' in answer) return isFile(responses[String(answer.$ref).split('/').at(-1) as keyof typeof responses]);
    return 'content' in answer && Object.keys(Object(answer.content)).some((type) => /csv|octet-stream|zip/.test(type));
  };
  const bears = (operation: object) =>
    'x-large-body' in operation ||
    ('requestBody' in operation && isFile(Object(operation.requestBody))) ||
    ('responses' in operation && Object.values(Object(operation.responses)).some((answer) => isFile(Object(answer))));
  const paths = Object.entries(contract.paths).map(([path, methods]) => ({
    path: `/api${path.replaceAll(/\{\w+\}/g, '0190')}`,
    bears: Object.values(methods).some((operation) => bears(Object(operation))),
  }));
  expect(paths.filter(({ path }) => bearsFile(path))).toEqual(paths.filter((one) => one.bears));
  expect(paths.some((one) => one.bears)).toBe(true);
});
