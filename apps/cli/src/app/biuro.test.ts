import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ended, visitor } from '../testing/biuro.ts';
import { commandsBelow, programIn } from '../testing/program.ts';
import { ownHost } from '../testing/server.ts';

test('without words it shows the help, in Polish', async () => {
  const { stdout, stderr, code } = await visitor().biuro([]);
  expect(stdout).toContain('Użycie: biuro [opcje] [polecenie]');
  expect(stdout).toContain('Opcje:');
  expect(stdout).toContain('Polecenia:');
  expect(stdout).not.toMatch(/Usage|Options|Commands|display|<url>/);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test('another language of the environment gives English', async () => {
  const { stdout } = await visitor().biuro(['--help'], { env: { LANG: 'de_DE.UTF-8' } });
  expect(stdout).toContain('Usage: biuro [options] [command]');
  expect(stdout).not.toMatch(/[ąćęłńóśźż]/);
});

test.each(commandsBelow(programIn('pl')).map(([words]) => words))(
  'the help of %s has a purpose, two examples and the way to the exit codes',
  async (command) => {
    const { stdout, code } = await visitor().biuro(['help', ...command.split(' ')]);
    expect(stdout.match(/^ {2}\$ .*biuro .+$/gm)).toHaveLength(2);
    expect(stdout).toContain('Kody wyjścia: biuro help exit-codes');
    expect(code).toBe(0);
  },
);

test('the exit codes are explained', async () => {
  const { stdout } = await visitor().biuro(['help', 'exit-codes', '--json', '--lang', 'en']);
  expect(JSON.parse(stdout)).toEqual([
    { code: 0, meaning: 'done' },
    { code: 1, meaning: 'failed' },
    { code: 2, meaning: 'mistake in the command line or the settings' },
    { code: 3, meaning: 'not found' },
    { code: 4, meaning: 'log in first' },
    { code: 5, meaning: 'forbidden' },
    { code: 6, meaning: 'the server rejected the data: a mistake or a conflict' },
    { code: 7, meaning: 'no connection or timeout' },
    { code: 130, meaning: 'interrupted (Ctrl-C)' },
  ]);
});

test.each([
  [['foo'], 'Nie ma polecenia foo. Może chodziło o flow, goto?'],
  [['whoami', '--jso'], 'Nie ma opcji --jso. Może chodziło o --json?'],
  [['goto'], 'Brakuje argumentu ścieżka.'],
  [['whoami', '--host'], 'Brakuje wartości po --host.'],
  [['whoami', 'now'], 'Za dużo argumentów.'],
  [['completion', 'cmd'], 'powłoka: „cmd” nie pasuje. Możliwe: bash, zsh, fish, powershell.'],
  [
    ['whoami', '--host', 'ftp://biuro.example'],
    'Adres serwera musi wyglądać jak https://biuro.example, nie „ftp://biuro.example”.',
  ],
  [['whoami', '--timeout', 'soon'], 'Czas musi wyglądać jak 500ms, 30s albo 2m, nie „soon”.'],
  [
    ['whoami', '--profile', '../x'],
    'Nazwa profilu może mieć litery bez ogonków, cyfry, kropki, myślniki i podkreślenia, nie „../x”.',
  ],
])('%j is wrong usage', async (args, sentence) => {
  const { stdout, stderr, code } = await visitor().biuro(args);
  expect(stdout).toBe('');
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(code).toBe(2);
});

test('a group without its command shows what there is, as wrong usage', async () => {
  const { stdout, stderr, code } = await visitor().biuro(['companies']);
  expect(stdout).toBe('');
  expect(stderr).toContain('Użycie: biuro companies [opcje] [polecenie]');
  expect(code).toBe(2);
});

test('wrong usage after --json is a problem with its exit code', async () => {
  const { stderr } = await visitor().biuro(['whoami', '--jsn', '--json', '--lang', 'en']);
  expect(JSON.parse(stderr)).toEqual({
    code: 'usage',
    error: 'There is no option --jsn. Did you mean --json?',
    exit_code: 2,
  });
});

test.each([
  ['.biuro.json', '{', /Plik .*\.biuro\.json nie jest poprawnym JSON-em\./],
  ['.biuro.json', '{ "hots": "x" }', /Plik .*\.biuro\.json: „hots” nie pasuje\./],
  ['.config/biuro/config.json', '{ "profiles": { "a": { "host": 1 } } }', /Plik .*config\.json: „host” nie pasuje\./],
])('mistakes in %s are named', async (file, content, sentence) => {
  const person = visitor();
  mkdirSync(person.file('.config/biuro'), { recursive: true });
  writeFileSync(person.file(file), content);
  const { stderr, code } = await person.biuro(['whoami']);
  expect(stderr).toMatch(sentence);
  expect(code).toBe(2);
});

test('a token from the environment does not go to an address that a directory chose', async () => {
  const person = visitor();
  writeFileSync(person.file('.biuro.json'), JSON.stringify({ host: ownHost() }));
  const { stderr, code } = await person.biuro(['whoami'], { env: { BIURO_HOST: '', BIURO_TOKEN: 'secret' } });
  expect(stderr).toContain('BIURO_TOKEN nie trafia pod adres z pliku');
  expect(code).toBe(2);
});

test('a reader that stops early is no mistake', async () => {
  const person = visitor();
  const child = person.start(['api', 'GET', '/config']);
  child.stdout.destroy();
  const { stderr, code } = await ended(child);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
});

test('a server that is too slow is code 7', async () => {
  const host = await standIn(() => {});
  const run = await visitor(host).biuro(['config', '--timeout', '200ms']);
  const stderr = `${host} nie odpowiada. Spróbuj ponownie albo daj więcej czasu: --timeout\n`;
  expect(run).toEqual({ stdout: '', stderr, code: 7 });
});

test('a redirect is not followed but told', async () => {
  const host = await standIn((_, answer) =>
    answer.writeHead(301, { location: 'https://biuro.example/api/config' }).end(),
  );
  const { stderr, code } = await visitor(host).biuro(['config']);
  expect(stderr).toBe('Serwer przekierowuje na https://biuro.example. Podaj ten adres: --host https://biuro.example\n');
  expect(code).toBe(6);
});

test('names from the server cannot steer the terminal', async () => {
  const evil = { brand: { office: '\u001b[31mred\u0007' }, modules: {}, tenant: 'x', mode: 'demo' };
  const host = await standIn((_, answer) =>
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(evil)),
  );
  const { stdout } = await visitor(host).biuro(['config']);
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
});

/** A server that does what the real one never does. */
async function standIn(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer({}, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
