import { expect, test } from 'vitest';
import { recoveryCodeOf } from './recovery-code.ts';

test.each([
  ['k7m2p-x9w4t', 'k7m2p-x9w4t'],
  [' K7M2P x9w4t ', 'k7m2p-x9w4t'],
  ['k7m2px9w4t', 'k7m2p-x9w4t'],
  ['k7m2p-x9w4', null],
  ['k7m2p-x9w4t1', null],
  ['123 456', null],
  ['', null],
])('of "%s" takes %j', (typed, code) => {
  expect(recoveryCodeOf(typed)).toBe(code);
});
