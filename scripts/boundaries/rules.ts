import { posix } from 'node:path';

interface Area {
  name: string;
  /** Paths of its files from the root of the repository; the group `own` tells apart what does not know each other, such as features. */
  files: RegExp;
  /** Names of the other areas that it may import. */
  may: string[];
}

interface App {
  name: string;
  /** Below the features, from above to below; each is an import specifier, too: `#platform/…`. */
  layers: string[];
  /** What the whole app may import from the packages. */
  packages: string[];
}

const APPS: App[] = [
  { name: 'api', layers: ['domain', 'platform'], packages: ['contract', 'core/shared'] },
  { name: 'web', layers: ['services', 'ui'], packages: ['contract', 'core/shared', 'core'] },
  { name: 'cli', layers: ['terminal'], packages: ['contract', 'core/shared', 'core'] },
];

/** Every file of the code base belongs to the first area that matches it. What no area allows is refused. */
const AREAS: Area[] = [
  { name: 'contract', files: /^openapi\//, may: [] },
  { name: 'core/shared', files: /^packages\/core\/src\/(poland|lib|i18n)\//, may: ['contract', 'core'] },
  { name: 'core', files: /^packages\/core\//, may: ['contract', 'core/shared'] },
  { name: 'testing', files: /^packages\/testing\//, may: ['contract', 'core', 'core/shared'] },
  // Demo data and fixtures: they fill a database with what the features would write.
  {
    name: 'api/demo',
    files: /^apps\/api\/src\/demo\/(?!.*\.test\.ts$)/,
    may: ['api/feature', 'api/domain', 'api/platform', 'contract', 'core/shared'],
  },
  // What `npm run generate` calls.
  {
    name: 'api/scripts',
    files: /^apps\/api\/scripts\//,
    may: ['api/features.ts', 'api/domain', 'api/platform', 'contract', 'core/shared'],
  },
  ...APPS.flatMap(areasOf),
  { name: 'scripts', files: /^(scripts\/|[^/]+\.ts$)/, may: ['contract', 'core', 'core/shared', 'testing'] },
];

/** The one direction inside an app: `app → features → layers`, each layer only what stands below it. */
function areasOf({ name: app, layers, packages }: App): Area[] {
  const src = `^apps/${app}/src`;
  const below = (place: number) => layers.slice(place).map((layer) => `${app}/${layer}`);
  const everything = ['app', 'features.ts', 'pages', 'registration', 'feature', ...layers].map(
    (part) => `${app}/${part}`,
  );
  const demo = app === 'api' ? ['api/demo'] : [];
  return [
    {
      name: `${app}/tests`,
      files: new RegExp(`^apps/${app}/(src/testing/|e2e/|vite|.*\\.test\\.tsx?$)`),
      may: [...everything, ...demo, ...packages, 'core', 'testing'],
    },
    // The list of features, and nothing else of the composition root, knows the features: by what each of them registers.
    {
      name: `${app}/features.ts`,
      files: new RegExp(`${src}/app/features\\.ts$`),
      may: [`${app}/registration`, ...below(0)],
    },
    // A page that several features draw together.
    {
      name: `${app}/pages`,
      files: new RegExp(`${src}/app/pages/`),
      may: [`${app}/feature`, `${app}/app`, ...below(0), ...packages],
    },
    {
      name: `${app}/app`,
      files: new RegExp(`${src}/(app/|[^/]+$)`),
      may: [`${app}/features.ts`, `${app}/pages`, ...demo, ...below(0), ...packages],
    },
    {
      name: `${app}/registration`,
      files: new RegExp(`${src}/features/(?<own>[^/]+)/feature\\.tsx?$`),
      may: [`${app}/feature`, ...below(0), ...packages],
    },
    {
      name: `${app}/feature`,
      files: new RegExp(`${src}/features/(?<own>[^/]+)/`),
      may: [`${app}/registration`, ...below(0), ...packages],
    },
    ...layers.map((layer, place) => ({
      name: `${app}/${layer}`,
      files: new RegExp(`${src}/${layer}/`),
      may: [...below(place + 1), ...packages],
    })),
  ];
}

/** Why the file may not import this; undefined where it may, or where a package from outside is meant, which the linter judges. */
export function refusalOf(file: string, specifier: string): string | undefined {
  const target = resolve(file, specifier);
  if (target === undefined) return undefined;
  const from = areaOf(file);
  const to = areaOf(target);
  if (!from || !to) return `${from ? target : file} belongs to no area`;
  const isOwn = from.area === to.area && from.own === to.own;
  if (isOwn) return undefined;
  const isFeature = from.own !== undefined && to.own !== undefined;
  if (isFeature && from.own !== to.own) return `${to.area.name} ${to.own} is another feature`;
  if (!from.area.may.includes(to.area.name)) return `${from.area.name} may not import ${to.area.name}`;
  if (specifier.startsWith('.')) return shorthandOf(file, target);
  return undefined;
}

/** A layer is imported by its specifier from everywhere outside it, so that the direction can be read. */
function shorthandOf(file: string, target: string): string | undefined {
  const layer = /^apps\/(\w+)\/src\/(?<layer>domain|platform|services|ui|terminal)\//.exec(target);
  if (!layer || file.startsWith(layer[0]) || !file.startsWith(`apps/${layer[1]}/src/`)) return undefined;
  return `write #${target.slice(`apps/${layer[1]}/src/`.length)}`;
}

function areaOf(file: string): { area: Area; own: string | undefined } | undefined {
  for (const area of AREAS) {
    const match = area.files.exec(file);
    if (match) return { area, own: match.groups?.own };
  }
  return undefined;
}

/** Path from the root of the repository; undefined for a package from outside. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const app = /^apps\/\w+\//.exec(file)?.[0];
  if (specifier.startsWith('#')) return app && `${app}src/${specifier.slice(1)}`;
  const own = /^@biuro\/(?<name>[\w-]+)(?:\/(?<path>.*))?$/.exec(specifier)?.groups;
  if (!own) return undefined;
  const { name, path = 'index.ts' } = own;
  if (name === 'contract') return 'openapi/generated/schema.ts';
  return `${['core', 'testing'].includes(name ?? '') ? 'packages' : 'apps'}/${name}/src/${path}`;
}
