import { expect, test } from 'vitest';
import { isNrb } from './nrb.ts';
import { payerOfTaxAccount, taxAccountOfNip, taxAccountOfPesel } from './tax-account.ts';
import vectors from './testing/identifier-vectors.json' with { type: 'json' };

test.each(vectors.taxAccount)('the micro-account of $kind $id is $account', ({ kind, id, account }) => {
  expect((kind === 'NIP' ? taxAccountOfNip : taxAccountOfPesel)(id)).toBe(account);
});

test('every payer has a valid account of 26 digits', () => {
  const accounts = [...vectors.nip.valid.map(taxAccountOfNip), ...vectors.pesel.valid.map(taxAccountOfPesel)];
  expect(accounts.filter((account) => account === undefined || !isNrb(account))).toEqual([]);
});

test('a NIP may be written with hyphens', () => {
  expect(taxAccountOfNip('123-456-32-18')).toBe('88101000712222123456321800');
});

test('a number with a slip has no account', () => {
  expect([taxAccountOfNip('1234567890'), taxAccountOfPesel('44051401358'), taxAccountOfNip('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(vectors.taxAccount)('$account tells that it is of $kind $id', ({ kind, id, account }) => {
  expect(payerOfTaxAccount(account)).toEqual({ type: kind === 'NIP' ? 'N' : 'P', number: id });
});

test('another account tells of nobody', () => {
  expect(
    ['61109010140000071219812874', '88101000712222123456321801', '88101000712223123456321800', ''].map(
      payerOfTaxAccount,
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
