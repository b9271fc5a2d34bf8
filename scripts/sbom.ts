// The list of all components as CycloneDX JSON, with licences and the hashes of the lockfile. `npm run sbom -- FILE` writes it elsewhere;
// `--shipped` leaves out what only development and tests use.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { must } from './library/process.ts';
import { UNDECLARED_LICENCES } from './library/undeclared-licences.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { shipped: { type: 'boolean' } } });
const file = positionals[0] ?? 'dist/sbom.cdx.json';
const part = values.shipped ? ['--prod'] : [];
await must(
  'pnpm',
  [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-spec-version',
    '1.6',
    '--sbom-type',
    'application',
    ...part,
    '--out',
    file,
  ],
  {
    show: 'collect',
  },
);
const list = JSON.parse(await readFile(file, 'utf8')) as { components: { name: string; licenses?: object[] }[] }; // CycloneDX
for (const component of list.components) {
  const id = UNDECLARED_LICENCES[component.name];
  if (id && !component.licenses?.length) component.licenses = [{ license: { id } }];
}
await writeFile(file, JSON.stringify(list, null, 2));
console.log(file);
