import { expect, test } from 'vitest';
import { formatNrb, nrbCheckDigits } from './nrb.ts';
import { parseZusAccount } from './zus-account.ts';

const nip = '1234563218';
const withCheckDigits = (rest: string) => nrbCheckDigits(rest) + rest;
const account = withCheckDigits(`60000002026001${nip}`);

test('an account of the institution with the NIP of the payer is theirs', () => {
  expect(parseZusAccount(formatNrb(account), '123-456-32-18')).toEqual({ valid: true, nrb: account });
});

test.each([
  ['', { valid: false, reason: 'empty' }],
  [account.slice(1), { valid: false, reason: 'length', digits: 25 }],
  [account.replace(/.$/, '9'), { valid: false, reason: 'checksum' }],
  ['61109010140000071219812874', { valid: false, reason: 'bank' }],
  [withCheckDigits('600000020260015260250274'), { valid: false, reason: 'owner' }],
])('"%s" is not theirs, and why', (text, result) => {
  expect(parseZusAccount(text, nip)).toEqual(result);
});

test('without a NIP nobody owns an account', () => {
  expect(parseZusAccount(account, '')).toEqual({ valid: false, reason: 'owner' });
});
