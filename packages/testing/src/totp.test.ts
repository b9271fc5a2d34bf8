import { afterEach, expect, test, vi } from 'vitest';
import { totpOf } from './totp.ts';

afterEach(() => void vi.useRealTimers());

/** The secret of RFC 6238, appendix B, whose codes of eight digits end like this. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('at %d seconds an app shows %s', (seconds, code) => {
  vi.useFakeTimers({ now: seconds * 1_000 });
  expect(totpOf(SECRET)).toBe(code);
  vi.setSystemTime((seconds - 60) * 1_000);
  expect(totpOf(SECRET, 2)).toBe(code);
});
