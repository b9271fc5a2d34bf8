import { beforeAll, expect, test } from 'vitest';
import { run } from '../../app/run.ts';
import { createPerson, visitor } from '../../testing/biuro.ts';
import { ownHost } from '../../testing/server.ts';
import { createTerminal } from '../../testing/terminal.ts';

const email = 'do-usuniecia@demo.example';
const never = new AbortController().signal;

beforeAll(async () => {
  const administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  const values = ['--first-name', 'Jan', '--last-name', 'Lis', '--email', email, '--role', 'assistant'];
  await administrator.biuro(['users', 'create', ...values, '--host', ownHost()]);
  administrator.leave();
});

test('in a terminal people get a table, and beside it where they are in the list', async () => {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const { terminal, shown } = createTerminal(person.home, ['users', 'list', '--search', email]);

  expect(await run(terminal, never)).toBe(0);
  const [headings = '', ...rows] = shown.stdout.trimEnd().split('\n');
  expect(headings).toMatch(/^Użytkownik +E-mail +Rola +Status/);
  expect(rows).toHaveLength(1);
  expect(shown.stderr).toBe('1–1 z 1\n');
});

test('a search without results says so', async () => {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const { terminal, shown } = createTerminal(person.home, ['users', 'list', '--search', 'xyzzy']);
  expect(await run(terminal, never)).toBe(0);
  expect(shown).toEqual({ stdout: '', stderr: 'Brak użytkowników.\n' });
});

test('deleting asks first: no changes nothing, yes deletes', async () => {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const question = `Usunąć użytkownika: Jan Lis (${email})?`;

  const unsure = createTerminal(person.home, ['users', 'delete', email]);
  const kept = run(unsure.terminal, never);
  await unsure.sees(question);
  unsure.types('\r');
  expect(await kept).toBe(130);

  const sure = createTerminal(person.home, ['users', 'delete', email]);
  const gone = run(sure.terminal, never);
  await sure.sees(question);
  sure.types('y');
  await sure.sees('Użytkownik usunięty: Jan Lis');
  expect(await gone).toBe(0);
});
