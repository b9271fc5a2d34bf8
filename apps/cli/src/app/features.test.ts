import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Feature } from '#terminal/feature.ts';
import common from '#terminal/messages.json' with { type: 'json' };
import { commandsBelow, programIn } from '../testing/program.ts';
import { features } from './features.ts';

const directory = fileURLToPath(new URL('../features', import.meta.url));
const names = readdirSync(directory);
const registered = await Promise.all(
  names.map(async (name): Promise<[string, Feature]> => {
    const { default: feature }: { default: Feature } = await import(`${directory}/${name}/feature.ts`);
    return [name, feature];
  }),
);

test('every folder of a feature is in the list', () => {
  expect(registered.filter(([, feature]) => !features.includes(feature)).map(([name]) => name)).toEqual([]);
});

test('no two catalogues have a sentence of the same id', () => {
  const ids = [common, ...features.map(({ messages }) => messages)].flatMap((messages) => Object.keys(messages));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test.each(registered)('%s says its own sentences and those that all share', (name, { messages }) => {
  const own = Object.keys({ ...common, ...messages });
  const others = features.flatMap((feature) => Object.keys(feature.messages)).filter((id) => !own.includes(id));
  const sources = globSync(`${directory}/${name}/**/*.ts`, { exclude: ['**/*.test.ts'] });
  const foreign = sources
    .flatMap((path) => idsIn(readFileSync(path, 'utf8')))
    .filter((pattern) => !own.some((id) => pattern.test(id)));
  expect(others.filter((id) => foreign.some((pattern) => pattern.test(id)))).toEqual([]);
});

test('every argument and every value of an option has a name in both languages', () => {
  const named = commandsBelow(programIn('pl')).flatMap(([, command]) => [
    ...command.registeredArguments.map((argument) => argument.name()),
    ...command.options.flatMap(({ flags }) => Array.from(flags.matchAll(/[<[](\w+)/g), ([, name = '']) => name)),
  ]);
  const known = [common, ...features.map(({ messages }) => messages)].flatMap((messages) => Object.keys(messages));
  expect([...new Set(named)].filter((name) => !known.includes(`word.${name}`))).toEqual([]);
});

/** What is quoted in a source and may be the id of a sentence; `…${value}…` stands for any value. */
function idsIn(source: string): RegExp[] {
  return Array.from(source.matchAll(/'([^'\n]+)'|text\(`([^`\n]+)`/g), ([, whole, template = '']) => {
    const fixed = whole === undefined ? template.split(/\$\{[^}]*\}/) : [whole];
    return new RegExp(`^${fixed.map((part) => part.replace(/\W/gu, '\\$&')).join('.+')}$`);
  });
}
