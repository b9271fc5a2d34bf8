import { expect, test } from 'vitest';
import { phoneShown } from './phone-shown.ts';

test.each([
  ['+48600000185', '+48 600 000 185'],
  ['+4930123456', '+4930123456'],
  ['600 000 185', '600 000 185'],
])('%s is shown as %s', (phone, shown) => {
  expect(phoneShown(phone)).toBe(shown);
});
