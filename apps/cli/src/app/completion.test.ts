import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { visitor } from '../testing/biuro.ts';

const program = fileURLToPath(new URL('../../bin/biuro.mjs', import.meta.url));

test.each(['bash', 'zsh', 'fish', 'powershell'])('prints a script for %s', async (shell) => {
  const { stdout, stderr, code } = await visitor().biuro(['completion', shell]);
  expect(stdout).toContain('biuro __complete');
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
});

test('the script works in bash', async () => {
  const person = visitor();
  mkdirSync(person.file('bin'));
  symlinkSync(program, person.file('bin/biuro'));
  writeFileSync(person.file('biuro.bash'), (await person.biuro(['completion', 'bash'])).stdout);
  const typed = 'COMP_WORDS=(biuro companies ed); COMP_CWORD=2; _biuro; printf "%s\\n" "${COMPREPLY[@]}"';
  const { stdout } = spawnSync('bash', ['-c', `source biuro.bash; ${typed}`], {
    cwd: person.home,
    env: { HOME: person.home, PATH: `${person.file('bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  expect(stdout).toBe('edit\n');
});
