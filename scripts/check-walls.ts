// Plants an import through each wall and expects the linter to refuse it: a rule that catches nothing is no rule.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.ts';

const FORBIDDEN: [place: string, specifier: string][] = [
  ['packages/core/src/login', 'react'],
  ['packages/core/src/login', 'node:fs'],
  ['packages/core/src/login', '@biuro/web/x.ts'],
  ['apps/api/src/companies', '@biuro/core'],
  ['apps/api/src/companies', '@biuro/core/session/session-machine.ts'],
  ['apps/api/src/companies', '../users/users.ts'],
  ['apps/api/src/app', '@biuro/web/x.ts'],
  ['apps/cli/src/app', '@biuro/api/x.ts'],
  ['apps/web/src/companies', '../login/login.tsx'],
  ['apps/web/src/companies', 'primereact/button'],
  ['apps/web/src/app', 'primereact/button'],
  ['apps/web/src/ui', '../companies/company-list.tsx'],
  ['apps/web/src/home', '../../../api/src/main.ts'],
];

const open: string[] = [];
for (const [place, specifier] of FORBIDDEN) {
  // Beside the room, with the same depth, because the patterns judge relative paths.
  const directory = mkdtempSync(join(root, place, '..', 'wall-'));
  const file = join(place.match(/\/(app|ui)$/) ? join(root, place) : directory, 'wall-probe.ts');
  writeFileSync(file, `export { x } from '${specifier}';\n`);
  const { output } = await run('pnpm', ['exec', 'oxlint', file], { show: 'collect' });
  rmSync(file);
  rmSync(directory, { recursive: true });
  if (!output.includes('no-restricted-imports')) open.push(`${place} may import ${specifier}`);
}
for (const gap of open) console.error(`The wall is open: ${gap}`);
process.exitCode = open.length > 0 ? 1 : 0;
