import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { ADMIN, CLIENT, PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { createMovedClock, type MovedClock, whyNoMovedClock } from '@biuro/testing/moved-clock.ts';
import { root } from '@biuro/testing/root.ts';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, ended, type Person, program, type Run } from '../testing/biuro.ts';
import { helpExamples } from '../testing/examples.ts';

/** The day on which the months and states of the examples are those of the demo. */
const DAY = '2026-11-24T09:00:00Z';

/** They wait for somebody who types, never end, or take a network of their own; `login.test.ts`, `flow.test.ts` and `inspect.test.ts` run them. */
const elsewhere =
  /^biuro (login( --email .*)?|flow record logowanie\.yml|flow run .*|inspect( --port \d+)?|companies import firmy\.xlsx)$/;

const byClient = /^biuro (liabilities (my|pay|unpay)|tasks (my|confirm-documents))/;

/** An id that only the help knows: nothing is found. */
const inventedId = /[0-9a-f]{8}-0000-7000-8000-[0-9a-f]{12}/;

/** Asks before it acts, and needs `--yes` where nobody can answer. */
const asks = /^biuro (?!uptime)\S+ (delete|deactivate|withdraw|bulk deactivate) (?!.*--yes)/;

/** What the demo's Delta, its October and its people do not allow at that point: each is refused with a sentence. */
const refused = [
  /^biuro companies (edit .* --expect-version|delete|lifecycle 9900000112 active|decide)/,
  /^biuro tasks (status|delete)/,
  /^biuro liabilities (set .* 1234$|correction|delete|approve|list .* (approve|publish) -|pay .* --amount)/,
  /^biuro uptime (withdraw-approval|list .* withdraw-approval -|stop --at|discard --json|add|list .* change -|reject --month)/,
  /^biuro users (resend|withdraw|edit .* --expect-version|delete .* --yes|reset-link|deleted --all --ids)/,
];

/** A terminal in which `biuro` is installed. It alone has the moved clock: commands of a pipe that share one end each other's. */
function terminalOf(person: Person, clock: MovedClock) {
  mkdirSync(person.file('bin'));
  const moved = Object.entries(clock.variables).map(([name, value]) => `${name}='${value}'`);
  const call = `exec env ${moved.join(' ')} "${process.execPath}" "${program}" "$@"`;
  writeFileSync(person.file('bin/biuro'), `#!/bin/sh\n${call}\n`, { mode: 0o755 });
  writeFileSync(person.file('bin/npx'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
  return (line: string): Promise<Run> => {
    const own = { HOME: person.home, LANG: 'pl_PL.UTF-8', BIURO_HOST: person.host };
    const child = spawn('bash', ['-o', 'pipefail', '-c', line], {
      cwd: person.home,
      env: { ...own, PATH: `${person.file('bin')}:${process.env.PATH}` },
    });
    child.stdin.end();
    return ended(child);
  };
}

type Terminal = ReturnType<typeof terminalOf>;

const why = whyNoMovedClock();

test('the clock can be moved where everything must be tested', () => {
  expect(process.env.BIURO_REQUIRE_ALL ? why : undefined).toBeUndefined();
});

describe.skipIf(why)('on a fresh demo', () => {
  let server: RunningServer;
  let office: Terminal;
  let client: Terminal;
  const people: Person[] = [];

  beforeAll(async () => {
    const dataDir = await createDataDir();
    const clock = createMovedClock(dataDir);
    clock.move(Math.round((Date.parse(DAY) - Date.now()) / 1000));
    server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...clock.variables });
    const signedIn = async (email: string) => {
      const person = createPerson(server.address);
      people.push(person);
      const terminal = terminalOf(person, clock);
      const login = await terminal(`biuro login --email ${email} --password-file password --code-from-outbox`);
      expect(login).toMatchObject({ code: 0 });
      return { person, terminal };
    };
    const [anna, tomasz] = [await signedIn(ADMIN), await signedIn(CLIENT)];
    office = anna.terminal;
    client = tomasz.terminal;
    layFiles(anna.person);
    layFiles(tomasz.person);
  }, 120_000);

  afterAll(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
    for (const person of people) person.leave();
  });

  test('every command of the README does what it says', async () => {
    const failed: Run[] = [];
    for (const line of readmeBlock('## Command line')) {
      const run = await office(line.includes(' login ') ? `${line} --password-file haslo.txt` : line);
      if (run.code !== 0) failed.push({ ...run, stdout: line });
    }
    expect(failed).toEqual([]);
  }, 300_000);

  test('the calls of the README sign in and list companies', async () => {
    const lines = readmeBlock('## HTTP').join('\n');
    const { stdout } = await office(lines.replace('http://127.0.0.1:8080', server.address));
    expect(stdout).toContain('"name":"Delta Spedycja Sp. z o.o."');
  });

  test('every example of the help does what it says, or is refused with a sentence', async () => {
    const examples = helpExamples().filter((line) => !elsewhere.test(line));
    const last = examples.filter((line) => line.startsWith('biuro logout'));
    const failed: Run[] = [];
    for (const example of [...examples.filter((line) => !last.includes(line)), ...last]) {
      const terminal = byClient.test(example) ? client : office;
      if (example.startsWith('biuro uptime start')) await nextSecond();
      const run = await terminal(asks.test(example) ? `${example} --yes` : example);
      if (!expectedCodes(example).includes(run.code ?? -1)) failed.push({ ...run, stdout: example });
    }
    expect(failed).toEqual([]);
  }, 600_000);
});

/** The server takes one start, to the second, for one entry. */
const nextSecond = () => wait(1_000 - (Date.now() % 1_000));

function expectedCodes(example: string): number[] {
  if (refused.some((pattern) => pattern.test(example))) return [0, 2, 3, 6];
  return inventedId.test(example) ? [3, 6] : [0];
}

/** The lines of the first block of code below a heading. */
function readmeBlock(heading: string): string[] {
  const [, below = ''] = readFileSync(join(root, 'README.md'), 'utf8').split(`\n${heading}\n`);
  const [, block = ''] = /```sh\n(.*?)```/s.exec(below) ?? [];
  const lines = block.trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  return lines;
}

/** The files that the examples read. */
function layFiles(person: Person): void {
  const examples = join(root, 'apps/cli/examples');
  copyFileSync(join(examples, 'companies.csv'), person.file('firmy.csv'));
  copyFileSync(join(examples, 'statement.mt940'), person.file('wyciag.mt940'));
  symlinkSync(join(root, 'apps'), person.file('apps'));
  symlinkSync(join(root, 'apps/cli/flows'), person.file('flows'));
  writeFileSync(person.file('przelew.pdf'), '%PDF-1.4\n%%EOF\n');
  for (const name of ['faktura', 'umowa']) writeFileSync(person.file(`${name}.pdf`), `%PDF-1.4\n% ${name}\n%%EOF\n`);
  writeFileSync(
    person.file('wyciag.csv'),
    'Data;Tytuł;Rachunek;Kwota\n20.11.2026;VAT-7 26M10;88101000712222123456321800;-1234,56\n',
  );
  writeFileSync(
    person.file('firma.json'),
    JSON.stringify({ name: 'Kiosk Wrzos', vat_number: '9908000034', company_type: 'jdg' }),
  );
  writeFileSync(person.file('kod.txt'), '000000\n');
  writeFileSync(person.file('haslo.txt'), `${PASSWORD}\n`);
  mkdirSync(person.file('.config/fish/completions'), { recursive: true });
}
