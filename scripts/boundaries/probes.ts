import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root, run } from '../library/process.ts';
import { areaNames, refusalOf } from './rules.ts';

/** A folder of each area, where probes of it lie at several depths; or the one file that it is made of. Features have two. */
const PLACES: Record<string, string> = {
  contract: 'openapi',
  'core/testing': 'packages/core/src/testing',
  'core/shared': 'packages/core/src/lib',
  core: 'packages/core/src/session',
  testing: 'packages/testing/src',
  'api/tests': 'apps/api/src/testing',
  'api/features.ts': 'apps/api/src/app/features.ts',
  'api/app': 'apps/api/src/app',
  'api/registration': 'apps/api/src/features/companies/feature.ts',
  'api/feature': 'apps/api/src/features/companies',
  'api/feature (another)': 'apps/api/src/features/users',
  'api/domain': 'apps/api/src/domain',
  'api/platform': 'apps/api/src/platform',
  'api/demo': 'apps/api/src/demo',
  'api/scripts': 'apps/api/scripts',
  'web/tests': 'apps/web/src/testing',
  'web/features.ts': 'apps/web/src/app/features.ts',
  'web/app': 'apps/web/src/app',
  'web/registration': 'apps/web/src/features/companies/feature.ts',
  'web/feature': 'apps/web/src/features/companies',
  'web/feature (another)': 'apps/web/src/features/users',
  'web/services': 'apps/web/src/services',
  'web/ui': 'apps/web/src/ui',
  'web/styles': 'apps/web/src/styles',
  'web/document': 'apps/web/index.html',
  'web/build': 'apps/web/vite',
  'web/e2e': 'apps/web/e2e',
  'cli/tests': 'apps/cli/src/testing',
  'cli/features.ts': 'apps/cli/src/app/features.ts',
  'cli/app': 'apps/cli/src/app',
  'cli/registration': 'apps/cli/src/features/companies/feature.ts',
  'cli/feature': 'apps/cli/src/features/companies',
  'cli/feature (another)': 'apps/cli/src/features/users',
  'cli/terminal': 'apps/cli/src/terminal',
  'cli/data': 'apps/cli/flows',
  'cli/start': 'apps/cli/bin',
  'cli/scripts': 'apps/cli/scripts',
  'scripts/library': 'scripts/library',
  'scripts/bench': 'scripts/bench',
  'scripts/torture': 'scripts/torture',
  scripts: 'scripts/production',
};

/**
 * What an area may import besides itself, written a second time and independently of the rules. Every pair that is not listed here must be
 * refused, and every pair that is must be allowed.
 */
const ALLOWED: Record<string, string> = {
  'core/testing': 'contract, core/shared, core',
  'core/shared': 'contract',
  core: 'contract, core/shared',
  testing: 'contract, core/shared',

  'api/features.ts': 'api/registration, api/domain, api/platform, contract, core/shared',
  'api/app': 'api/features.ts, api/demo, api/domain, api/platform, contract, core/shared',
  'api/registration': 'api/feature, api/domain, api/platform, contract, core/shared',
  'api/feature': 'api/domain, api/platform, contract, core/shared',
  'api/feature (another)': 'api/domain, api/platform, contract, core/shared',
  'api/domain': 'api/platform, contract, core/shared',
  'api/platform': 'contract, core/shared',
  'api/demo': 'api/domain, api/platform, contract, core/shared',
  'api/scripts': 'api/features.ts, api/platform',
  'api/tests':
    'api/features.ts, api/app, api/registration, api/feature, api/feature (another), api/domain, api/platform, api/demo, api/scripts, ' +
    'contract, core/shared, core, core/testing, testing, scripts/library',

  'web/features.ts': 'web/registration, web/services, web/ui, contract, core/shared, core',
  'web/app': 'web/features.ts, web/services, web/ui, web/styles, contract, core/shared, core',
  'web/registration': 'web/feature, web/services, web/ui, contract, core/shared, core',
  'web/feature': 'web/services, web/ui, contract, core/shared, core',
  'web/feature (another)': 'web/services, web/ui, contract, core/shared, core',
  'web/services': 'web/ui, contract, core/shared, core',
  'web/ui': 'contract, core/shared, core',
  'web/document': 'web/app',
  'web/build': 'scripts/library',
  'web/e2e': 'contract, core/shared, core, core/testing, testing, scripts/library',
  'web/tests':
    'web/features.ts, web/app, web/registration, web/feature, web/feature (another), web/services, web/ui, web/styles, web/build, ' +
    'contract, core/shared, core, core/testing, testing, scripts/library',

  'cli/features.ts': 'cli/registration, cli/terminal, cli/data, contract, core/shared, core',
  'cli/app': 'cli/features.ts, cli/terminal, cli/data, contract, core/shared, core',
  'cli/registration': 'cli/feature, cli/terminal, cli/data, contract, core/shared, core',
  'cli/feature': 'cli/terminal, cli/data, contract, core/shared, core',
  'cli/feature (another)': 'cli/terminal, cli/data, contract, core/shared, core',
  'cli/terminal': 'cli/data, contract, core/shared, core',
  'cli/start': 'cli/app',
  'cli/scripts': 'scripts/library',
  'cli/tests':
    'cli/features.ts, cli/app, cli/registration, cli/feature, cli/feature (another), cli/terminal, cli/data, cli/scripts, ' +
    'contract, core/shared, core, core/testing, testing, scripts/library',

  'scripts/library': 'testing',
  'scripts/bench':
    'scripts/library, testing, contract, core/shared, api/app, api/demo, api/feature, api/feature (another), api/platform, web/build',
  'scripts/torture': 'scripts/library, testing, contract, core/shared, api/platform',
  scripts: 'scripts/library, testing, contract, core/shared, core, core/testing',
};

