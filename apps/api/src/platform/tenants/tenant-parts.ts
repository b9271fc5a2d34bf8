import type { components } from '@biuro/contract';
import type { Locale } from '@biuro/core/i18n/text.ts';

export type ModuleName = keyof components['schemas']['Modules'];

/** Columns that a list has data for, each with the name by which the contract sorts; `null` where the list cannot be sorted by it. */
export type SortedBy<Column extends string, Sort extends string> = Record<Column, Sort | null>;

export interface ModuleParts {
  /** Components that pages ask for, each with the number of its variants; `variant` counts from 1. */
  components: Record<string, number>;
  /** By the name of the list. */
  columns: Record<string, SortedBy<string, string>>;
}

/** What tenant files may configure in the modules that are built. What is not listed here is free, so that it can be prepared. */
export type KnownParts = Partial<Record<ModuleName, ModuleParts>>;

/** The part of one feature. */
export type TenantParts = Partial<Record<ModuleName, Partial<ModuleParts>>>;

export function mergeTenantParts(all: TenantParts[]): KnownParts {
  const merged: KnownParts = {};
  // Keys of `TenantParts` are modules.
  for (const [name, parts] of all.flatMap((one) => Object.entries(one) as [ModuleName, Partial<ModuleParts>][])) {
    const { components, columns } = merged[name] ?? { components: {}, columns: {} };
    merged[name] = { components: { ...components, ...parts.components }, columns: { ...columns, ...parts.columns } };
  }
  return merged;
}

type Column = components['schemas']['Column'];

/** What an office calls a column in a language; empty where the portal's own heading stands. */
export function titleOf({ title, title_en = '' }: Pick<Column, 'title' | 'title_en'>, locale: Locale): string {
  return locale === 'pl' ? title : title_en;
}
