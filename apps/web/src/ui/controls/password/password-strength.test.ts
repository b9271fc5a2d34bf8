import contract from '@biuro/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { passwordLength, strengthOf } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['krótkie-11!', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['123456789012', 'weak'],
  ['abababababababab', 'weak'],
  ['zielony-koń7', 'fair'],
  ['Biurko-2026-x', 'fair'],
  ['poprawny koń bateria zszywka', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('the length is the one that the contract asks for', () => {
  expect(contract.components.schemas.Password.minLength).toBe(passwordLength);
});
