import { expect, test } from 'vitest';
import { editIdOf, isExpired, mayMakeResetLink, mayTouch, nameOf, type Role } from './values.ts';

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

const person = (id: string, role: Role, status: 'active' | 'blocked' = 'active') => ({ id, role, status });
const owner = person('owner', 'owner');
const administrator = person('administrator', 'administrator');

test("one's own account is edited in the profile, others on their page", () => {
  expect(editIdOf(owner, owner)).toBe('dashboard-users-profile');
  expect(editIdOf(owner, administrator)).toBe('dashboard-users-edit');
});

test('only owners change what belongs to an owner', () => {
  expect(mayTouch(owner, administrator)).toBe(false);
  expect(mayTouch(owner, person('other', 'owner'))).toBe(true);
  expect(mayTouch(administrator, administrator)).toBe(true);
});

test.each([
  ['somebody active', person('ewa', 'accountant'), administrator, true],
  ['somebody blocked', person('ewa', 'accountant', 'blocked'), administrator, false],
  ['oneself', owner, owner, false],
  ['another administrator, asked by an administrator', person('jan', 'administrator'), administrator, false],
  ['an administrator, asked by an owner', administrator, owner, true],
])('whether a link for a new password is made: %s', (_who, user, me, made) => {
  expect(mayMakeResetLink(user, me)).toBe(made);
});
