import type { Api, Portal } from '@biuro/core';
import type { AppConfig } from '@biuro/core/config/config.ts';
import type { Right } from '@biuro/core/navigation/route-table.ts';
import type { RouteName } from '@biuro/core/navigation/routes.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { IconType } from '#ui/icons/icons.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';

/** Passed to the entries of the palette. */
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

/** The entries of a feature in the palette. Its pages follow from its routes and sections. */
export interface PaletteEntries {
  /** What this person can do from everywhere. */
  actions?: (context: PaletteContext) => CommandItem[];
  records?: RecordSearch;
  /** Links to lists that find more than the palette shows: `typed` is the text of the field, `search` what is searched for. */
  lists?: (context: PaletteContext, typed: string, search: string) => CommandItem[];
}

/** Finds records of the office by what is typed. */
export interface RecordSearch {
  /** The first part of its query key, the same as in the feature's other queries. */
  key: string;
  /** The heading of the results. */
  title: () => string;
  icon: IconType;
  /** Searched only where the office has this page. */
  route: RouteName;
  find: (api: Api, query: { search: string; limit: number }, signal: AbortSignal) => Promise<FoundRecords>;
}

export interface FoundRecords {
  records: { href: string; label: string; detail: string }[];
  /** How many records match on the server. */
  total: number;
}
