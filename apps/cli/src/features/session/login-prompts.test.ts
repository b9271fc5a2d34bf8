import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { codeTo } from '@biuro/testing/outbox.ts';
import { expect, test } from 'vitest';
import { run } from '../../app/run.ts';
import { storedSession, visitor } from '../../testing/biuro.ts';
import { ownHost } from '../../testing/server.ts';
import { createTerminal } from '../../testing/terminal.ts';

test('asks for what was not given, and again after a wrong code; what is asked goes to stderr', async () => {
  const person = visitor();
  const { terminal, shown, sees, answers } = createTerminal(person.home, ['login']);
  const end = run(terminal, new AbortController().signal);

  await answers('E-mail (', 'wlasciciel@demo.example');
  await answers('Hasło', PASSWORD);
  await answers('Kod weryfikacyjny', '000000');
  await sees('Ten kod się nie zgadza');
  await answers('Kod weryfikacyjny', await codeTo(ownHost(), 'wlasciciel@demo.example'));
  await sees('Zalogowano: ');

  expect(await end).toBe(0);
  expect(storedSession(person).user.email).toBe('wlasciciel@demo.example');
  expect(shown.stdout).toBe('');
});

test('Ctrl-C in a question ends with 130', async () => {
  const { terminal, sees, types } = createTerminal(visitor().home, ['login']);
  const end = run(terminal, new AbortController().signal);
  await sees('E-mail (');
  types('\u0003');
  expect(await end).toBe(130);
});
