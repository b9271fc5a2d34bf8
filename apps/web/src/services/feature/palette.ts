import type { Api, Portal } from '@biuro/core';
import type { AppConfig } from '@biuro/core/config/config.ts';
import type { Right } from '@biuro/core/navigation/route-table.ts';
import type { RouteName } from '@biuro/core/navigation/routes.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { IconType } from '#ui/icons/icons.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';

/** What entries of the palette know and do. */
export interface PaletteContext {
  config: AppConfig;
  user: User;
  /** Whether the person's role may do this. */
  may: (right: Right) => boolean;
  portal: Portal;
  queries: QueryClient;
  toast: (text: string) => void;
  goTo: (path: string) => void;
}

/** What a feature has in the palette, besides the pages, which follow from its routes. */
export interface PaletteEntries {
  /** What this person can do from everywhere. */
  actions?: (context: PaletteContext) => CommandItem[];
  records?: RecordSearch;
  /** Lists that find more than the palette shows, by what was typed and by what it looks for. */
  lists?: (context: PaletteContext, typed: string, search: string) => CommandItem[];
}

/** Finds records of the office by what is typed. */
export interface RecordSearch {
  /** Begins the key of its queries, as that of the feature's others. */
  key: string;
  /** What stands above them. */
  title: () => string;
  icon: IconType;
  /** Only an office with this page is asked. */
  route: RouteName;
  find: (api: Api, query: { search: string; limit: number }, signal: AbortSignal) => Promise<FoundRecords>;
}

export interface FoundRecords {
  records: { href: string; label: string; detail: string }[];
  /** How many the server knows of. */
  total: number;
}
