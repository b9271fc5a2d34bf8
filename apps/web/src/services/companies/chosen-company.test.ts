import { afterEach, expect, test, vi } from 'vitest';
import { chosenKey, knownCompanyId } from './chosen-company.ts';

const person = (...ids: string[]) => ({
  id: 'jan',
  companies: ids.map((id) => ({ id, name: id, vat_number: '0000000017', role: 'representative' as const })),
});
const choose = (id: string) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === chosenKey('jan') ? id : null) });

afterEach(() => void vi.unstubAllGlobals());

test('the only company is known at once', () => {
  expect(knownCompanyId(person('a'))).toBe('a');
});

test('of several, the one that was chosen on this device is', () => {
  expect(knownCompanyId(person('a', 'b'))).toBeUndefined();
  choose('b');
  expect(knownCompanyId(person('a', 'b'))).toBe('b');
});

test('a choice that is theirs no longer counts for nothing', () => {
  choose('c');
  expect(knownCompanyId(person('a', 'b'))).toBeUndefined();
  expect(knownCompanyId(person())).toBeUndefined();
});
