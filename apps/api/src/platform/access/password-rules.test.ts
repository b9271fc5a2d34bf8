import { describe, expect, test } from 'vitest';
import { assertGoodPassword, isCommon } from './password-rules.ts';

const PERSON = { email: 'j.bak-2@demo.example', first_name: 'Żaneta', last_name: 'Bąk-Łęcka' };
const OFFICE = { office: 'Biuro Rachunkowe Demo', product: 'Biuro' };

const verdictOn = (password: string, person = PERSON) => {
  try {
    assertGoodPassword(password, person, OFFICE);
    return 'good';
  } catch (error) {
    return (error as { mistakes: { code: string }[] }).mistakes[0]?.code; // a Problem is all that it throws
  }
};

test.each([
  'kaktus fotel mgła rower',
  'Trzy-małe-żółwie-na-płocie',
  'x7#Qm!vZ2pLw',
  'Wiosenny-most-17',
  '7f3a91c04be2',
  'correct horse staple mountain',
  'were trees there 17',
  'poly-qwe-tower-mak',
  'dwa-drzewa-po-wodzie',
])('"%s" is good', (password) => {
  expect(verdictOn(password)).toBe('good');
});

describe('a common password is refused', () => {
  test.each([
    'password1234',
    'Password2026!',
    'P@ssw0rd1234',
    'HasłoHasło12',
    'haslohaslohaslo',
    'Moje Hasło 2026',
    'zaq12wsxcde3',
    '!QAZ2wsx3edc',
    '1q2w3e4r5t6y',
    'qwertyuiop12',
    'Kocham-Ciebie-1',
    '123456789012',
    '111111111111',
    'abababababab',
    'abcdefghijkl',
    'Polska123456',
    '2026-Warszawa',
    'Tomasz19801980',
    'kubus.puchatek.7',
    'urzad-skarbowy-2026',
    'louisvuitton',
    'EdwardCullen',
    'iloveyoubaby-88',
    'maurolarastefy',
    'handkerchief',
    'Chelsea-19051905',
    'qwertyuiopas',
    'poiuytrewqlk',
    'asdfghjkl;12',
    'mnbvcxzlkjhg',
    'qweasdzxcrty',
    'QAZwsxEDCrfv',
    '!@#$%^&*()_+',
    'asdfghjk-2026',
    'zxcvbnm,./zx',
  ])('%s', (password) => {
    expect(verdictOn(password)).toBe('password_common');
  });
});

describe('a password that holds a name is refused', () => {
  test.each([
    ['the first name', 'mała-zaneta-na-koniu'],
    ['part of the last name, without its strokes', 'kropla+lecka+rosy'],
    ['the part of the address before the at', 'xx j.bak-2 xx kot'],
    ['the office', 'gory-rachunkowe-lis'],
    ['the product', 'bystry-lew-w-Biuro'],
  ])('%s', (_what, password) => {
    expect(verdictOn(password)).toBe('password_has_name');
  });

  test('but short parts of it may occur by chance', () => {
    expect(verdictOn('arbakan-tworzy-lot')).toBe('good');
    expect(verdictOn('kaktus fotel mgła', { email: 'a@demo.example', first_name: '', last_name: '' })).toBe('good');
  });
});

test('letters count once, however the keyboard composed them', () => {
  expect(verdictOn('żółtyśćęłńąź'.normalize('NFD'))).toBe('good');
  expect(verdictOn('żółtyśćęłńą'.normalize('NFD'))).toBe('too_short');
});

test('the longest password is judged at once', () => {
  const start = performance.now();
  for (const letter of ['a', 'ab', 'x1', '@', 'ż']) isCommon(letter.repeat(256 / letter.length));
  isCommon(`${'ab'.repeat(127)}cd`);
  expect(performance.now() - start).toBeLessThan(200);
});
