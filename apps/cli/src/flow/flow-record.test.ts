import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visitor } from '../testing/biuro.ts';

const lines = [
  'visit /dashboard',
  'session log.out',
  'GET /companies/my',
  'login credentials.submit email=nikt@demo.example password=tajne',
  'what is this',
  'network offline',
  'advance 90s',
];

test('what was done is written down with what came of it, without the password, and runs again', async () => {
  const person = visitor();
  const { stderr, code } = await person.biuro(['flow', 'record', 'made.yml', '--lang', 'en'], {
    input: lines.join('\n'),
  });
  expect(stderr).toContain('This is not understood: what is this');
  expect(stderr).toContain('login: credentials');
  expect(code).toBe(0);

  const written = readFileSync(person.file('made.yml'), 'utf8');
  expect(written).not.toContain('tajne');
  expect(written).toContain('status: 401');
  const again = await person.biuro(['flow', 'run', 'made.yml', '--var', 'password=tajne']);
  expect([again.stdout.trim(), again.code]).toEqual([expect.stringMatching(/^✓ made: made/), 0]);
});

test('a file that is there already is not written over', async () => {
  const person = visitor();
  writeFileSync(person.file('made.yml'), 'name: mine');
  const { stderr, code } = await person.biuro(['flow', 'record', 'made.yml', '--lang', 'en']);
  expect(stderr).toContain('The file made.yml exists already. Give another name.');
  expect([readFileSync(person.file('made.yml'), 'utf8'), code]).toEqual(['name: mine', 2]);
});
