import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { program, visitor } from '../../../testing/biuro.ts';

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
  expect(stderr).toContain('This line was not understood: what is this');
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

test('the calls of a live command are written down, ids are those of the answers, and it runs again', async () => {
  const person = visitor();
  const work = ['uptime', 'add', '9-10:30', '--day', '2021-03-03', '--category', 'training', '--json'];
  const script = `id=$(biuro ${work.join(' ')} | grep -o '"id": *"[^"]*"' | head -1 | cut -d'"' -f4); biuro uptime delete "$id"`;
  writeFileSync(person.file('biuro'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, { mode: 0o755 });
  const env = { PATH: `${person.home}:${process.env.PATH}` };
  const as = ['--as', 'ksiegowa@demo.example'];
  const recorded = await person.biuro(['flow', 'record', 'work.yml', ...as, '--lang', 'en', '--', 'sh', '-c', script], {
    env,
  });
  expect([recorded.stderr, recorded.code]).toEqual([expect.stringContaining('Wrote work.yml: 2 steps.'), 0]);
  const written = readFileSync(person.file('work.yml'), 'utf8');
  expect(written).toContain('as: ksiegowa@demo.example');
  expect(written).toMatch(
    /api: POST \/uptimes\n[^]*remember:\n +(id\d+): \/data\/id\n[^]*api: DELETE \/uptimes\/\$\{\1\}/,
  );
  const again = await person.biuro(['flow', 'run', 'work.yml']);
  expect([again.stdout.trim(), again.code]).toEqual([expect.stringMatching(/^✓ work: sh -c/), 0]);
});
