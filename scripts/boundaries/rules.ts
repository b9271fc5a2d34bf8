// Import boundaries. Every source file belongs to one area. An area may import itself and the areas that its row names; everything else is refused.
//
//   app → features → domain → platform      the server
//   app → features → services → ui          the web app
//   app → features → terminal               the command line
//                ↓
//   core → core/shared → contract           the packages; the server takes only the shared part of core
import { posix } from 'node:path';

interface Area {
  name: string;
  /** Paths of its files from the root. Parts with another `own`, such as two features, do not import each other. */
  files: RegExp;
  /** Names of the other areas that it may import. */
  may: string[];
}

const SHARED = ['contract', 'core/shared'];
const CLIENT = [...SHARED, 'core'];

/** A file belongs to the first area that matches it, so a narrower area stands above a wider one. */
const AREAS: Area[] = [
  { name: 'contract', files: /^openapi\//, may: [] },
  {
    name: 'core/testing',
    files: /^packages\/core\/src\/(.*(\.test|-paths)\.ts$|(poland\/)?testing\/)/,
    may: [...SHARED, 'core'],
  },
  { name: 'core/shared', files: /^packages\/core\/src\/(poland|lib|i18n)\//, may: ['contract'] },
  { name: 'core', files: /^packages\/core\//, may: SHARED },
  { name: 'testing', files: /^packages\/testing\//, may: SHARED },

  ...appAreas('api', ['domain', 'platform'], { imports: SHARED, root: ['api/demo'] }),
  { name: 'api/demo', files: /^apps\/api\/src\/demo\//, may: ['api/domain', 'api/platform', ...SHARED] },
  { name: 'api/scripts', files: /^apps\/api\/scripts\//, may: ['api/features.ts', 'api/platform'] },

  ...appAreas('web', ['services', 'ui'], { imports: CLIENT, root: ['web/styles'] }),
  { name: 'web/styles', files: /^apps\/web\/src\/styles\//, may: [] },
  { name: 'web/document', files: /^apps\/web\/index\.html$/, may: ['web/app'] },
  { name: 'web/build', files: /^apps\/web\/vite/, may: ['scripts/library'] },
  {
    name: 'web/e2e',
    files: /^apps\/web\/e2e\//,
    may: [...CLIENT, 'core/testing', 'testing', 'scripts/library'],
  },

  ...appAreas('cli', ['terminal'], { imports: [...CLIENT, 'cli/data'], root: [] }),
  { name: 'cli/data', files: /^apps\/cli\/(flows\/|package\.json$)/, may: [] },
  { name: 'cli/start', files: /^apps\/cli\/bin\//, may: ['cli/app'] },
  { name: 'cli/scripts', files: /^apps\/cli\/scripts\//, may: ['scripts/library'] },

  { name: 'scripts/library', files: /^scripts\/library\//, may: ['testing'] },
  // What is measured runs beside the simplest program that does the same work with the same functions, in one process.
  {
    name: 'scripts/bench',
    files: /^scripts\/bench(\/|\.ts$)/,
    may: ['scripts/library', 'testing', ...SHARED, 'api/app', 'api/demo', 'api/feature', 'api/platform', 'web/build'],
  },
  {
    name: 'scripts/torture',
    files: /^scripts\/torture(\/|\.ts$)/,
    may: ['scripts/library', 'testing', ...SHARED, 'api/platform'],
  },
  {
    name: 'scripts',
    files: /^(scripts\/|[^/]+\.ts$)/,
    may: ['scripts/library', 'testing', ...CLIENT, 'core/testing'],
  },
];

/** Single imports that no row above allows. */
const EXCEPTIONS: [from: RegExp, to: RegExp, why: string][] = [
  [
    /^apps\/api\/src\/demo\/history\//,
    /^apps\/api\/src\/features\/tasks\/open-month\//,
    'the past months of the demo are opened by the statements that open a month',
  ],
  [
    /^apps\/web\/e2e\/support\/route-walk\.ts$/,
    /^apps\/web\/src\/services\/i18n\/messages\.json$/,
    'the sentences that a page must show',
  ],
  [
    /^scripts\/screenshots\.ts$/,
    /^apps\/web\/e2e\/support\/(?:screens|idle\.ts$)/,
    'the pictures of the documents are of the screens that the end-to-end tests know, taken when nothing on them is loading',
  ],
  [
    /^scripts\/checks\/tenants\.ts$/,
    /^apps\/web\/src\/app\/start\/brand-colours\.ts$/,
    'the colours of an office are checked with the function that applies them',
  ],
];

/**
 * The areas of an app: the composition root (`app/` and the entries beside it), the features, and below them the layers, each of which
 * imports those after it. Only `app/features.ts` imports features, and of each only its `feature.ts`.
 */
function appAreas(app: string, layers: string[], { imports, root }: { imports: string[]; root: string[] }): Area[] {
  const src = `^apps/${app}/src`;
  const below = (place: number) => [...layers.slice(place).map((layer) => `${app}/${layer}`), ...imports];
  const area = (part: string, files: string, may: string[]): Area => ({
    name: `${app}/${part}`,
    files: new RegExp(files),
    may,
  });
  const parts = ['app', 'features.ts', 'registration', 'feature'].map((part) => `${app}/${part}`);
  return [
    area('tests', `${src}/(testing/|.*\\.test\\.tsx?$)|^apps/${app}/vite/.*\\.test\\.ts$`, [
      ...parts,
      ...root,
      ...below(0),
      'core',
      'core/testing',
      'testing',
      'scripts/library',
      `${app}/scripts`,
      `${app}/build`,
    ]),
    area('features.ts', `${src}/app/features\\.ts$`, [`${app}/registration`, ...below(0)]),
    area('app', `${src}/(app/|[^/]+$)`, [`${app}/features.ts`, ...root, ...below(0)]),
    area('registration', `${src}/features/(?<own>[^/]+)/feature\\.tsx?$`, [`${app}/feature`, ...below(0)]),
    area('feature', `${src}/features/(?<own>[^/]+)/`, below(0)),
    ...layers.map((layer, place) => area(layer, `${src}/${layer}/`, below(place + 1))),
  ];
}

export const areaNames = AREAS.map(({ name }) => name);

/** Why the file may not import this; undefined where it may, or where a package from outside is meant, which the linter judges. */
export function refusalOf(file: string, specifier: string): string | undefined {
  const target = resolve(file, specifier);
  if (target === undefined) return undefined;
  const from = areaOf(file);
  const to = areaOf(target);
  if (!from || !to) return `${from ? target : file} belongs to no area`;
  if (from.own !== undefined && to.own !== undefined && from.own !== to.own)
    return `${to.name} ${to.own} is another feature`;
  const isAllowed =
    from.name === to.name ||
    from.may.includes(to.name) ||
    EXCEPTIONS.some(([some, others]) => some.test(file) && others.test(target));
  if (!isAllowed) return `${from.name} may not import ${to.name}`;
  return specifier.startsWith('../') ? betterSpecifier(file, target) : undefined;
}

/** Layers and packages are imported by their specifiers from outside, so that the direction can be read. */
function betterSpecifier(file: string, target: string): string | undefined {
  const home = /^(packages\/\w+|apps\/\w+\/src\/(domain|platform|services|ui|terminal))\//.exec(target)?.[0];
  if (!home || file.startsWith(home)) return undefined;
  const [parent, name = '', , ...path] = target.split('/');
  if (parent === 'packages') return `write @biuro/${name}/${path.join('/')}`;
  // Specifiers with # hold inside the app only.
  return file.startsWith(`apps/${name}/`) ? `write #${path.join('/')}` : undefined;
}

function areaOf(file: string): { name: string; may: string[]; own: string | undefined } | undefined {
  for (const { name, may, files } of AREAS) {
    const match = files.exec(file);
    if (match) return { name, may, own: match.groups?.own };
  }
  return undefined;
}

/** Path from the root of the repository; undefined for a package from outside. */
function resolve(file: string, specifier: string): string | undefined {
  // A page of Vite takes addresses that begin with / from its own folder.
  if (/^[./]/.test(specifier)) return posix.join(posix.dirname(file), specifier);
  const app = /^apps\/\w+\//.exec(file)?.[0];
  if (specifier.startsWith('#')) return app && `${app}src/${specifier.slice(1)}`;
  const own = /^@biuro\/(?<name>[\w-]+)(?:\/(?<path>.*))?$/.exec(specifier)?.groups;
  if (!own) return undefined;
  const { name = '', path = 'index.ts' } = own;
  if (name === 'contract') return 'openapi/generated/schema.ts';
  return `${['core', 'testing'].includes(name) ? 'packages' : 'apps'}/${name}/src/${path}`;
}
