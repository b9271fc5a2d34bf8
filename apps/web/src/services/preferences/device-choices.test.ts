import { expect, test } from 'vitest';
import { keepChoice, takeOver } from './device-choices.ts';

function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const browser = () => ({ device: shelf(), tab: shelf() });
const keptBy = ({ device }: ReturnType<typeof browser>) => Object.fromEntries(device.kept);

test('what somebody chose on this device stays theirs when they come again', () => {
  const shelves = browser();
  takeOver(shelves, 'ewa');
  keepChoice(shelves, 'theme', 'dark', true);
  expect(takeOver(shelves, 'ewa')).toEqual({});
  expect(keptBy(shelves)).toEqual({ 'biuro.theme': 'dark', 'biuro.chosen-by': 'ewa' });
});

test('the next person has what their own account says', () => {
  const shelves = browser();
  takeOver(shelves, 'ewa');
  keepChoice(shelves, 'theme', 'dark', true);
  keepChoice(shelves, 'locale', 'en', true);
  expect(takeOver(shelves, 'jan')).toEqual({});
  expect(keptBy(shelves)).toEqual({ 'biuro.chosen-by': 'jan' });
});

test('what was chosen on the way in stays, and goes to the account once', () => {
  const shelves = browser();
  takeOver(shelves, 'ewa');
  keepChoice(shelves, 'theme', 'dark', true);
  keepChoice(shelves, 'locale', 'en', false);
  expect(takeOver(shelves, 'jan')).toEqual({ locale: 'en' });
  expect(keptBy(shelves)).toEqual({ 'biuro.locale': 'en', 'biuro.chosen-by': 'jan' });
  expect(takeOver(shelves, 'jan')).toEqual({});
});

test('what a device kept before it knew whose it was stays', () => {
  const shelves = browser();
  shelves.device.setItem('biuro.theme', 'dark');
  expect(takeOver(shelves, 'ewa')).toEqual({});
  expect(keptBy(shelves)).toEqual({ 'biuro.theme': 'dark', 'biuro.chosen-by': 'ewa' });
});
