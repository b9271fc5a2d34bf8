import type { components } from '@biuro/contract';
import type { Locale } from '@biuro/core/i18n/text.ts';

export type ModuleName = keyof components['schemas']['Modules'];

/** Columns of a list, each with its sort key in the contract; `null` when the list cannot be sorted by it. */
export type SortedBy<Key extends string, Sort extends string> = Record<Key, Sort | null>;

export interface ModuleParts {
  /** Components of pages, each with the number of its variants; `variant` counts from 1. */
  components: Record<string, number>;
  /** By the name of the list. */
  columns: Record<string, SortedBy<string, string>>;
}

/**
 * What tenant files may configure in the modules that exist. Modules that are not listed accept anything, so that their
 * configuration can be prepared.
 */
export type KnownParts = Partial<Record<ModuleName, ModuleParts>>;

/** What one feature contributes. */
export type TenantParts = Partial<Record<ModuleName, Partial<ModuleParts>>>;

export function mergeTenantParts(all: TenantParts[]): KnownParts {
  const merged: KnownParts = {};
  // The keys of `TenantParts` are modules.
  for (const [name, parts] of all.flatMap((one) => Object.entries(one) as [ModuleName, Partial<ModuleParts>][])) {
    const { components, columns } = merged[name] ?? { components: {}, columns: {} };
    merged[name] = { components: { ...components, ...parts.components }, columns: { ...columns, ...parts.columns } };
  }
  return merged;
}

type Column = components['schemas']['Column'];

/** The office's title of a column; empty when the portal's own heading is used. */
export function titleOf({ title, title_en = '' }: Pick<Column, 'title' | 'title_en'>, locale: Locale): string {
  return locale === 'pl' ? title : title_en;
}
