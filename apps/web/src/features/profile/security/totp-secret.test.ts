import { expect, test } from 'vitest';
import { inGroups } from './totp-secret.tsx';

test.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('"%s" reads "%s"', (secret, groups) => {
  expect(inGroups(secret)).toBe(groups);
});
