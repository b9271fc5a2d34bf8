import { ApiError, type Failure } from '@biuro/core/lib/failure.ts';
import { expect, test } from 'vitest';
import { exitCodeOf, Interrupted, UsageError } from './errors.ts';

test.each<[Omit<Failure, 'message'>, number]>([
  [{ kind: 'rejected', status: 404 }, 3],
  [{ kind: 'unauthorized', status: 401 }, 4],
  [{ kind: 'forbidden', status: 403 }, 5],
  [{ kind: 'rejected', status: 422 }, 6],
  [{ kind: 'rejected', status: 410 }, 6],
  [{ kind: 'rejected', status: 429 }, 6],
  [{ kind: 'conflict', status: 409 }, 6],
  [{ kind: 'offline' }, 7],
  [{ kind: 'unexpected', status: 503 }, 7],
  [{ kind: 'unexpected', status: 500 }, 1],
  [{ kind: 'unexpected' }, 1],
])('the failure %o ends with %i', (failure, code) => {
  expect(exitCodeOf(new ApiError({ ...failure, message: '' }))).toBe(code);
});

test('mistakes of the person, an interruption and a bug have codes of their own', () => {
  expect([new UsageError(), new Interrupted(), new TypeError()].map(exitCodeOf)).toEqual([2, 130, 1]);
});
