import type { Plugin, Rolldown } from 'vite';

export interface ChunkGroup {
  /** Of the file; where it follows from the module, undefined leaves the module to other groups. */
  name: string | ((module: string) => string | undefined);
  /** The modules that ask first. A pattern that fits none fails the build. */
  modules: RegExp[];
  /** Fit `modules`, but do not belong here. */
  except?: RegExp[];
  /** Only modules that so many pages share. */
  minShareCount?: number;
}

/** The first group that asks for a module gets it, with all that it imports and no group before has asked for. */
export const chunkGroups: ChunkGroup[] = [
  // What asks the server first, and what every visit begins with.
  { name: 'ahead', modules: [/\/src\/app\/start\/first-page\.ts$/] },
  { name: 'start', modules: [/\/src\/app\/main\.tsx$/, /\/src\/features\/login\/login\.tsx$/] },
  // What stands around the pages behind the login, with what any list needs.
  {
    name: 'office',
    modules: [
      // Of all features: an icon that two features share would make the list of the one wait for the code of the other.
      /primeicons\/raw-svg\//,
      /\/src\/ui\/icons\/own\//,
      /\/src\/app\/frame\/admin\/admin-frame\.tsx$/,
      /\/src\/services\/lists\/define-list\.ts$/,
      /\/src\/features\/uptimes\/timer\/panel-state\.ts$/,
      /\/src\/ui\/list\/bulk\/batches\.ts$/,
      /\/src\/ui\/list\/list-page\.tsx$/,
      /\/src\/ui\/list\/use-list\.ts$/,
      /\/src\/ui\/form\/state\/use-form-address\.ts$/,
      /\/src\/ui\/layout\/button-link\.tsx$/,
      /\/src\/ui\/feedback\/copy-button\.tsx$/,
      /\/src\/ui\/record\/person\.tsx$/,
      /\/src\/ui\/text\/tag\.tsx$/,
    ],
  },
  // What features have in common: otherwise it would lie in the list of one of them, and bring it along.
  {
    name: 'shared',
    modules: [
      /\/src\/services\/queries\//,
      /\/src\/services\/records\//,
      /\/src\/ui\//,
      /\/features\/\w+\/(?:[\w-]+-)?terms\.ts$/,
      /\/packages\/core\//,
      /\/@tanstack\//,
    ],
    // The form, and what brings it along.
    except: [/\/ui\/form\//, /\/ui\/record\/record/, /\/ui\/controls\/autocomplete/],
    minShareCount: 4,
  },
  // The list of each feature, with what its other pages share with it.
  { name: featureOf, modules: [/-list\.tsx$/] },
  // What comes by itself once a page stands: the timer, and what tells a demo's charts.
  {
    name: 'timer',
    modules: [
      /\/src\/features\/uptimes\/timer\/pill\.tsx$/,
      /\/uptime\/uptime-machine\.ts$/,
      /\/uptime\/uptime-selectors\.ts$/,
    ],
  },
  {
    name: 'announce-charts',
    modules: [/\/src\/features\/dev\/charts\/announce-charts\.ts$/, /\/src\/features\/dev\/charts\/news\.ts$/],
  },
  // What the homes of office and clients have in common.
  { name: 'home', modules: [/\/src\/features\/home\//], minShareCount: 2 },
  // What every page of a client begins with.
  {
    name: 'client',
    modules: [
      /\/src\/app\/frame\/client\/client-frame\.tsx$/,
      /\/src\/features\/home\/client\/client-home\.tsx$/,
      /\/src\/features\/liabilities\/my\/payments-card\.tsx$/,
    ],
  },
  { name: 'palette', modules: [/\/src\/app\/palette\/palette\.tsx$/, /\/src\/features\/\w+\/palette\/palette\.ts$/] },
  { name: 'form', modules: [/\/src\/ui\/form\//] },
];

/** Makes few files instead of one for each module that two pages share. What no group asks for is a file for each screen. */
export function chunks(groups: ChunkGroup[]): Plugin {
  return {
    name: 'biuro:chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: groups.map(toRolldown) } } } } }),
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()];
      for (const { name, modules: wanted, except = [] } of groups)
        for (const pattern of [...wanted, ...except])
          if (!modules.some((module) => pattern.test(module)))
            this.error(`The chunk ${labelOf(name)} asks for ${pattern}, which fits no module: see vite/chunks.ts.`);
    },
  };
}

function toRolldown(
  { name, modules, except = [], ...conditions }: ChunkGroup,
  place: number,
  groups: ChunkGroup[],
): Rolldown.CodeSplittingGroup {
  const fits = (module: string) => (pattern: RegExp) => pattern.test(module);
  return {
    name: typeof name === 'string' ? name : (module) => name(module) ?? null,
    test: (module) => modules.some(fits(module)) && !except.some(fits(module)),
    priority: groups.length - place,
    ...conditions,
  };
}

const labelOf = (name: ChunkGroup['name']): string => (typeof name === 'string' ? name : 'of a feature');

function featureOf(module: string): string | undefined {
  return /\/src\/features\/(\w+)\/(?:[\w-]+\/)*[\w-]+-list\.tsx$/.exec(module)?.[1];
}
