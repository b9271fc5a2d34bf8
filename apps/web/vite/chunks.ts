import type { Plugin, Rolldown } from 'vite';

export interface ChunkGroup {
  /** The name of the file. A function may derive it from the module; undefined leaves the module to the other groups. */
  name: string | ((module: string) => string | undefined);
  /** The modules, which bring along what they import. A pattern that fits none fails the build. */
  modules: RegExp[];
  /** Fit `modules`, but do not belong here. */
  except?: RegExp[];
  /** Only modules that so many pages share. */
  minShareCount?: number;
}

/** A module goes to the first group that fits it or imports it. */
export const chunkGroups: ChunkGroup[] = [
  // The first requests, and what every visit needs.
  { name: 'ahead', modules: [/\/src\/app\/start\/first-page\.ts$/, /\/packages\/core\/src\/api\/unwrap\.ts$/] },
  { name: 'start', modules: [/\/src\/app\/main\.tsx$/, /\/src\/features\/login\/login\.tsx$/] },
  // What a list requests before its code has loaded, and the calendar, which most pages need; both without `start`.
  {
    name: 'requests',
    modules: [
      /\/src\/ui\/list\/list-request\.ts$/,
      /\/features\/\w+\/list\/request\.ts$/,
      /\/packages\/core\/src\/lib\/date\.ts$/,
    ],
  },
  // What every page behind the login needs.
  {
    name: 'signed-in',
    modules: [
      /\/src\/app\/frame\/(?:signed-in|user-menu|nav-link|brand)\.tsx$/,
      /\/src\/app\/frame\/notices\/(?:offline-banner|other-account)\.tsx$/,
      /\/src\/app\/palette\/command-(?:centre|button)\.tsx$/,
      /\/src\/app\/routing\/redirect-notice\.tsx$/,
      /\/src\/services\/companies\/use-companies\.ts$/,
      /\/src\/services\/feature\/section-icons\.ts$/,
      /\/src\/services\/queries\//,
      /\/src\/services\/uploads\/handed-files\.ts$/,
      /\/src\/ui\/(?:text\/)?messages\.json$/,
      /\/src\/ui\/feedback\/copy-button\.tsx$/,
      /\/src\/ui\/layout\/(?:breadcrumbs|button-link|skip-link)\.tsx$/,
      /\/src\/ui\/overlay\/use-[\w-]+\.ts$/,
      /\/src\/ui\/record\/avatar\.tsx$/,
      /\/src\/ui\/text\/(?:tag\.tsx|period\.ts)$/,
      /\/packages\/core\/src\/api\/idempotency-key\.ts$/,
      /\/@tanstack\//,
      // Lists and cards, and drawers and dialogs, look the same.
      /\/src\/ui\/(?:layout\/card|overlay\/dialog)\.css$/,
      // The icons of the client's home.
      /\/raw-svg\/(?:bars|calendar|chevron-down|chevron-right|copy|envelope|file|home|phone|qrcode|send)\.svg/,
    ],
    // Loads more rows at the end of a list, as two pages of clients do.
    except: [/infiniteQueryObserver/, /useInfiniteQuery/],
  },
  // The frame of the office, and what every list needs.
  {
    name: 'office',
    modules: [
      /\/src\/app\/frame\/admin\/admin-frame\.tsx$/,
      /\/src\/services\/lists\/define-list\.ts$/,
      /\/src\/features\/uptimes\/timer\/panel-state\.ts$/,
      /\/src\/ui\/list\/bulk\/batches\.ts$/,
      /\/src\/ui\/list\/list-page\.tsx$/,
      /\/src\/ui\/list\/use-list\.ts$/,
      /\/src\/ui\/form\/state\/use-form-address\.ts$/,
      /\/src\/ui\/record\/person\.tsx$/,
      // What the list of companies, which opens first, shows of tasks and of a company.
      /\/src\/services\/records\/task\/status\.tsx$/,
      /\/src\/features\/companies\/(?:profile-)?terms\.ts$/,
      // The icons of the lists.
      /\/raw-svg\/(?:pencil|plus|trash|upload|user-plus)\.svg/,
      /\/src\/ui\/icons\/own\/user-(?:check|times)\.svg/,
    ],
  },
  // The other icons: one that two features share would lie in the chunk of one of them, and the list of the other would load it.
  {
    name: 'icons',
    modules: [/primeicons\/raw-svg\//, /\/src\/ui\/icons\/own\//],
    // Those of the preview of a document alone.
    except: [/raw-svg\/(?:replay|search-minus|search-plus)\.svg/],
  },
  // The words of records, which lists and homes show.
  {
    name: 'records',
    modules: [/\/src\/services\/records\/(?:task|liability|declaration)\//, /\/features\/\w+\/(?:[\w-]+-)?terms\.ts$/],
    minShareCount: 4,
  },
  // What the homes and the pages of records are made of.
  {
    name: 'cards',
    modules: [
      /\/src\/ui\/feedback\/copyable\.tsx$/,
      /\/src\/ui\/layout\/(?:card|rows?)\.tsx$/,
      /\/src\/ui\/overlay\/confirm-dialog\.tsx$/,
      /\/src\/ui\/record\/facts\.tsx$/,
      /\/src\/ui\/text\/(?:due\.tsx|money\.tsx|use-now\.ts)$/,
    ],
  },
  // What features have in common; otherwise it would lie in the chunk of one of them, and the others would load that.
  {
    name: 'shared',
    modules: [/\/src\/services\/records\//, /\/src\/ui\//, /\/packages\/core\//, /\/@tanstack\//],
    // The form, the date and PrimeReact, and what imports them.
    except: [
      /\/ui\/form\//,
      /\/ui\/date\//,
      /\/ui\/overlay\/prime\//,
      /\/ui\/record\/record/,
      /\/ui\/controls\/autocomplete/,
    ],
    minShareCount: 4,
  },
  // The list of each feature, with what it shares with other pages of the feature.
  { name: featureOf, modules: [/-list\.tsx$/] },
  // Loaded without being asked for after the page: the timer, and in the demo what announces the statecharts.
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
  // What every page of a client needs.
  {
    name: 'client',
    modules: [
      /\/src\/app\/frame\/client\/client-frame\.tsx$/,
      /\/src\/features\/home\/client\/client-home\.tsx$/,
      /\/src\/features\/liabilities\/my\/payments-card\.tsx$/,
    ],
  },
  { name: 'palette', modules: [/\/src\/app\/palette\/palette\.tsx$/, /\/src\/features\/\w+\/palette\/palette\.ts$/] },
  // The closed field; its calendar comes when it is opened.
  { name: 'date', modules: [/\/src\/ui\/date\/[\w-]+\.tsx?$/] },
  { name: 'form', modules: [/\/src\/ui\/form\//] },
];

/** Makes few files instead of one for each module that two pages share. Modules of no group lie in a file per page. */
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
