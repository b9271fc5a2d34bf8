import postcss from 'postcss';
import { expect, test } from 'vitest';
import { rewriteTheme } from './primereact-theme.ts';

const theme = '/node_modules/primereact/resources/themes/lara-light-indigo/theme.css';

const rewrite = (css: string, from = theme, found?: Set<string>) =>
  postcss([rewriteTheme(found)]).process(css, { from }).css;

test('colours become tokens by what they colour, and fonts stay ours', () => {
  const css = '.p-menu { background: #ffffff; color: #4b5563; border: 1px solid #e5e7eb; font-family: Inter }';
  expect(rewrite(css)).toBe(
    '.p-menu { background: var(--c-surface); color: var(--c-text); border: 1px solid var(--c-border) }',
  );
});

test('components that are not used leave nothing behind', () => {
  expect(rewrite('.p-menubar { color: #123456 } .p-menu .p-menuitem, .p-tag { margin: 0 }').trim()).toBe(
    '.p-menu .p-menuitem { margin: 0 }',
  );
});

test('a colour without a token stops the build', () => {
  expect(() => rewrite('.p-menu { color: #123456 }')).toThrow(
    "PrimeReact's theme uses #123456, which has no token yet",
  );
});

test('other style sheets are left alone', () => {
  const css = '.card { color: #123456 }';
  expect(rewrite(css, '/src/ui/card.css')).toBe(css);
});

test('the components that the theme has rules for are counted, because a build without them would look wrong', () => {
  const found = new Set<string>();
  rewrite('.p-menu { margin: 0 } .p-tag { margin: 0 }', theme, found);
  rewrite('.p-autocomplete { margin: 0 }', '/src/ui/card.css', found);
  expect([...found]).toEqual(['p-menu']);
});
