import { expect, test } from 'vitest';
import { run } from '../../app/run.ts';
import { visitor } from '../../testing/biuro.ts';
import { createTerminal } from '../../testing/terminal.ts';

const never = new AbortController().signal;

test('in a terminal people get a table, and beside it where they are in the list', async () => {
  const person = visitor();
  await person.signIn('wlasciciel@demo.example');
  const { terminal, shown } = createTerminal(person.home, ['companies', 'list', '--my']);

  expect(await run(terminal, never)).toBe(0);
  const [headings = '', ...rows] = shown.stdout.trimEnd().split('\n');
  expect(headings.split(/ {2,}/)).toEqual(['Nazwa', 'NIP', 'Forma', 'Opiekun', 'Zadania', 'Opóźnione', 'Rozliczenie']);
  expect(rows).toHaveLength(3);
  expect(Math.max(...shown.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(shown.stderr).toBe('1–3 z 3\n');
});

test('a page that is not the last tells how to go on', async () => {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const { terminal, shown } = createTerminal(person.home, ['companies', 'list', '--limit', '2', '--search', 'sp']);

  expect(await run(terminal, never)).toBe(0);
  expect(shown.stderr).toMatch(/^1–2 z \d+\. Dalej: --page 2\n$/);
});

test('a search without results says so', async () => {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const { terminal, shown } = createTerminal(person.home, ['companies', 'list', '--search', 'xyzzy']);

  expect(await run(terminal, never)).toBe(0);
  expect(shown).toEqual({ stdout: '', stderr: 'Brak firm.\n' });
});
