// Dependencies have exact versions from the registry and free licences, run no install scripts except those with a reason, and each has a row
// in docs/dependencies.md.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../library/process.ts';
import { UNDECLARED_LICENCES } from '../library/undeclared-licences.ts';

/** Free of charge, also in a business, and without a key. */
const LICENCES = new Set(
  'MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 Unlicense MPL-2.0 Python-2.0 PSF-2.0 OFL-1.1 CC0-1.0'.split(
    ' ',
  ),
);

/** Whose licence is another one, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'date-holidays': 'its data is under CC-BY-3.0: a test compares our holidays with it, and it is not shipped',
  'date-holidays-parser': 'belongs to date-holidays',
};

interface Listed {
  name: string;
  versions: string[];
  license: string;
}

const mistakes: string[] = [];
const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
const document = await readFile(join(root, 'docs/dependencies.md'), 'utf8');
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const installed = await licences();
for (const { name, versions, license } of installed) {
  if (!isFree(license) && !(name in EXCEPTIONS))
    mistakes.push(`${name} ${versions.join(', ')} has the licence ${license}: is everybody free to use it?`);
}
const used = [...(await declared()), ...(await broughtFirst())];
for (const [name, version] of used) {
  if (!isExact(version)) mistakes.push(`${name}: "${version}" is no exact version.`);
  const lack = lackOf(name, version);
  if (lack) mistakes.push(`docs/dependencies.md does not tell ${lack} ${name} ${version}.`);
}
for (const [row = '', version = ''] of rows) {
  if (isExact(version) && !used.some(([name, taken]) => name === row && taken === version))
    mistakes.push(`docs/dependencies.md tells of ${row} ${version}, which nothing uses.`);
}
mistakes.push(...(await foreignSources()), ...scriptsWithoutReason());
console.log(summaryOf(installed));
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length === 0 ? 0 : 1;

/** `A OR B` is free when one is, `A AND B` when both are. */
function isFree(licence: string): boolean {
  const text = licence.replaceAll(/[()]/g, '');
  if (text.includes(' OR ')) return text.split(' OR ').some(isFree);
  return text.split(' AND ').every((part) => LICENCES.has(part.trim()));
}

async function licences(): Promise<Listed[]> {
  const { code, output } = await run('pnpm', ['licenses', 'list', '--recursive', '--json'], { show: 'collect' });
  if (code !== 0) throw new Error(output);
  // What pnpm prints: licence → packages.
  const byLicence = JSON.parse(output.slice(output.indexOf('{'))) as Record<string, Omit<Listed, 'license'>[]>;
  return Object.entries(byLicence).flatMap(([license, packages]) =>
    packages.map((one) => ({ ...one, license: UNDECLARED_LICENCES[one.name] ?? license })),
  );
}

/** What its row leaves out: version, size and purpose stand in the same columns of every table. */
function lackOf(name: string, version: string): string | undefined {
  const row = rows.find((cells) => cells[0] === name && cells[1] === version);
  if (!row) return 'of';
  const [, , , megabytes = '', purpose = ''] = row;
  if (!/^\d+(\.\d+)?$/.test(megabytes)) return 'the size of';
  return purpose === '' ? 'the purpose of' : undefined;
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
}

/** Everything that a package.json names, with the version that the catalog gives it. */
async function declared(): Promise<[string, string][]> {
  const catalog = new Map(
    [...workspace.matchAll(/^ {2}"?([@\w./-]+)"?: ([\w.-]+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
  const folders = ['.', 'openapi', 'scripts/bench', ...(await inside('packages')), ...(await inside('apps'))];
  const found: [string, string][] = [];
  for (const folder of folders) {
    const text = await readFile(join(root, folder, 'package.json'), 'utf8');
    const {
      dependencies,
      devDependencies,
      optionalDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(text);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      if (!version.startsWith('workspace:'))
        found.push([name, version === 'catalog:' ? (catalog.get(name) ?? version) : version]);
  }
  return found;
}

/** What `scripts/run.mjs` brings before anything is installed. */
async function broughtFirst(): Promise<[string, string][]> {
  const text = await readFile(join(root, 'scripts/run.mjs'), 'utf8');
  return ['node', 'pnpm'].map((name) => [
    name,
    new RegExp(`^const ${name.toUpperCase()} = '(.*)';$`, 'm').exec(text)?.[1] ?? 'none',
  ]);
}

async function inside(folder: string): Promise<string[]> {
  return (await readdir(join(root, folder))).map((name) => `${folder}/${name}`);
}

/** Packages of the lockfile that do not come from the registry by their hash. */
async function foreignSources(): Promise<string[]> {
  const lock = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8');
  const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
  const entries = [...packages.matchAll(/^ {2}'?(\S+@\S+?)'?:\n {4}resolution: (.*)$/gm)];
  if (entries.length < 100) return ['pnpm-lock.yaml could not be read.'];
  return entries
    .filter(([, , resolution = '']) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(resolution))
    .map(
      ([, name, resolution]) => `pnpm-lock.yaml: ${name} does not come from the registry by its hash: ${resolution}`,
    );
}

/** Packages of `allowBuilds` without a comment above them or above their group. */
function scriptsWithoutReason(): string[] {
  const block = /^allowBuilds:\n((?: {2}.*\n)*)/m.exec(workspace)?.[1] ?? '';
  const found: string[] = [];
  let explained = false;
  for (const line of block.trimEnd().split('\n')) {
    if (line.trim().startsWith('#')) explained = true;
    else if (!explained)
      found.push(`pnpm-workspace.yaml lets${line.replace(': true', '')} run a program and does not say why.`);
  }
  return block ? found : ['pnpm-workspace.yaml does not say which packages may run programs (allowBuilds).'];
}

/** As docs/dependencies.md has it; other machines have binaries of others. */
function summaryOf(all: Listed[]): string {
  const counts = new Map<string, number>();
  for (const { license, versions } of all) counts.set(license, (counts.get(license) ?? 0) + versions.length);
  const sorted = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return `${sorted.map(([licence, count]) => `${licence} ${count}`).join(', ')}.`;
}
