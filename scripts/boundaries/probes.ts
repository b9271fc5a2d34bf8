import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root, run } from '../library/process.ts';
import { refusalOf } from './rules.ts';

/** A folder of each area; a probe lies in it, and is what the probes of other areas import. */
const PLACES = {
  contract: 'openapi',
  core: 'packages/core/src/session',
  testing: 'packages/testing/src',
  'api app': 'apps/api/src/app',
  'api feature': 'apps/api/src/features/companies',
  'another api feature': 'apps/api/src/features/users',
  'api domain': 'apps/api/src/domain/settlement',
  'api platform': 'apps/api/src/platform/http',
  'web app': 'apps/web/src/app',
  'web feature': 'apps/web/src/features/companies',
  'another web feature': 'apps/web/src/features/users',
  'web services': 'apps/web/src/services/session',
  'web ui': 'apps/web/src/ui/text',
  'cli app': 'apps/cli/src/app',
  'cli feature': 'apps/cli/src/features/companies',
  'another cli feature': 'apps/cli/src/features/users',
  'cli terminal': 'apps/cli/src/terminal/output',
  scripts: 'scripts',
} as const;
type Place = keyof typeof PLACES;

/** All that an area may import besides itself; whatever is not named here must be refused. */
const ALLOWED: Partial<Record<Place, Place[]>> = {
  core: ['contract'],
  testing: ['contract', 'core'],
  'api app': ['contract', 'api domain', 'api platform'],
  'api feature': ['contract', 'api domain', 'api platform'],
  'another api feature': ['contract', 'api domain', 'api platform'],
  'api domain': ['contract', 'api platform'],
  'api platform': ['contract'],
  'web app': ['contract', 'core', 'web services', 'web ui'],
  'web feature': ['contract', 'core', 'web services', 'web ui'],
  'another web feature': ['contract', 'core', 'web services', 'web ui'],
  'web services': ['contract', 'core', 'web ui'],
  'web ui': ['contract', 'core'],
  'cli app': ['contract', 'core', 'cli terminal'],
  'cli feature': ['contract', 'core', 'cli terminal'],
  'another cli feature': ['contract', 'core', 'cli terminal'],
  'cli terminal': ['contract', 'core'],
  scripts: ['contract', 'core', 'testing'],
};

const DEPTHS = [1, 2, 4];

/** Imports, written as paths from every depth to every depth, that the rules let through although they are not allowed; or refuse although they are. */
export function gapsOfRules(): string[] {
  const places = Object.keys(PLACES) as Place[];
  return places.flatMap((from) =>
    places.flatMap((to) => {
      if (from === to) return [];
      const isAllowed = ALLOWED[from]?.includes(to) ?? false;
      return DEPTHS.flatMap((near) =>
        DEPTHS.flatMap((far) => {
          const file = below(PLACES[from], near);
          const target = posix.relative(posix.dirname(file), below(PLACES[to], far));
          const reason = refusalOf(file, target);
          // What is allowed, but has a specifier of its own, is refused with it.
          const isRight = isAllowed ? !reason || reason.startsWith('write #') : reason !== undefined;
          return isRight ? [] : [`${file} ${isAllowed ? 'may not' : 'may'} import ${target}`];
        }),
      );
    }),
  );
}

function below(folder: string, depth: number): string {
  return posix.join(folder, ...Array.from({ length: depth }, (_, level) => `level-${level}`), 'probe.ts');
}

/** Packages and specifiers that the linter must refuse. */
const FORBIDDEN: [folder: string, specifier: string][] = [
  ...[
    'react',
    'node:fs',
    'fastify',
    'commander',
    '@biuro/web/x.ts',
    '@biuro/api/x.ts',
    '@biuro/cli/x.ts',
    '@biuro/testing/x.ts',
  ].map((specifier): [string, string] => [PLACES.core, specifier]),
  ...[
    '@biuro/core',
    '@biuro/core/session/session-machine.ts',
    '@biuro/web/x.ts',
    '@biuro/cli/x.ts',
    'react',
    '#ui/x.ts',
  ].flatMap((specifier): [string, string][] => [
    [PLACES['api feature'], specifier],
    [PLACES['api domain'], specifier],
    [PLACES['api platform'], specifier],
  ]),
  [PLACES['api domain'], '#domain/x.ts'],
  [PLACES['api platform'], '#domain/x.ts'],
  ...['primereact/button', 'sonner', '@biuro/api/x.ts', '@biuro/cli/x.ts', 'node:fs', '#platform/x.ts'].flatMap(
    (specifier): [string, string][] => [
      [PLACES['web feature'], specifier],
      [PLACES['web services'], specifier],
      [PLACES['web app'], specifier],
    ],
  ),
  [PLACES['web ui'], '#services/x.ts'],
  [PLACES['web ui'], '@biuro/api/x.ts'],
  ...['@biuro/api/x.ts', '@biuro/web/x.ts', 'react', '#ui/x.ts'].flatMap((specifier): [string, string][] => [
    [PLACES['cli feature'], specifier],
    [PLACES['cli terminal'], specifier],
  ]),
];

/** Plants each forbidden import at every depth, for one run of the linter. */
export async function gapsOfLinter(): Promise<string[]> {
  const planted = new Map<string, string>();
  const folders = [...new Set(FORBIDDEN.map(([folder]) => folder))].map((folder) => ({
    folder,
    probes: mkdtempSync(join(root, folder, 'boundary-probe-')),
  }));
  try {
    for (const { folder, probes } of folders) {
      const specifiers = FORBIDDEN.filter(([place]) => place === folder).map(([, specifier]) => specifier);
      for (const depth of DEPTHS) {
        const directory = join(probes, ...Array.from({ length: depth }, (_, level) => `level-${level}`));
        mkdirSync(directory, { recursive: true });
        for (const [place, specifier] of specifiers.entries()) {
          const file = join(directory, `probe-${place}.ts`);
          writeFileSync(file, `export { x } from '${specifier}';\n`);
          planted.set(file.slice(root.length), specifier);
        }
      }
    }
    const { output } = await run('pnpm', ['exec', 'oxlint', '--format=json', ...folders.map(({ probes }) => probes)], {
      show: 'collect',
    });
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
    for (const { code, filename } of diagnostics) if (code.includes('no-restricted-imports')) planted.delete(filename);
    return [...planted].map(([file, specifier]) => `${file} may import ${specifier}`);
  } finally {
    for (const { probes } of folders) rmSync(probes, { recursive: true });
  }
}