const DEPTHS = [1, 2, 4];

/** Pairs of areas that the rules judge otherwise than `ALLOWED`, with a path from every depth to every depth; and areas that no probe lies in. */
export function gapsOfRules(): string[] {
  const unprobed = areaNames.filter((name) => !(name in PLACES)).map((name) => `no probe lies in ${name}`);
  const pairs = Object.keys(PLACES).flatMap((from) => Object.keys(PLACES).map((to) => [from, to] as const));
  const misjudged = pairs.filter(([from, to]) => from !== to).flatMap(([from, to]) => gapsBetween(from, to));
  return [...unprobed, ...misjudged];
}

function gapsBetween(from: string, to: string): string[] {
  const isAllowed = ALLOWED[from]?.split(', ').includes(to) ?? false;
  return filesIn(from).flatMap((file) =>
    filesIn(to).flatMap((target) => {
      const path = posix.relative(posix.dirname(file), target);
      const reason = refusalOf(file, path.startsWith('.') ? path : `./${path}`);
      // An allowed import is still refused when it has a shorter specifier, which the reason names.
      const isRefused = reason !== undefined && !reason.startsWith('write ');
      return isRefused === isAllowed ? [`${file} ${isAllowed ? 'may not' : 'may'} import ${target}`] : [];
    }),
  );
}

function filesIn(place: string): string[] {
  const path = PLACES[place] ?? '';
  return posix.extname(path) ? [path] : DEPTHS.map((depth) => posix.join(path, ...levels(depth), 'probe.ts'));
}

const levels = (depth: number): string[] => Array.from({ length: depth }, (_, level) => `level-${level}`);

/** Specifiers that the linter must refuse in a place: packages from outside, and those of other apps and upper layers. */
const FORBIDDEN: Record<string, string> = {
  core: 'react, node:fs, fastify, commander, @biuro/web/x.ts, @biuro/api/x.ts, @biuro/cli/x.ts, @biuro/testing/x.ts, #ui/x.ts',
  testing: '@biuro/web/x.ts, @biuro/api/x.ts, @biuro/cli/x.ts',
  'api/app': '@biuro/core, @biuro/core/session/session-machine.ts, @biuro/web/x.ts, @biuro/cli/x.ts, react, #ui/x.ts',
  'api/feature':
    '@biuro/core, @biuro/core/session/session-machine.ts, @biuro/web/x.ts, @biuro/cli/x.ts, react, #ui/x.ts',
  'api/domain': '@biuro/core, @biuro/web/x.ts, @biuro/cli/x.ts, react, #ui/x.ts, #domain/x.ts',
  'api/platform': '@biuro/core, @biuro/web/x.ts, @biuro/cli/x.ts, react, #ui/x.ts, #domain/x.ts',
  'web/app':
    'primereact/button, sonner, @biuro/api/x.ts, @biuro/cli/x.ts, @biuro/testing/x.ts, node:fs, #platform/x.ts',
  'web/feature': 'primereact/button, sonner, @biuro/api/x.ts, @biuro/cli/x.ts, node:fs, #platform/x.ts',
  'web/services': 'primereact/button, sonner, @biuro/api/x.ts, @biuro/cli/x.ts, node:fs, #platform/x.ts',
  'web/ui': '#services/x.ts, @biuro/api/x.ts, @biuro/cli/x.ts, node:fs',
  'cli/app': '@biuro/api/x.ts, @biuro/web/x.ts, @biuro/testing/x.ts, react, fastify, #ui/x.ts',
  'cli/feature': '@biuro/api/x.ts, @biuro/web/x.ts, react, fastify, #ui/x.ts',
  'cli/terminal': '@biuro/api/x.ts, @biuro/web/x.ts, react, fastify, #ui/x.ts',
  'web/e2e': '@biuro/web/x.ts, @biuro/api/x.ts, @biuro/cli/x.ts',
  scripts: '@biuro/web/x.ts, @biuro/api/x.ts, @biuro/cli/x.ts',
};

/** Writes a file with each of them at every depth and runs the linter once. What it lets through is a gap. */
export async function gapsOfLinter(): Promise<string[]> {
  const planted = new Map<string, string>();
  const folders: string[] = [];
  try {
    for (const [place, specifiers] of Object.entries(FORBIDDEN)) {
      const folder = mkdtempSync(join(root, PLACES[place] ?? '', 'boundary-probe-'));
      folders.push(folder);
      for (const depth of DEPTHS) {
        const directory = join(folder, ...levels(depth));
        mkdirSync(directory, { recursive: true });
        for (const [index, specifier] of specifiers.split(', ').entries()) {
          const file = join(directory, `probe-${index}.ts`);
          writeFileSync(file, `export { x } from '${specifier}';\n`);
          planted.set(file.slice(root.length), specifier);
        }
      }
    }
    const { output } = await run('pnpm', ['exec', 'oxlint', '--format=json', ...folders], { show: 'collect' });
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
    for (const { code, filename } of diagnostics) if (code.includes('no-restricted-imports')) planted.delete(filename);
    return [...planted].map(([file, specifier]) => `${file} may import ${specifier}`);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
