import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Person, visitor } from '../../testing/biuro.ts';

const directory = fileURLToPath(new URL('../../../flows/', import.meta.url));
const ready = readdirSync(directory).filter((name) => name.endsWith('.yml'));

const run = (person: Person, ...args: string[]) => person.biuro(['flow', 'run', ...args, '--lang', 'en']);

/** A file of one scenario with these lines as its steps. */
function flowOf(person: Person, ...steps: string[]): string {
  const head = ['name: made here', 'scenarios:', '  - name: one', '    steps:'];
  writeFileSync(person.file('flow.yml'), [...head, ...steps.map((step) => `      ${step}`)].join('\n'));
  return 'flow.yml';
}

test.each(ready)(
  '%s runs green',
  async (name) => {
    const { stdout, code } = await run(visitor(), `${directory}${name}`, '--json');
    const { scenarios } = JSON.parse(stdout);
    expect(scenarios.map(({ failure }: { failure: string | null }) => failure).filter(Boolean)).toEqual([]);
    expect([scenarios.length > 0, code]).toEqual([true, 0]);
  },
  120_000,
);

test('a step that does not hold names file, line, step and what was there instead', async () => {
  const person = visitor();
  const file = flowOf(
    person,
    '- visit: /dashboard',
    '- note: the guard lets nobody in',
    '  expect: { of: navigation, context: { place: { name: dashboard } } }',
    '  within: 50ms',
  );
  const { stdout, code } = await run(person, file, '--junit', 'results.xml');
  const sentence = 'navigation.context.place.name: expected "dashboard", got "login"';
  expect(stdout.split('\n')[1]).toBe(`  flow.yml:6: step “the guard lets nobody in”: ${sentence}`);
  expect(code).toBe(1);
  expect(readFileSync(person.file('results.xml'), 'utf8')).toContain(
    '<testsuite name="made here" tests="1" failures="1"',
  );
});

test.each<[string, string[], string]>([
  ['a word that no step has', ['- sned: x'], 'flow.yml:5: unknown word “sned”; maybe “send”?'],
  ['two verbs', ['- visit: /', '  send: x'], 'flow.yml:5: a step must have one of: send, begin,'],
  ['a wrong type', ['- set: {}', '- parallel: 3'], 'flow.yml:6: “parallel” must be: array'],
  ['no YAML', ['- send: ['], 'flow.yml:5: This is not valid YAML'],
])('a file with %s is wrong usage', async (_, steps, sentence) => {
  const person = visitor();
  const { stderr, code } = await run(person, flowOf(person, ...steps));
  expect(stderr).toContain(sentence);
  expect(code).toBe(2);
});

test.each<[string, string[], string]>([
  ['an unknown variable', ["- visit: '/${where}'"], 'there is no variable “where”'],
  ['an unknown chart', ['- send: go', '  to: nowhere'], 'there is no chart “nowhere”; there are: session, navigation'],
  ['an unknown actor', ['- send: go', '  to: ola.session'], 'there is no actor “ola”; there are: me'],
  [
    'an event that the chart ignores',
    ['- send: code.resend', '  to: login'],
    'does not accept the event “code.resend”',
  ],
  ['no length of time', ['- expect: { path: /x }', '  within: "${env.HOME}"'], 'is not a duration'],
  ['a refused call', ['- api: GET /companies'], 'GET /companies.status: expected 200, got 401'],
])('a step with %s fails in one sentence', async (_, steps, sentence) => {
  const person = visitor();
  const { stdout, code } = await run(person, flowOf(person, ...steps));
  expect(stdout).toContain(sentence);
  expect(code).toBe(1);
});

test('variables come from the file, the command line and the answers of the server', async () => {
  const person = visitor();
  const file = flowOf(
    person,
    '- api: GET /config',
    '  remember: { office: /tenant, first: /modules/company/enabled }',
    "- expect: { equal: ['${office} ${first} ${given}', demo true twice] }",
    "- each: ['${office}', demo]",
    '  steps:',
    "    - expect: { equal: ['${item}', demo] }",
  );
  expect((await run(person, file, '--var', 'given=twice')).code).toBe(0);
});

test('time stands until a step moves it', async () => {
  const person = visitor();
  const steps = ['- clock: { set: 2026-10-25T00:30:00Z }', '- clock: { advance: 1h30m }', '- clock: { advance: 5s }'];
  expect((await run(person, flowOf(person, ...steps))).code).toBe(0);
  const { stdout } = await run(person, flowOf(person, '- clock: { set: "2026-10-25 00:30" }'));
  expect(stdout).toContain('“2026-10-25 00:30” is not an instant');
});
