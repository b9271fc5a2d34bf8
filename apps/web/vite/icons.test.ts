import { expect, test } from 'vitest';
import { shapesOf } from './icons.ts';

const svg = (content: string, viewBox = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`;

test('an icon keeps its shapes; ids, colours and groups without a meaning go', () => {
  const file = '<g id="check"><path id="a" d="M9,18Z"/>\n <circle cx="1" cy="2" r="3" fill="#212121"></circle></g>';
  expect(shapesOf(svg(file), 'check.svg')).toBe('<path d="M9,18Z"/><circle cx="1" cy="2" r="3"></circle>');
});

test('holes stay holes and outlines stay outlines, in the colour of the text', () => {
  const file =
    '<g fill="none" stroke="black" stroke-width="1.5"><path fill-rule="evenodd" clip-rule="evenodd" d="M1 1"/></g>';
  expect(shapesOf(svg(file), 'board.svg')).toBe(
    '<g fill="none" stroke="currentColor" stroke-width="1.5"><path fill-rule="evenodd" d="M1 1"/></g>',
  );
});

test('an icon on another grid, or with a style sheet of its own, stops the build', () => {
  expect(() => shapesOf(svg('<path d="M1 1"/>', '0 0 14 14'), 'spinner.svg')).toThrow(
    'spinner.svg is no SVG with the viewBox 0 0 24 24.',
  );
  expect(() => shapesOf(svg('<defs><style>.a{}</style></defs><path class="a" d="M1 1"/>'), 'print.svg')).toThrow(
    'print.svg has <defs>, which an icon cannot keep.',
  );
});
