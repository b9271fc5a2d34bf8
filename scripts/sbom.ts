// The list of all components as CycloneDX JSON, with licences and the hashes of the lockfile. `npm run sbom -- FILE` writes it elsewhere;
// `--shipped` leaves out what only development and tests use.
import { parseArgs } from 'node:util';
import { must } from './library/process.ts';

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
console.log(file);
