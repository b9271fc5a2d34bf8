import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from './outbox-queries.ts';
import { createSmsapi, toNumber } from './transport-smsapi.ts';

interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

const TAKEN = {
  count: 1,
  list: [
    {
      id: 'someId',
      points: 0.16,
      number: '48600100200',
      date_sent: 1_598_964_973,
      submitted_number: '48600100200',
      status: 'QUEUE',
      error: null,
      idx: null,
      parts: 1,
    },
  ],
};

let server: Server;
let url: string;
let received: Received[];
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    received.push({ method: request.method, path: request.url, headers: request.headers, form });
    response.writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: JSON.stringify(TAKEN) };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const message: Message = {
  id: '019a0000-0000-7000-8000-000000000001',
  channel: 'sms',
  recipient: '+48 600 100 200',
  subject: '',
  text: 'Biuro: kod logowania 123456. Działa 5 minut.',
  html: null,
  code: '123456',
  link: null,
  attempts: 1,
  created_at: new Date(),
};
const BRAND = { product: 'Biuro', office: 'Biuro', primary: '#6766cc', secondary: '#b62268' };
const deliver = () => createSmsapi(url, 'secret-token').deliver(message, BRAND);

describe('a text message through SMSAPI', () => {
  test('is posted as a form with an id that tells repeats', async () => {
    await deliver();
    expect(received.map(({ method, path, form }) => ({ method, path, form }))).toEqual([
      {
        method: 'POST',
        path: '/sms.do',
        form: {
          to: '48600100200',
          message: 'Biuro: kod logowania 123456. Działa 5 minut.',
          format: 'json',
          encoding: 'utf-8',
          normalize: '1',
          idx: '019a0000-0000-7000-8000-000000000001',
          check_idx: '1',
        },
      },
    ]);
    expect(received[0]?.headers.authorization).toBe('Bearer secret-token');
  });

  test('that was taken before counts as sent', async () => {
    answer = { status: 200, body: '{"error":53,"message":"idx not unique"}' };
    await expect(deliver()).resolves.toBeUndefined();
  });

  test.each([13, 14, 57, 59, 112])('is given up after error %i', async (error) => {
    answer = { status: 200, body: JSON.stringify({ error, message: 'refused' }) };
    await expect(deliver()).rejects.toMatchObject({ message: `smsapi ${error}`, permanent: true });
  });

  test.each([101, 103, 201, 202, 203, 999, 4711])('is tried again after error %i', async (error) => {
    answer = { status: 200, body: JSON.stringify({ error, message: 'later' }) };
    await expect(deliver()).rejects.toMatchObject({ message: `smsapi ${error}`, permanent: false });
  });

  test.each([
    [500, '{}', 'smsapi http 500'],
    [200, '<html>', 'smsapi SyntaxError'],
    [302, '{}', 'smsapi TypeError'],
  ])('is tried again after status %i with %s', async (status, body, reason) => {
    answer = { status, body };
    await expect(deliver()).rejects.toMatchObject({ message: reason, permanent: false });
    expect(received).toHaveLength(1);
  });

  test('is tried again when nobody listens', async () => {
    await expect(createSmsapi('http://127.0.0.1:1', 'x').deliver(message, BRAND)).rejects.toMatchObject({
      permanent: false,
    });
  });
});

test.each([
  ['600 100 200', '48600100200'],
  ['+48 600-100-200', '48600100200'],
  ['0048600100200', '48600100200'],
  ['+44 7700 900123', '447700900123'],
])('the number %s is sent as %s', (phone, number) => {
  expect(toNumber(phone)).toBe(number);
});
