import { expect, test } from 'vitest';
import { chooseLocale } from './locale.ts';

test.each([
  [undefined, {}, 'pl', null],
  [undefined, { LANG: 'pl_PL.UTF-8' }, 'pl', 'LANG'],
  [undefined, { LANG: 'en_GB.UTF-8' }, 'en', 'LANG'],
  [undefined, { LANG: 'de_DE' }, 'en', 'LANG'],
  [undefined, { LANG: 'C.UTF-8' }, 'pl', null],
  [undefined, { LANG: 'POSIX' }, 'pl', null],
  [undefined, { LANG: 'pl_PL', LC_MESSAGES: 'en_US' }, 'en', 'LC_MESSAGES'],
  [undefined, { LANG: 'en_US', LC_ALL: 'pl' }, 'pl', 'LC_ALL'],
  [undefined, { LANG: 'pl_PL', LC_ALL: '' }, 'pl', 'LANG'],
  [undefined, { LANG: 'plt_MG' }, 'en', 'LANG'],
  ['en', { LANG: 'pl_PL' }, 'en', '--lang'],
])('flag %s and environment %o speak %s', (flag, env, locale, source) => {
  expect(chooseLocale(flag, env)).toEqual({ locale, source });
});
