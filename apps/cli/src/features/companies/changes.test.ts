import { expect, test } from 'vitest';
import { run } from '../../app/run.ts';
import { visitor } from '../../testing/biuro.ts';
import { createTerminal } from '../../testing/terminal.ts';

const never = new AbortController().signal;

/** A company of the demo that has moved. */
async function moved() {
  const person = visitor();
  await person.signIn('admin@demo.example');
  const { stdout } = await person.biuro(['companies', 'list', '--search', 'kawiarnia', '--ids']);
  return { person, id: stdout.trim() };
}

test.each([
  [[], ['Ulica', 'Nr domu', 'Nr lokalu', 'Telefon', 'Opis']],
  [
    ['--lang', 'en'],
    ['Street', 'House number', 'Flat number', 'Phone', 'Description'],
  ],
])('in a terminal %j a proposed change names its fields as the portal does', async (flags, fields) => {
  const { person, id } = await moved();
  const { terminal, shown } = createTerminal(person.home, ['companies', 'changes', id, ...flags]);
  expect(await run(terminal, never)).toBe(0);
  const [, ...rows] = shown.stdout.trimEnd().split('\n');
  expect(fields.filter((field) => rows.some((row) => row.includes(`  ${field}`)))).toEqual(fields);
});

test('a program reads the keys of the fields', async () => {
  const { person, id } = await moved();
  const { stdout } = await person.biuro(['companies', 'changes', id]);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t').slice(1, 3))).toEqual(
    ['street', 'building', 'flat', 'phone', 'note'].map((field) => ['sent', field]),
  );
});
