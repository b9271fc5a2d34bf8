import postcss from 'postcss';
import { expect, test } from 'vitest';
import { primereactTheme } from './primereact-theme.ts';

const rewrite = (css: string, from = '/src/ui/overlay/primereact.css') =>
  postcss([primereactTheme()]).process(css, { from }).css;

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
