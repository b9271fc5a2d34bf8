import { expect, test } from 'vitest';
import { isExpired, nameOf } from './user-terms.ts';

test('a person is called by name, and by address until the name is known', () => {
  expect(nameOf({ first_name: 'Żaneta', last_name: 'Łoś', email: 'z@firma.example' })).toBe('Żaneta Łoś');
  expect(nameOf({ first_name: '', last_name: '', email: 'z@firma.example' })).toBe('z@firma.example');
});

test('an invitation is expired from the moment it ends, and only while nobody has used it', () => {
  const end = '2026-11-20T08:00:00Z';
  const moment = Date.parse(end);
  expect(isExpired({ status: 'invited', invite_expires_at: end }, moment - 1)).toBe(false);
  expect(isExpired({ status: 'invited', invite_expires_at: end }, moment)).toBe(true);
  expect(isExpired({ status: 'active', invite_expires_at: end }, moment)).toBe(false);
  expect(isExpired({ status: 'invited', invite_expires_at: null }, moment)).toBe(false);
});
