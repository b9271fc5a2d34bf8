import { expect, test } from 'vitest';
import { createTypingAhead } from './type-ahead.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const key = (name: string, held: Partial<typeof plain> = {}) => ({ key: name, ...plain, ...held });

test('what is typed before the field is there is kept for it, once', () => {
  const typing = createTypingAhead();
  typing.begin();
  expect([...'edyt'].map((letter) => typing.press(key(letter)))).toEqual(['kept', 'kept', 'kept', 'kept']);
  typing.press(key('Backspace'));
  typing.press(key('ó', { ctrlKey: true, altKey: true }));
  expect(typing.press(key('Enter'))).toBe('kept');
  expect([typing.end(), typing.end()]).toEqual(['edyó', '']);
});

test('before it begins and after it ends keys are the page’s', () => {
  const typing = createTypingAhead();
  expect(typing.press(key('e'))).toBeUndefined();
  typing.begin();
  typing.end();
  expect(typing.press(key('e'))).toBeUndefined();
});

test('pressed twice, the key that opens keeps what was typed between', () => {
  const typing = createTypingAhead();
  typing.begin();
  typing.press(key('e'));
  typing.begin();
  expect(typing.end()).toBe('e');
});

test('Escape ends it, and what was typed is forgotten', () => {
  const typing = createTypingAhead();
  typing.begin();
  typing.press(key('e'));
  expect(typing.press(key('Escape'))).toBe('left');
  expect([typing.press(key('e')), typing.end()]).toEqual([undefined, '']);
});

test.each([
  ['a shortcut of the browser', key('r', { ctrlKey: true })],
  ['a shortcut on a Mac', key('r', { metaKey: true })],
  ['a key that writes nothing', key('Tab')],
  ['a letter that is still being composed', key('a', { isComposing: true })],
])('%s is nobody’s text', (_what, pressed) => {
  const typing = createTypingAhead();
  typing.begin();
  expect(typing.press(pressed)).toBeUndefined();
  expect(typing.end()).toBe('');
});
