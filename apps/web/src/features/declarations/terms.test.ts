import { expect, test } from 'vitest';
import { type Declaration, explainedMove } from './terms.ts';

const reasons = (...those: Declaration['reasons']) => ({ reasons: those });

test.each([
  ['rejected', ['rejected'], 'rejected'],
  ['sent', ['sent'], 'sent'],
  ['sent', [], undefined],
  ['corrected', [], 'corrected'],
  ['accepted', ['rejected'], undefined],
  ['prepared', [], undefined],
] as const)('%s, where %j demand a reason, asks for %s', (to, those, asked) => {
  expect(explainedMove(reasons(...those), to)).toBe(asked);
});
