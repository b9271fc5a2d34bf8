import { expect, test } from 'vitest';
import { run } from '../../app/run.ts';
import { visitor } from '../../testing/biuro.ts';
import { createTerminal } from '../../testing/terminal.ts';

const never = new AbortController().signal;

test('in a terminal people get a table, and beside it where they are in the list', async () => {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const { terminal, shown } = createTerminal(person.home, ['tasks', 'list', '--status', 'closed', '--limit', '2']);

  expect(await run(terminal, never)).toBe(0);
  const [headings = '', ...rows] = shown.stdout.trimEnd().split('\n');
  expect(headings.split(/ {2,}/)).toEqual(['Firma', 'Okres', 'Rodzaj', 'Status', 'Wykonujący', 'Termin', 'Opóźnione']);
  expect(rows).toHaveLength(2);
  expect(Math.max(...shown.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(shown.stderr).toMatch(/^1–2 z \d+\. Dalej: --page 2\n$/);
});

test('the board shows each status with its tasks', async () => {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const { terminal, shown } = createTerminal(person.home, ['tasks', 'board', '2026-09']);

  expect(await run(terminal, never)).toBe(0);
  expect(shown.stdout).toMatch(/^zamknięte \(\d+\)$/m);
});

test('the history is told in words', async () => {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const { terminal, shown } = createTerminal(person.home, ['users', 'history', 'admin@demo.example', '--limit', '3']);
  expect(await run(terminal, never)).toBe(0);
  expect(shown.stdout).not.toMatch(/user\./);
});
