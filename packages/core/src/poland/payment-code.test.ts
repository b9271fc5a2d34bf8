import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentCode, type Transfer } from './payment-code.ts';

const transfer: Transfer = {
  account: '61 1090 1014 0000 0712 1981 2874',
  amount: '123.45',
  recipient: 'Biuro „Rachunek” (Łódź) Sp. z o.o.',
  title: 'FV 11/2026',
  nip: '526-025-02-74',
};

test('nine fields, the amount in grosze, the name cut to twenty characters', () => {
  expect(paymentCode(transfer)).toEqual({
    valid: true,
    code: '5260250274|PL|61109010140000071219812874|012345|Biuro Rachunek Łódź|FV 11/2026|||',
  });
});

test('a person has no NIP', () => {
  const { nip: _, ...person } = transfer;
  expect(paymentCode({ ...person, recipient: 'Jan Kowalski' })).toEqual({
    valid: true,
    code: '|PL|61109010140000071219812874|012345|Jan Kowalski|FV 11/2026|||',
  });
});

test('letters of other languages become plain, what may end a field becomes a space', () => {
  expect(paymentCode({ ...transfer, recipient: 'Café|Ångström', title: 'a|b\nc: „d” 100%' })).toEqual({
    valid: true,
    code: '5260250274|PL|61109010140000071219812874|012345|Cafe Angstrom|a b c d 100|||',
  });
});

test('one grosz and 9999.99 zł are carried', () => {
  const amounts = ['0.01', '9999.99'].map((amount) => paymentCode({ ...transfer, amount }));
  expect(amounts.map((result) => result.valid && result.code.split('|')[3])).toEqual(['000001', '999999']);
});

test.each([
  [{ amount: '10000.00' }, 'amount'],
  [{ amount: '0.00' }, 'amount'],
  [{ amount: '-1.00' }, 'amount'],
  [{ account: '61109010140000071219812875' }, 'account'],
  [{ nip: '1234567890' }, 'nip'],
  [{ recipient: '„”' }, 'recipient'],
  [{ title: '   ' }, 'title'],
] as const)('there is no code for %j', (change, reason) => {
  expect(paymentCode({ ...transfer, ...change })).toEqual({ valid: false, reason });
});

test('no name and no title can break the fields or exceed 160 characters', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(text, text, (recipient, title) => {
      const result = paymentCode({ ...transfer, recipient, title });
      if (!result.valid) return result.reason === 'recipient' || result.reason === 'title';
      const fields = result.code.split('|');
      return (
        fields.length === 9 &&
        (fields[4]?.length ?? 0) <= 20 &&
        (fields[5]?.length ?? 0) <= 32 &&
        result.code.length <= 160
      );
    }),
  );
});
