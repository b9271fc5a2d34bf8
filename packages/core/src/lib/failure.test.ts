import { expect, test } from 'vitest';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { ApiError, LostConnection, RefusedAnswer, toFailure } from './failure.ts';

const pl = createText(messages, 'pl');
const en = createText(messages, 'en');
const answer = (status: number, body: unknown, retryAfter: string | null = null, statusText = '') =>
  new RefusedAnswer({ status, statusText, retryAfter, body });

test('the sentence, the code and the fields of the server are taken as they are', () => {
  const errors = [
    { pointer: '/vat_number', code: 'taken', message: 'Firma z tym NIP-em już jest', link: '/dashboard/companies/1' },
    { pointer: '/name', code: 'required', message: 'Wpisz nazwę firmy' },
  ];
  const body = { error: 'Popraw 2 pola', code: 'invalid', errors, requestId: 'r-7' };
  expect(toFailure(answer(422, body), pl)).toEqual({
    kind: 'rejected',
    message: 'Popraw 2 pola',
    code: 'invalid',
    status: 422,
    fields: errors,
    requestId: 'r-7',
  });
});

test.each([
  [400, 'rejected'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'rejected'],
  [409, 'conflict'],
  [410, 'rejected'],
  [412, 'conflict'],
  [422, 'rejected'],
  [429, 'rejected'],
  [500, 'unexpected'],
  [503, 'unexpected'],
])('an answer %i is %s', (status, kind) => {
  expect(toFailure(answer(status, { error: 'x' }), pl)).toEqual({ kind, message: 'x', status });
});

test('the time to wait is in seconds', () => {
  expect(toFailure(answer(429, { error: 'Za dużo prób' }, '60'), pl)).toEqual({
    kind: 'rejected',
    message: 'Za dużo prób',
    status: 429,
    retryAfter: 60,
  });
});

test.each([null, [], 'Bad Gateway', { error: '' }, { error: 5 }, { errors: 'x', code: 1, requestId: null }])(
  'an answer without a sentence shows what the transport says: %j',
  (body) => {
    expect(toFailure(answer(502, body, null, 'Bad Gateway'), pl)).toEqual({
      kind: 'unexpected',
      message: 'Serwer odpowiedział: 502 Bad Gateway. Spróbuj ponownie',
      status: 502,
    });
  },
);

test('entries that are no field mistakes are left out', () => {
  const errors = [null, 'x', { pointer: '/a' }, { pointer: '/a', code: 'b', message: 'c', link: 1 }];
  expect(toFailure(answer(422, { error: 'x', errors }), pl).fields).toEqual([]);
});

test('a mute answer falls back to the sentence of the specification, in both languages', () => {
  expect(toFailure(answer(502, null), pl).message).toBe('Wystąpił nieoczekiwany błąd. Spróbuj ponownie');
  expect(toFailure(answer(502, null), en).message).toBe('An unexpected error occurred');
});

test.each([new TypeError('x is undefined'), 'text', null, undefined, { message: 'secret' }])(
  'a mistake of ours shows no inner text: %s',
  (thrown) => {
    expect(toFailure(thrown, en)).toEqual({ kind: 'unexpected', message: 'An unexpected error occurred' });
  },
);

test('no answer at all is offline, and too late is said as such', () => {
  expect(toFailure(new LostConnection(new TypeError('Failed to fetch')), pl)).toEqual({
    kind: 'offline',
    message: 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie',
  });
  const late = { kind: 'offline', code: 'timeout', message: 'Serwer nie odpowiedział na czas. Spróbuj ponownie' };
  const timeout = Object.assign(new Error('late'), { name: 'TimeoutError' });
  expect(toFailure(new LostConnection(timeout), pl)).toEqual(late);
  // What a server says that has waited too long itself: in English, and for nobody.
  expect(toFailure(answer(408, { error: 'Request Timeout', message: 'Client Timeout' }), pl)).toEqual(late);
});

test('a failure survives being thrown', () => {
  const failure = { kind: 'conflict', message: 'Ktoś zmienił te dane', status: 409 } as const;
  expect(toFailure(new ApiError(failure), pl)).toBe(failure);
});
