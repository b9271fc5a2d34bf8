import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareMoney, differenceOf, fromGrosze, parseMoney, roundToZloty, sumOf, toGrosze } from './money.ts';

describe('parseMoney', () => {
  test.each([
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56\u00a0zł', '1234.56'],
    ['12\u202f345\u202f678,9', '12345678.90'],
    ['1234.56', '1234.56'],
    ['1234', '1234.00'],
    ['1234,', '1234.00'],
    ['007,50 PLN', '7.50'],
    ['0', '0.00'],
    ['-12,30', '-12.30'],
    ['−0,00', '0.00'],
    ['999999999999,99', '999999999999.99'],
  ])('"%s" is %s', (text, amount) => {
    expect(parseMoney(text)).toEqual({ valid: true, amount });
  });

  test.each([
    ['', 'empty'],
    [' zł ', 'empty'],
    ['1.234', 'precision'],
    ['1,234', 'precision'],
    ['1,234.56', 'format'],
    ['1.234,56', 'format'],
    ['1 23', 'format'],
    ['12 34,5', 'format'],
    ['--1', 'format'],
    [',50', 'format'],
    ['1e3', 'format'],
    ['sto', 'format'],
    ['١٢', 'format'],
    ['1000000000000', 'range'],
  ])('"%s" is none: %s', (text, reason) => {
    expect(parseMoney(text)).toEqual({ valid: false, reason });
  });

  test('takes any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseMoney(text).valid === 'boolean'));
  });
});

const grosze = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });

test('grosze become an amount and grosze again, to the last one', () => {
  fc.assert(fc.property(grosze, (some) => toGrosze(fromGrosze(some)) === some));
});

test('an amount in short form is read too', () => {
  expect([toGrosze('12'), toGrosze('12.5'), toGrosze('-0.07'), toGrosze('-0.00')]).toEqual([1200, 1250, -7, 0]);
});

test.each(['', '1,5', '1.234', '.5', '1e3', '+1', ' 1'])('"%s" is no amount to reckon with', (text) => {
  expect(() => toGrosze(text)).toThrow(RangeError);
});

test('part of a grosz is refused', () => {
  expect(() => fromGrosze(0.5)).toThrow(RangeError);
});

test('what binary fractions get wrong comes out right', () => {
  expect(sumOf(['0.10', '0.20', '1234567.89'])).toBe('1234568.19');
  expect(sumOf([])).toBe('0.00');
  expect(differenceOf('100.00', '99.99')).toBe('0.01');
  expect(differenceOf('10.00', '12.50')).toBe('-2.50');
});

test('amounts are sorted by value', () => {
  expect(['10.00', '-3.00', '9.00'].toSorted(compareMoney)).toEqual(['-3.00', '9.00', '10.00']);
});

test.each([
  ['1234.49', '1234.00'],
  ['1234.50', '1235.00'],
  ['0.49', '0.00'],
  ['0.50', '1.00'],
  ['-0.49', '0.00'],
  ['-0.50', '-1.00'],
  ['999999999998.50', '999999999999.00'],
])('%s is %s in whole złote', (amount, whole) => {
  expect(roundToZloty(amount)).toBe(whole);
});
