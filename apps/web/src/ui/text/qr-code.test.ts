import { expect, test } from 'vitest';
import { qrPath } from './qr-code.tsx';

test('every run of dark squares is one rectangle', () => {
  const rows = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(qrPath(rows)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});

test('nothing dark is an empty path', () => {
  expect(qrPath([[false]])).toBe('');
});
