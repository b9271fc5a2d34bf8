import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { expect, test } from 'vitest';
import { ended, storedSession, visitor } from '../../testing/biuro.ts';
import { ownHost } from '../../testing/server.ts';

const administrator = 'admin@demo.example';
const credentials = (file: string) => ['--email', administrator, '--password-file', file];

test('an administrator signs in with the code of the outbox, and only they can read the session', async () => {
  const person = visitor();
  const run = await person.signIn(administrator);

  expect(run).toEqual({
    stdout: '',
    stderr: 'Wysłano kod: a••••@demo.example\nZalogowano: Anna Kowalska (admin@demo.example)\n',
    code: 0,
  });
  expect(statSync(person.session).mode & 0o777).toBe(0o600);
  expect(statSync(person.file('.config/biuro/sessions')).mode & 0o777).toBe(0o700);
  expect(readdirSync(person.file('.config/biuro/sessions'))).toEqual(['default.json']);
  expect(storedSession(person)).toEqual({
    user: expect.objectContaining({ email: administrator, isAdmin: true }),
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    logged_in: true,
  });
});

test('after --json the person is on stdout and nothing else anywhere', async () => {
  const person = visitor();
  const { stdout, stderr, code } = await person.signIn('klient@demo.example', '--json');
  expect(JSON.parse(stdout)).toEqual({
    user: expect.objectContaining({ email: 'klient@demo.example', isAdmin: false }),
    profile: 'default',
    host: ownHost(),
  });
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test('a wrong code ends with the sentence of the server and no session', async () => {
  const person = visitor();
  const { stderr, code } = await person.biuro(['login', ...credentials(person.file('password')), '--code', '000000']);
  expect(stderr).toContain('Ten kod się nie zgadza. Sprawdź ostatnią wiadomość. Pozostały 4 próby\n');
  expect(code).toBe(6);
  expect(existsSync(person.session)).toBe(false);
});

test('a wrong password ends with the sentence of the server', async () => {
  const person = visitor();
  const run = await person.biuro(['login', '--email', administrator, '--password-file', '-', '--code', '000000'], {
    input: 'wrong\n',
  });
  expect(run).toEqual({ stdout: '', stderr: 'E-mail lub hasło się nie zgadza\n', code: 6 });
});

test('a failed login clears the session that was stored', async () => {
  const person = visitor();
  await person.signIn('klient@demo.example');
  await person.biuro(['login', ...credentials(person.file('password')), '--code', '000000']);
  expect(existsSync(person.session)).toBe(false);
});

test.each([
  [['login'], '--email'],
  [['login', '--email', administrator], '--password-file'],
])('without a terminal %j names what is missing', async (args, flag) => {
  const { stderr, code } = await visitor().biuro(args);
  expect(stderr).toBe(`Bez pytań nie da się zalogować: podaj ${flag}.\nPomoc: biuro login --help\n`);
  expect(code).toBe(2);
});

test('without a terminal the code has to come from somewhere', async () => {
  const { stderr, code } = await visitor().biuro(['login', ...credentials('password')]);
  expect(stderr).toBe('Bez pytań podaj --code, --code-stdin albo --code-from-outbox.\nPomoc: biuro login --help\n');
  expect(code).toBe(2);
});

test('there is no flag for a password', async () => {
  const { stderr, code } = await visitor().biuro(['login', '--password', PASSWORD]);
  expect(stderr).toMatch(/^Nie ma opcji --password\./);
  expect(code).toBe(2);
});

test('one stdin cannot give both the password and the code', async () => {
  const { stderr, code } = await visitor().biuro([
    'login',
    '--email',
    administrator,
    '--password-file',
    '-',
    '--code-stdin',
  ]);
  expect(stderr).toContain('Stdin może dać hasło albo kod, nie oba naraz.');
  expect(code).toBe(2);
});

test('two ways to give a code do not go together', async () => {
  const { stderr, code } = await visitor().biuro(['login', '--code', '1', '--code-stdin']);
  expect(stderr).toContain('--code nie łączy się z --code-stdin.');
  expect(code).toBe(2);
});

test('an empty password file is named', async () => {
  const person = visitor();
  writeFileSync(person.file('empty'), '\n');
  const { stderr, code } = await person.biuro([
    'login',
    '--email',
    administrator,
    '--password-file',
    'empty',
    '--code',
    '1',
  ]);
  expect(stderr).toContain('Plik empty jest pusty.');
  expect(code).toBe(2);
});

test('the trace tells every step of both charts and no secret', async () => {
  const person = visitor();
  const { stderr } = await person.signIn(administrator, '--trace', '--json');
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  expect(lines.map(({ actor, event, state }) => `${actor}: ${event} > ${state}`)).toEqual([
    'session: xstate.init > loggedOut.idle',
    'login: xstate.init > credentials',
    'login: credentials.submit > checking',
    'login: xstate.done.actor.checkCredentials > code',
    'login: code.submit > verifying',
    'login: xstate.done.actor.verifyCode > authenticating.creatingSession',
    'login: xstate.done.actor.createSession > authenticating.gettingTokens',
    'login: xstate.done.actor.refreshSession > authenticating.gettingSession',
    'login: xstate.done.actor.getSession > authenticating.gettingUser',
    'session: login.succeeded > loggedIn',
    'login: xstate.done.actor.getUser > signedIn',
  ]);
  expect(lines.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
  const { access_token, refresh_token } = storedSession(person);
  for (const secret of [PASSWORD, access_token, refresh_token, administrator, 'Kowalska']) {
    expect(stderr).not.toContain(secret);
  }
  expect(stderr).not.toMatch(/\b\d{6}\b/);
});

test('Ctrl-C ends at once with 130 and leaves no session', async () => {
  const person = visitor();
  const child = person.start(['login', ...credentials(person.file('password')), '--code-stdin']);
  const end = ended(child);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  expect(await end).toEqual({ stdout: '', stderr: 'Wysłano kod: a••••@demo.example\nPrzerwano.\n', code: 130 });
  expect(existsSync(person.session)).toBe(false);
});

test('a session directory that cannot be written is told before a code is sent', async () => {
  const person = visitor();
  mkdirSync(person.file('.config/biuro'), { recursive: true });
  writeFileSync(person.file('.config/biuro/sessions'), 'a file where the directory should be');
  const { stderr, code } = await person.signIn(administrator);
  expect(stderr).toMatch(/^Nie można zapisać sesji w .*sessions/);
  expect(code).toBe(1);
});

test('profiles are apart', async () => {
  const person = visitor();
  await person.signIn(administrator, '--profile', 'praca');
  expect(JSON.parse(readFileSync(person.file('.config/biuro/sessions/praca.json'), 'utf8'))).toHaveProperty([
    ownHost(),
  ]);
  expect((await person.biuro(['whoami'])).code).toBe(4);
  expect((await person.biuro(['whoami', '--profile', 'praca'])).code).toBe(0);
});
