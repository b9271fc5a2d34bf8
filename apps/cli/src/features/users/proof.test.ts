import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { codeTo } from '@biuro/testing/outbox.ts';
import { expect, test } from 'vitest';
import { run } from '../../app/run.ts';
import { visitor } from '../../testing/biuro.ts';
import { createProxy } from '../../testing/proxy.ts';
import { createTerminal } from '../../testing/terminal.ts';

const email = 'admin@demo.example';
const link = ['users', 'reset-link', 'klient@demo.example'];
const PROVE = 'POST /api/users/me/proof';
const CONFIRM = 'PUT /api/users/me/proof';

/** An administrator who signed in long ago: the first call is refused until password and code are proved. */
async function signedInLongAgo() {
  const proxy = await createProxy({
    refuses: (call, nth) => (call === 'GET /api/users/reset-password' && nth === 1 ? 'proof_needed' : undefined),
  });
  const person = visitor(proxy.host);
  await person.signIn(email);
  return { person, ...proxy, proofs: () => proxy.calls.filter((call) => [PROVE, CONFIRM].includes(call)) };
}

test('in a terminal password and code are asked for, the code again after a wrong one', async () => {
  const { person, host, proofs } = await signedInLongAgo();
  const { terminal, shown, answers, sees } = createTerminal(person.home, [...link, '--host', host]);
  const end = run(terminal, new AbortController().signal);
  const since = Date.now();
  await answers('Potwierdź własnym hasłem', PASSWORD);
  await sees('Wysłano kod: a••••@demo.example');
  const code = await codeTo(host, email, since);
  await answers('Kod weryfikacyjny', code === '000000' ? '000001' : '000000');
  await sees('Ten kod się nie zgadza');
  await answers('Kod weryfikacyjny', code);
  expect(await end).toBe(0);
  expect(shown.stdout).toMatch(/\/reset-password\/[A-Za-z0-9]+\n$/);
  expect(proofs()).toEqual([PROVE, CONFIRM, CONFIRM]);
});

test('without a terminal they come from options', async () => {
  const { person, proofs } = await signedInLongAgo();
  const { stdout, code } = await person.biuro([...link, '--password-file', 'password', '--code-from-outbox']);
  expect([stdout, code]).toEqual([expect.stringMatching(/\/reset-password\/[A-Za-z0-9]+\n$/), 0]);
  expect(proofs()).toEqual([PROVE, CONFIRM]);
});

test.each(['create --first-name Ewa --last-name Nowak --email', 'invite'])(
  'users %s proves who makes an administrator',
  async (how) => {
    const proxy = await createProxy({
      refuses: (call, nth) => (/^POST \/api\/users(\/invite)?$/.test(call) && nth === 1 ? 'proof_needed' : undefined),
    });
    const person = visitor(proxy.host);
    await person.signIn(email);
    const address = `${how.split(' ')[0]}-${Date.now()}@biuro.example`;
    const options = ['--role', 'administrator', '--password-file', 'password', '--code-from-outbox'];
    const { stdout, code } = await person.biuro(['users', ...how.split(' '), address, ...options]);
    expect([stdout, code]).toEqual([expect.stringContaining(address), 0]);
    expect(proxy.calls.filter((call) => [PROVE, CONFIRM].includes(call))).toEqual([PROVE, CONFIRM]);
  },
);

test('without a terminal and a code no password is sent', async () => {
  const { person, proofs } = await signedInLongAgo();
  const { stderr, code } = await person.biuro([...link, '--password-file', 'password']);
  expect(stderr).toMatch(/^Bez pytań podaj --code, --code-stdin albo --code-from-outbox\./);
  expect([code, proofs()]).toEqual([2, []]);
});

test('without a terminal and a password the refusal of the server stands', async () => {
  const { person, proofs } = await signedInLongAgo();
  const { stderr } = await person.biuro(link);
  expect(stderr).toContain('Odmowa: proof_needed');
  expect(proofs()).toEqual([]);
});

test('a wrong code of an option ends the command with the sentence of the server', async () => {
  const { person, proofs } = await signedInLongAgo();
  const { stderr, code } = await person.biuro([...link, '--password-file', 'password', '--code', '000000']);
  expect(stderr).toContain('Ten kod się nie zgadza');
  expect([code, proofs()]).toEqual([6, [PROVE, CONFIRM]]);
});
